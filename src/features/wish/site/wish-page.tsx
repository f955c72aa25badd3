import { redirect, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { postForm } from '#ui/forms/post-form.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { createWish, listWishes } from '../contract.ts';
import { WishForm } from './wish-form.tsx';
import { WishWall } from './wish-wall.tsx';
import './wish.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { call } = context.get(siteContext);
  const page = searchParams.get('page') ?? '';
  const wall = await call(listWishes, { query: { page } });
  return { wall };
}

/** Without scripts, the form leads to the page of the card. */
export function action({ context, request }: ActionFunctionArgs) {
  const { call } = context.get(siteContext);
  return postForm(request, {
    send: (typed) => call(createWish, { form: typed }),
    thanks: ({ data }) => redirect(`/wish/${data.id}${new URL(data.url).search}`, 303),
  });
}

// spec: route:/wish
/** A birthday card that is drawn while its name is typed, and the cards that others made. */
export default function WishPage() {
  const { t } = useTranslation();
  const { wall } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('frame.createWish')} description={t('wish.intro')} hidden />
      <PageHeader title={t('frame.createWish')} intro={t('wish.intro')} />
      <div className="container section">
        <WishForm />
      </div>
      <div className="container section">
        <WishWall wall={wall} />
      </div>
    </>
  );
}
