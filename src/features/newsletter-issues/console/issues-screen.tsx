import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { FailedState, RowSkeletons, ScreenState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { listNewsletterIssues, saveNewsletterIssue } from '../contract.ts';
import type { IssueSummary } from '../contract.ts';
import { IssueFigures } from './issue-figures.tsx';
import { stateTexts, subjectOf } from './issue-texts.ts';
import { PaceDialog } from './pace-dialog.tsx';
import './newsletter.css';

/** Issues that are being written, are planned, go out, and went out, with what became of them. */
export default function IssuesScreen() {
  const say = useSay();
  const may = usePermission();
  const list = useCallQuery(listNewsletterIssues, {}, { refetchInterval: 10_000 });
  const issues = list.data?.data ?? [];
  const open = issues.filter(({ finishedAt }) => finishedAt === null);
  const past = issues.filter(({ finishedAt }) => finishedAt !== null);
  return (
    <Screen
      title={say('Newsletter', 'समाचार पत्र')}
      actions={may('newsletter:write') && <NewIssue />}
    >
      {list.error && <FailedState error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowSkeletons />}
      {list.data && <Readers reply={list.data} />}
      {list.data && issues.length === 0 && (
        <ScreenState icon="empty" title={say('No issue yet', 'अभी कोई अंक नहीं')}>
          {say(
            'An issue is put together from what is published, with words of your own between.',
            'अंक प्रकाशित सामग्री से बनता है, बीच में आपके अपने शब्द होते हैं\u202f।',
          )}
        </ScreenState>
      )}
      <IssueList title={say('Not sent yet', 'अभी नहीं भेजे')} issues={open} />
      <IssueList title={say('Sent', 'भेजे हुए')} issues={past} />
    </Screen>
  );
}

/** Begins an issue, which is kept from its first letter on. */
function NewIssue() {
  const say = useSay();
  const toast = useToast();
  const go = useNavigate();
  const save = useCallMutation(saveNewsletterIssue, { refreshes: [listNewsletterIssues] });
  const everybody = { language: null, topic: null, constituency: null };
  const begin = () =>
    save.mutate(
      { body: { texts: {}, blocks: [], segment: everybody } },
      { onSuccess: ({ data }) => void go(`/newsletter/${data.id}`), onError: toast.error },
    );
  return (
    <ActionButton icon="plus" busy={save.isPending} onClick={begin}>
      {say('New issue', 'नया अंक')}
    </ActionButton>
  );
}

/** How many there are to read it, how fast it reaches them, and when they are left in peace. */
function Readers({ reply }: { reply: ReplyOf<typeof listNewsletterIssues> }) {
  const say = useSay();
  const may = usePermission();
  const [isOpen, setOpen] = useState(false);
  const { readers, pace } = reply;
  const rate = pace.perMinute.toLocaleString('en-IN');
  return (
    <div className="issue-readers">
      <dl className="issue-figures">
        <div>
          <dt>{say('Readers', 'पाठक')}</dt>
          <dd>{readers.toLocaleString('en-IN')}</dd>
        </div>
        <div>
          <dt>{say('Mails a minute', 'मेल प्रति मिनट')}</dt>
          <dd>{rate}</dd>
        </div>
      </dl>
      <p className="issue-quiet">
        {pace.quiet
          ? say(
              `Nothing goes out from ${pace.quiet.from} to ${pace.quiet.until}, Indian time.`,
              `${pace.quiet.from} से ${pace.quiet.until} तक (भारतीय समय) कुछ नहीं भेजा जाता\u202f।`,
            )
          : say('Issues go out at any hour.', 'अंक किसी भी समय भेजे जाते हैं\u202f।')}{' '}
        {may('settings:admin') && (
          <ActionButton kind="quiet" icon="clock" onClick={() => setOpen(true)}>
            {say('Pace and quiet hours', 'रफ़्तार और शांत घंटे')}
          </ActionButton>
        )}
      </p>
      {isOpen && <PaceDialog pace={pace} onClose={() => setOpen(false)} />}
    </div>
  );
}

function IssueList({ title, issues }: { title: string; issues: readonly IssueSummary[] }) {
  if (issues.length === 0) return null;
  return (
    <section className="issue-list">
      <h2>{title}</h2>
      <ul className="issue-rows">
        {issues.map((issue) => (
          <IssueRow key={issue.id} issue={issue} />
        ))}
      </ul>
    </section>
  );
}

function IssueRow({ issue }: { issue: IssueSummary }) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const { id, number, state, sendAt, editedAt } = issue;
  const subject = subjectOf(issue, language) || say('Without a subject', 'बिना विषय');
  return (
    <li className="issue-row">
      <p className="issue-row-text">
        <Link to={`/newsletter/${id}`} lang={languageOfScript(subject, language)}>
          {subject}
        </Link>
        <span className="row-note">
          {number !== null && say(`Issue ${number} · `, `अंक ${number} · `)}
          {dayAndHour(sendAt ?? editedAt, language)}
        </span>
      </p>
      <p className={state === 'waiting' ? 'issue-state issue-state-waits' : 'issue-state'}>
        {sayText(stateTexts[state])}
      </p>
      <IssueFigures issue={issue} />
    </li>
  );
}
