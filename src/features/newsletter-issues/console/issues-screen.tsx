import { Audience } from '#broadcasts/console/audience.tsx';
import { BroadcastLists, BroadcastRow } from '#broadcasts/console/broadcast-lists.tsx';
import { useMakeOnce } from '#broadcasts/console/use-make-once.ts';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { useGoOn } from '#ui/console/use-go-on.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { listNewsletterIssues, saveNewsletterIssue } from '../contract.ts';
import type { IssueSummary } from '../contract.ts';
import { begunHere } from './begun-here.ts';
import { IssueFigures } from './issue-figures.tsx';
import { subjectOf } from './issue-texts.ts';
import { PaceDialog } from './pace-dialog.tsx';
import { nothingYet } from './written.ts';
import type { Written } from './written.ts';
import './newsletter.css';

/** Issues that are being written, are planned, go out, and went out, with what became of them. */
export default function IssuesScreen() {
  const say = useSay();
  const may = usePermission();
  const list = useCallQuery(listNewsletterIssues, {}, { refetchInterval: 10_000 });
  const issues = list.data?.data ?? [];
  return (
    <Screen
      title={say('Newsletter', 'समाचार पत्र')}
      actions={may('newsletter:write') && <NewIssue />}
    >
      <QueryState query={list} />
      {list.data && <Readers reply={list.data} />}
      {list.data && issues.length === 0 && (
        <ScreenState icon="empty" title={say('No issue yet', 'अभी कोई अंक नहीं')}>
          {say(
            'An issue is put together from what is published, with words of your own between.',
            'अंक प्रकाशित सामग्री से बनता है, बीच में आपके अपने शब्द होते हैं\u202f।',
          )}
        </ScreenState>
      )}
      <BroadcastLists
        all={issues}
        renderRow={(issue) => <IssueRow key={issue.id} issue={issue} />}
      />
    </Screen>
  );
}

/** Begins an issue, which is kept from its first letter on, and taken away where it is left without one. */
function NewIssue() {
  const say = useSay();
  const toast = useToast();
  const goOn = useGoOn();
  const save = useCallMutation(saveNewsletterIssue, { refreshes: [listNewsletterIssues] });
  const makeOnce = useMakeOnce('newsletter new', (body: Written & { key: string }) =>
    save.mutateAsync({ body }),
  );
  const begin = async () => {
    try {
      const { data } = await makeOnce(nothingYet);
      begunHere.add(data.id);
      await goOn(`/newsletter/${data.id}`);
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <ActionButton icon="plus" busy={save.isPending} onClick={() => void begin()}>
      {say('New issue', 'नया अंक')}
    </ActionButton>
  );
}

/** How many there are to read it, how fast it reaches them, and when they are left in peace. */
function Readers({ reply: { readers, pace } }: { reply: ReplyOf<typeof listNewsletterIssues> }) {
  const say = useSay();
  const rows = [
    [say('Readers', 'पाठक'), readers],
    [say('Mails a minute', 'मेल प्रति मिनट'), pace.perMinute],
  ] as const;
  return (
    <Audience
      rows={rows}
      quiet={pace.quiet}
      anyHour={say('Issues go out at any hour.', 'अंक किसी भी समय भेजे जाते हैं\u202f।')}
      settings={say('Pace and quiet hours', 'रफ़्तार और शांत घंटे')}
    >
      {(close) => <PaceDialog pace={pace} onClose={close} />}
    </Audience>
  );
}

function IssueRow({ issue }: { issue: IssueSummary }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { id, number, state, sendAt, editedAt } = issue;
  const numbered = number !== null && say(`Issue ${number} · `, `अंक ${number} · `);
  return (
    <BroadcastRow
      to={`/newsletter/${id}`}
      title={subjectOf(issue, language) || say('Without a subject', 'बिना विषय')}
      note={`${numbered || ''}${dayAndHour(sendAt ?? editedAt, language)}`}
      state={state}
    >
      <IssueFigures issue={issue} />
    </BroadcastRow>
  );
}
