import { LanguageNotice } from '#ui/page/language-notice.tsx';
import type { TextPage } from './text-page.ts';

/** The words of a page, and that they are in another language where they are. */
export function PageBody({ page }: { page: TextPage }) {
  return (
    <>
      <LanguageNotice text={page} />
      <div className="prose" dangerouslySetInnerHTML={{ __html: page.body ?? '' }} />
    </>
  );
}
