import { languages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { dayMonth, longDate } from '#lib/dates.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useShell } from '#ui/page/shell.ts';

interface ListMetaProps {
  item: { language: Language };
  /** What kind of thing it is, in the page's language. */
  kind?: string;
  /** ISO 8601 */
  at: string;
  /** The year too, where no name of a month says it. */
  year?: boolean;
}

/** Kind, day, and the language where it is not the page's. */
export function ListMeta({ item, kind, at, year }: ListMetaProps) {
  const { language } = useShell();
  const foreign = useContentLanguage(item);
  const day = year ? longDate : dayMonth;
  return (
    <p className="type-meta">
      {kind && (
        <>
          <b className="list-kind">{kind}</b>,{' '}
        </>
      )}
      <time dateTime={at}>{day(at, language)}</time>
      {foreign && (
        <>
          , <span lang={foreign}>{languages[foreign].name}</span>
        </>
      )}
    </p>
  );
}
