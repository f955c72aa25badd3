import { useTranslation } from '#ui/translation.tsx';
import { languages } from '#contract/languages.ts';
import { longDate } from '#lib/dates.ts';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { kindOf, roomOf } from './kinds.ts';
import type { Result } from './load-results.ts';

/** One found item: what it is, from when, its title; the title leads to where it is read. */
export function ResultRow({ result }: { result: Result }) {
  const { language: ofPage } = useShell();
  const { language, title, summary } = result;
  const lang = language === ofPage ? undefined : language;
  return (
    <li className="result">
      <ResultLine result={result} />
      <div lang={lang}>
        <h3 className="result-title">
          <ResultLink result={result}>{title}</ResultLink>
        </h3>
        {summary && <p className="result-summary">{summary}</p>}
      </div>
    </li>
  );
}

/** A text that no page of the site shows yet is named without a link. */
function ResultLink({ result, children }: { result: Result; children: string }) {
  const to = useLocalPath();
  const room = roomOf(result);
  if (!room) return children;
  return (
    <a className="whole-link" href={to(room)}>
      {children}
    </a>
  );
}

function ResultLine({ result }: { result: Result }) {
  const { t } = useTranslation();
  const { language: ofPage } = useShell();
  const { at, language } = result;
  const kind = kindOf(result);
  return (
    <p className="type-meta result-line">
      {kind && <b className="result-kind">{t(`kind.${kind}`)}</b>}
      {at && <time dateTime={at}>{longDate(at, ofPage)}</time>}
      {language !== ofPage && <span lang={language}>{languages[language].name}</span>}
    </p>
  );
}
