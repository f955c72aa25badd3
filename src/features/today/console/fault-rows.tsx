import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCallMutation } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { languages } from '#contract/languages.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { readFaults, retryWork } from '../contract.ts';
import { jobText } from './job-texts.ts';

type Faults = ReplyOf<typeof readFaults>['data'];

/** A row for each thing to mend, with what can be done about it. */
export function FaultRows({ work, deadLinks, untranslated, searches }: Faults) {
  const say = useSay();
  const sayText = useSayText();
  const lacking = untranslated.filter(({ count }) => count > 0);
  if (work.length + deadLinks + lacking.length + searches.length === 0)
    return <p className="today-empty">{say('Nothing to mend.', 'सुधारने को कुछ नहीं\u202f।')}</p>;
  return (
    <ul className="today-rows">
      {work.map(({ job, count }) => (
        <FaultRow key={job} count={count} text={sayText(jobText(job))}>
          <RetryButton job={job} />
        </FaultRow>
      ))}
      {deadLinks > 0 && (
        <FaultRow
          count={deadLinks}
          text={say(
            deadLinks === 1 ? 'link leads nowhere' : 'links lead nowhere',
            deadLinks === 1 ? 'लिंक कहीं नहीं ले जाता' : 'लिंक कहीं नहीं ले जाते',
          )}
        >
          <Link to="/to-mend?links=dead">
            {say('Show', 'दिखाएँ')}
            <span className="visually-hidden"> {say('dead links', 'ये लिंक')}</span>
          </Link>
        </FaultRow>
      )}
      {lacking.map(({ language, count }) => (
        <FaultRow
          key={language}
          count={count}
          text={say(
            `${count === 1 ? 'page' : 'pages'} with no ${englishName(language)}`,
            `${count === 1 ? 'पन्ना' : 'पन्ने'} ${languages[language].name} में नहीं`,
          )}
        >
          <Link to={`/to-mend?language=${language}`}>
            {say('Show', 'दिखाएँ')}
            <span className="visually-hidden"> {languages[language].name}</span>
          </Link>
        </FaultRow>
      ))}
      {searches.map(({ words, times }) => (
        <FaultRow
          key={words}
          count={times}
          text={say(`searched “${words}”, found nothing`, `बार “${words}” खोजा, कुछ न मिला`)}
        >
          <Link to="/content/news/new">{say('Write', 'लिखें')}</Link>
        </FaultRow>
      ))}
    </ul>
  );
}

const englishName = (code: string) => new Intl.DisplayNames('en', { type: 'language' }).of(code);

function FaultRow({ count, text, children }: { count: number; text: string; children: ReactNode }) {
  return (
    <li className="today-fault">
      <b>{count}</b>
      <span>{text}</span>
      {children}
    </li>
  );
}

function RetryButton({ job }: { job: string }) {
  const say = useSay();
  const may = usePermission();
  const toast = useToast();
  const { mutateAsync, isPending } = useCallMutation(retryWork, { refreshes: [readFaults] });
  if (!may('settings:admin')) return null;
  const retry = () =>
    void mutateAsync({ body: { job } }).then(
      () => toast.success(say('It is tried again.', 'फिर कोशिश हो रही है\u202f।')),
      toast.error,
    );
  return (
    <button type="button" className="text-button" disabled={isPending} onClick={retry}>
      {say('Try again', 'फिर कोशिश करें')}
    </button>
  );
}
