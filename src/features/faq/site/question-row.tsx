import { Icon } from '#ui/icon.tsx';
import { LanguageNotice } from '#ui/page/language-notice.tsx';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import type { Question } from './load-questions.ts';

/** One question. The anchor is inside the answer, because browsers then open the disclosure. */
export function QuestionRow({ question }: { question: Question }) {
  const { slug, title, body } = question;
  return (
    <details className="question" lang={useContentLanguage(question)}>
      <summary className="question-title">
        <h3>{title}</h3>
        <Icon name="chevron" />
      </summary>
      <div id={slug} className="question-answer">
        <LanguageNotice text={question} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: body ?? '' }} />
      </div>
    </details>
  );
}
