import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { Lightbox } from './lightbox/lightbox.tsx';
import { openPhoto } from './lightbox/open-photo.ts';
import { photoJsonLd } from './photo-json-ld.ts';
import './photos.css';

/**
 * A function is not serialised for the browser, which needs none of the photo: only the server
 * renders it.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { album = '', slug = '' } = params;
  const view = await openPhoto(context.get(siteContext), album, slug);
  const { title, file, languages } = view.photo;
  return { title, description: file.alt, languages, read: () => view };
}

export default function PhotoPage() {
  const { read, ...said }: Awaited<ReturnType<typeof loader>> = useLoaderData();
  const rootData = useRootData();
  const photo = import.meta.env.SSR ? read().photo : undefined;
  return (
    <>
      <PageMeta
        {...said}
        jsonLd={photo && photoJsonLd(photo, rootData)}
        shared={photo && { collection: 'photos', image: photo.file, ...photo }}
      />
      <ServerOnly>{import.meta.env.SSR && <Lightbox view={read()} />}</ServerOnly>
    </>
  );
}
