import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { listPoems } from './poems.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.get(siteContext).call(listPoems);
  return { poems: data.map(({ slug, title, poet, body }) => ({ slug, title, poet, body })) };
}

/** A page: every poem. */
export default function PoemsPage() {
  const { poems } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title="Poems" description="Poems of the campaign" />
      <PageHeader title="Poems" />
      {poems.map(({ slug, title, poet, body }) => (
        <article key={slug} id={slug} className="container">
          <h2>{title}</h2>
          <p>{poet}</p>
          <div className="prose" dangerouslySetInnerHTML={{ __html: body ?? '' }} />
        </article>
      ))}
    </>
  );
}
