import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { languages } from '#contract/languages.ts';
import { longDate } from '#lib/dates.ts';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import { kindOf } from './kinds.ts';
import type { Result } from './load-results.ts';

/** One result: kind, date, title, and the matching text; the title links to its page. */
export function ResultRow({ result }: { result: Result }) {
  const { marked } = result;
  const lang = useContentLanguage(result);
  return (
    <li className="result">
      <ResultLine result={result} />
      <div lang={lang}>
        <h3 className="result-title">
          <ResultLink result={result}>
            <MarkedWords parts={marked.title} />
          </ResultLink>
        </h3>
        <ResultText result={result} />
      </div>
    </li>
  );
}

/** The summary, and the excerpt with the match; in the same language, the excerpt alone. */
function ResultText({ result: { summary, language, marked } }: { result: Result }) {
  const { excerpt } = marked;
  const isOther = excerpt?.language !== language;
  return (
    <>
      {summary && isOther && <p className="result-summary">{summary}</p>}
      {excerpt && (
        <p className="result-summary" lang={isOther ? excerpt.language : undefined}>
          <MarkedWords parts={excerpt.parts} />
        </p>
      )}
    </>
  );
}

function MarkedWords({ parts }: { parts: Result['marked']['title'] }) {
  return parts.map(({ text, found }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- A text never changes.
    found ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}

/** A result without a page is shown without a link. */
function ResultLink({ result, children }: { result: Result; children: ReactNode }) {
  const to = useLocalPath();
  const { address } = result;
  if (!address) return children;
  return (
    <a className="stretched-link" href={to(address)}>
      {children}
    </a>
  );
}

function ResultLine({ result }: { result: Result }) {
  const { t } = useTranslation();
  const { language: ofPage } = useRootData();
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
