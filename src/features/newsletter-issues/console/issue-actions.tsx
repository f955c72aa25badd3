import { useState } from 'react';
import { isWritable } from '#broadcasts/console/broadcast-texts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Decision } from '#ui/console/decision.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { SendDialog } from '#ui/console/send-dialog.tsx';
import type { listNewsletterIssues, NewsletterIssue } from '../contract.ts';
import type { IssueDraft } from './issue-draft.ts';
import { useIssueActs } from './use-issue-acts.ts';
import type { IssueActs } from './use-issue-acts.ts';

interface IssueActionsProps {
  issue: NewsletterIssue;
  draft: IssueDraft;
  language: Language;
  reply: ReplyOf<typeof listNewsletterIssues>;
  /** How many people it reaches now. */
  count: number | undefined;
  onFailure: (error: Error | null) => void;
  onSubmitted: () => void;
}

/** The next steps of an issue, as far as the agent may take them. */
export function IssueActions(props: IssueActionsProps) {
  const { issue, draft, language, onFailure } = props;
  const say = useSay();
  const may = usePermission();
  const acts = useIssueActs(issue.id, draft, onFailure);
  const isOpen = isWritable(issue);
  const mayWrite = may('newsletter:write');
  return (
    <>
      {issue.mayApprove && (
        <Decision about={`newsletter ${issue.id}`} busy={acts.isBusy} decide={acts.decide} />
      )}
      <p className="act-row">
        {isOpen && <NextStep {...props} acts={acts} />}
        {mayWrite && (
          <ActionButton
            kind="line"
            icon="mail"
            busy={acts.isBusy}
            onClick={() => void acts.test(language)}
          >
            {say('Send to my own address', 'मेरे अपने पते पर भेजें')}
          </ActionButton>
        )}
        {isOpen && mayWrite && (
          <ActionButton
            kind="danger"
            icon="bin"
            busy={acts.isBusy}
            onClick={() => void acts.discard()}
          >
            {say('Throw away', 'हटाएँ')}
          </ActionButton>
        )}
        {may('newsletter:publish') && <Steering issue={issue} acts={acts} />}
      </p>
    </>
  );
}

/** The button that sends an issue, or lets somebody else look at it first. */
function NextStep(props: IssueActionsProps & { acts: IssueActs }) {
  const { issue, reply, count = 0, acts, onSubmitted } = props;
  const say = useSay();
  const may = usePermission();
  const [isAsked, setAsked] = useState(false);
  const people = count.toLocaleString('en-IN');
  const maySend = may('newsletter:publish') && (!reply.fourEyes || issue.state === 'approved');
  if (!maySend)
    return issue.state === 'draft' && may('newsletter:write') ? (
      <ActionButton
        icon="review"
        busy={acts.isBusy}
        onClick={() => void acts.submit().then((outcome) => outcome === 'done' && onSubmitted())}
      >
        {say('Send to review', 'जाँच के लिए भेजें')}
      </ActionButton>
    ) : null;
  return (
    <>
      <ActionButton icon="mail" busy={acts.isBusy} onClick={() => setAsked(true)}>
        {say('Send', 'भेजें')}
      </ActionButton>
      {isAsked && (
        <SendDialog
          icon="mail"
          quiet={reply.pace.quiet}
          busy={acts.isBusy}
          onClose={() => setAsked(false)}
          onSend={(at) => void acts.send(at).then((outcome) => setAsked(outcome === 'failed'))}
        >
          <p>
            {say(
              `It reaches ${people} people. What has gone out cannot be taken back.`,
              `यह ${people} लोगों तक पहुँचेगा\u202f। जो चला गया, वह वापस नहीं आता\u202f।`,
            )}
          </p>
        </SendDialog>
      )}
    </>
  );
}

/** The buttons that take a plan back; that pause what is on its way, go on with it, or end it. */
function Steering({ issue: { state }, acts }: { issue: NewsletterIssue; acts: IssueActs }) {
  const say = useSay();
  const steps = {
    recall: { in: ['planned'], label: say('Take it back', 'वापस लें') },
    pause: { in: ['sending'], label: say('Pause', 'रोककर रखें') },
    resume: { in: ['paused'], label: say('Go on', 'जारी रखें') },
    cancel: { in: ['sending', 'paused'], label: say('End it for good', 'पूरी तरह बंद करें') },
  };
  return Object.entries(steps).map(
    ([step, { in: states, label }]) =>
      states.includes(state) && (
        <ActionButton
          key={step}
          kind={step === 'cancel' ? 'danger' : 'line'}
          busy={acts.isBusy}
          onClick={() => void acts.steer(step as keyof typeof steps)}
        >
          {label}
        </ActionButton>
      ),
  );
}
