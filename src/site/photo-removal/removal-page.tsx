import { useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { askRemoval } from '#features/photo-booth/contract/removal.ts';
import { RemovalSteps } from '#features/photo-booth/site/removal/removal-steps.tsx';
import { loadPhoto, photoAddress } from '#features/photos/site/load-album.ts';
import { ButtonLink } from '#ui/button.tsx';
import { postForm } from '#ui/forms/post-form.ts';
import { EmptyState } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const album = searchParams.get('album');
  const slug = searchParams.get('photo');
  if (!album || !slug) return { photo: undefined };
  const { photo } = await loadPhoto(context.get(siteContext).call, album, slug);
  if (photo.drawn) throw new Response(null, { status: 404 });
  const { id, file, path } = photo;
  return { photo: { id, file }, back: photoAddress({ path }) };
}

/** Without scripts nobody points: a person reads where they are. */
export function action({ context, request }: ActionFunctionArgs) {
  const { call } = context.get(siteContext);
  return postForm(request, {
    send: (typed) => call(askRemoval, { form: typed }),
    thanks: ({ message = '' }) => ({ sent: message }),
  });
}

/** People in a photo point at themselves, and are blurred by a selfie, or by a person who looks. */
export default function RemovalPage() {
  const { t } = useTranslation();
  const { photo, back } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('removal.title')} description={t('removal.intro')} hidden />
      <PageHeader sentence title={t('removal.title')} intro={t('removal.intro')} />
      <div className="container section">
        {photo ? <RemovalSteps photo={photo} back={back} /> : <NoPhoto />}
      </div>
    </>
  );
}

function NoPhoto() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <EmptyState
      title={t('removal.choose')}
      action={<ButtonLink href={to('/photos')}>{t('frame.photos')}</ButtonLink>}
    />
  );
}
