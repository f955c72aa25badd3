import { useLoaderData } from 'react-router';
import { Gallery } from '#ui/gallery.tsx';
import { buntingCover } from '#ui/covers/bunting-cover.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { CoverFamilies } from './cover-families.tsx';

const card = {
  name: 'Kaveri',
  greeting: 'Happy birthday',
  from: 'from Avani',
  hue: 205,
  language: 'en',
};

export function loader() {
  const svg = buntingCover({ ...card, width: 600, height: 400 });
  return { bunting: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

/** Every component in every state and every family of covers, for those who build pages; in English. */
export default function StyleguidePage() {
  const { bunting } = useLoaderData<typeof loader>();
  return (
    <div lang="en">
      <PageHead title="Style guide" hidden />
      <Gallery />
      <CoverFamilies bunting={bunting} />
    </div>
  );
}
