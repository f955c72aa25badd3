import { LanguageNotice } from '#ui/page/language-notice.tsx';
import type { TextPage } from './text-page.ts';

/** The text of a page, and a notice where it is in another language. */
export function PageBody({ page }: { page: TextPage }) {
  return (
    <>
      <LanguageNotice text={page} />
      <div className="prose" dangerouslySetInnerHTML={{ __html: page.body ?? '' }} />
    </>
  );
}
