import type { Thing } from '#ui/page/json-ld/thing.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import type { TextPage } from './text-page.ts';

interface TextPageMetaProps {
  page: TextPage;
  /** What the page is, in the words of schema.org; a mere page when left out. Only the server asks. */
  jsonLd?: Thing | false | undefined;
}

/** What search engines and shared links say of a page of text. */
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
