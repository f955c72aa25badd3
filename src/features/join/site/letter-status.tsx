import type { OwnLetter } from '#contract/own-letter.ts';
import { longDate } from '#lib/dates.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import './letters.css';

/** How far a letter is, what was answered, and what it said. */
export function LetterStatus({ letter }: { letter: OwnLetter }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const { message, replies, isTogether } = letter;
  const told = (text: string) => (
    <p className="letter-words" lang={languageOfScript(text, language)}>
      {text}
    </p>
  );
  return (
    <div className="letter-status">
      <Steps letter={letter} />
      {isTogether && <p>{t('letters.together')}</p>}
      {replies.map(({ words, at }) => (
        <section key={at}>
          <h2 className="type-h3">{t('letters.replyOf', { day: longDate(at, language) })}</h2>
          {told(words)}
        </section>
      ))}
      <section>
        <h2 className="type-h3">{t('grievance.yourMessage')}</h2>
        {told(message)}
      </section>
    </div>
  );
}

const order = ['received', 'inWork', 'answered'] as const;

/** The road of a letter: the steps behind it are painted, with their days. */
function Steps({ letter: { state, receivedAt, takenUpAt, endedAt } }: { letter: OwnLetter }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const isClosed = state === 'closed';
  const reached = order.indexOf(isClosed ? 'answered' : state);
  const days = { received: receivedAt, inWork: takenUpAt, answered: endedAt };
  return (
    <ol className="letter-steps">
      {order.map((step, at) => (
        <li
          key={step}
          data-done={at <= reached || undefined}
          aria-current={at === reached ? 'step' : undefined}
        >
          <strong>{t(`letters.${step === 'answered' && isClosed ? 'closed' : step}`)}</strong>
          {at <= reached && days[step] && (
            <span className="type-meta">{longDate(days[step], language)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
