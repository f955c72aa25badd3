import { languages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { dayMonth, longDate } from '#lib/dates.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';

interface ListMetaProps {
  item: { language: Language };
  /** The kind of item. */
  kind?: string;
  /** The language of the kind, where it differs from the page's. */
  kindLang?: Language | undefined;
  /** ISO 8601 */
  at: string;
  /** Shows the year too, where no month heading does. */
  year?: boolean;
}

/** Kind, day, and the language where it differs from the page's. */
export function ListMeta({ item, kind, kindLang, at, year }: ListMetaProps) {
  const { language } = useRootData();
  const foreign = useContentLanguage(item);
  const day = year ? longDate : dayMonth;
  return (
    <p className="type-meta">
      {kind && (
        <>
          <b className="list-kind" lang={kindLang}>
            {kind}
          </b>
          ,{' '}
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
