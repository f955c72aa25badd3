import type { Thing } from '#ui/page/json-ld/thing.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import type { TextPage } from './text-page.ts';

interface TextPageHeadProps {
  page: TextPage;
  /** What the page is, in the words of schema.org; a mere page when left out. Only the server asks. */
  jsonLd?: Thing | false | undefined;
}

/** What search engines and shared links say of a page of text. */
export function TextPageHead({ page, jsonLd }: TextPageHeadProps) {
  const { title, summary, languages } = page;
  return (
    <PageHead
      title={title}
      description={summary}
      languages={languages}
      shared={{ collection: 'pages', ...page }}
      jsonLd={jsonLd}
    />
  );
}
