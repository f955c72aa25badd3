import type { Thing } from '#ui/page/json-ld/thing.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import type { TextPage } from './text-page.ts';

interface TextPageMetaProps {
  page: TextPage;
  /**
   * The page in the words of schema.org; a plain web page when left out. Only the server uses it.
   */
  jsonLd?: Thing | false | undefined;
}

/** The metadata of a text page for search engines and link previews. */
export function TextPageMeta({ page, jsonLd }: TextPageMetaProps) {
  const { title, summary, languages } = page;
  return (
    <PageMeta
      title={title}
      description={summary}
      languages={languages}
      shared={{ collection: 'pages', ...page }}
      jsonLd={jsonLd}
    />
  );
}
