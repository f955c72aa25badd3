import { redirect, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { JoinBody } from '#features/join/site/join-body.tsx';
import { openReferral } from '#features/referral/contract.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';

export { joinAction as action } from '#features/join/site/join-action.ts';

/** Each opening is counted, so that none is answered from a cache. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** A link that has ended leads to the plain form: whoever has it may join all the same. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const code = params['code'] ?? '';
  const { call } = context.get(siteContext);
  const found = await call(openReferral, { body: { code } }).catch((refusal: unknown) => {
    if (refusal instanceof Response && refusal.status < 500) return undefined;
    throw refusal;
  });
  if (!found) throw redirect('/join');
  return { code, name: found.data.name };
}

/** The join form for who comes by the link of a member. */
export default function InvitedPage() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { code, name } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('join.title')} description={t('joining.intro')} hidden />
      <JoinBody
        action={to(`/r/${code}`)}
        note={
          <p className="join-invited">
            {name ? t('referral.invitedBy', { name }) : t('referral.invited')}
          </p>
        }
      >
        <input type="hidden" name="referral" value={code} />
      </JoinBody>
    </>
  );
}
