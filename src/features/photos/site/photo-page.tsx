import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { Finished } from '#ui/page/finished.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { useShell } from '#ui/page/shell.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { Lightbox } from './lightbox/lightbox.tsx';
import { openPhoto } from './lightbox/open-photo.ts';
import { photoJsonLd } from './photo-json-ld.ts';
import './photos.css';

export function loader({ context, params }: LoaderFunctionArgs) {
  const { album = '', photo = '' } = params;
  return openPhoto(context.get(siteContext), album, photo);
}

export default function PhotoPage() {
  const view = useLoaderData<typeof loader>();
  const shell = useShell();
  const { title, file, languages } = view.photo;
  return (
    <>
      <PageHead
        title={title}
        description={file.alt}
        languages={languages}
        jsonLd={import.meta.env.SSR && photoJsonLd(view.album.slug, view.photo, shell)}
        shared={{ collection: 'photos', ...view.photo }}
      />
      <Finished>{import.meta.env.SSR && <Lightbox view={view} />}</Finished>
    </>
  );
}
