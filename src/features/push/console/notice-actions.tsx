import { useState } from 'react';
import { isWritable } from '#broadcasts/console/broadcast-texts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Decision } from '#ui/console/decision.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { SendDialog } from '#ui/console/send-dialog.tsx';
import type { listPushNotices, PushNotice } from '../contract.ts';
import { TryHere } from './try-here.tsx';
import { useNotice } from './use-notice.ts';
import type { Seen } from './use-notice.ts';
import { sameWords } from './written.ts';
import type { Written } from './written.ts';

interface NoticeActionsProps {
  notice: PushNotice | undefined;
  written: Written;
  language: Language;
  reply: ReplyOf<typeof listPushNotices>;
  onSave: (words: Written) => void;
  onMade: (made: Written & Seen) => void;
  onFailure: (error: Error | null) => void;
}

type Does = ReturnType<typeof useNotice>;

/** The next steps of a message, as far as the agent may take them. */
export function NoticeActions(props: NoticeActionsProps) {
  const { notice, written, language, reply, ...told } = props;
  const may = usePermission();
  const does = useNotice(notice, written, { language, ...told });
  const { run, isBusy: busy } = does;
  const isOpen = isWritable(notice);
  const maySend = may('push:publish') && (!reply.fourEyes || notice?.state === 'approved');
  return (
    <>
      {/* Words that are only typed here are not those that are approved. */}
      {notice?.mayApprove && sameWords(notice, written) && (
        <Decision
          about={`push ${notice.id}`}
          busy={busy}
          decide={(...how) => run(() => does.decide(notice, ...how))}
        />
      )}
      <p className="act-row">
        {isOpen && <NextStep {...{ notice, does, maySend, reply }} topic={written.topic} />}
        {isOpen && may('push:write') && <Drafting {...{ does, language }} />}
        {notice && <Ending {...{ notice, does }} />}
      </p>
    </>
  );
}

interface NextStepProps extends Pick<NoticeActionsProps, 'notice' | 'reply'> {
  does: Does;
  maySend: boolean;
  topic: Written['topic'];
}

/** The button that sends a message, or lets somebody else look at it first. */
function NextStep({ notice, does, maySend, reply, topic }: NextStepProps) {
  const say = useSay();
  const may = usePermission();
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy: busy } = does;
  const isDraft = !notice || notice.state === 'draft';
  if (!maySend)
    return isDraft && may('push:write') ? (
      <ActionButton icon="review" busy={busy} onClick={() => void run(does.submit)}>
        {say('Send to review', 'जाँच के लिए भेजें')}
      </ActionButton>
    ) : null;
  const devices = reply.reach[topic].toLocaleString('en-IN');
  const askWhen = async () => {
    does.requireWords();
    setAsked(true);
    return {};
  };
  const send = (at?: string) =>
    void run(() => does.send(at)).then((outcome) => setAsked(outcome === 'failed'));
  return (
    <>
      <ActionButton icon="phone" busy={busy} onClick={() => void run(askWhen)}>
        {say('Send', 'भेजें')}
      </ActionButton>
      {isAsked && (
        <SendDialog
          icon="phone"
          quiet={reply.quiet}
          busy={busy}
          onClose={() => setAsked(false)}
          onSend={send}
        >
          <p>
            {say(
              `It reaches ${devices} devices. What has gone out cannot be taken back.`,
              `यह ${devices} डिवाइस तक पहुँचेगा\u202f। जो चला गया, वह वापस नहीं आता\u202f।`,
            )}
          </p>
        </SendDialog>
      )}
    </>
  );
}

function Drafting({ does, language }: { does: Does; language: Language }) {
  const say = useSay();
  return (
    <>
      <ActionButton kind="line" busy={does.isBusy} onClick={() => void does.run(does.save)}>
        {say('Save the draft', 'मसौदा सहेजें')}
      </ActionButton>
      <TryHere language={language} kept={does.kept} />
    </>
  );
}

/** The button that throws a draft away, takes a plan back, or stops what is on its way. */
function Ending({ notice, does }: { notice: PushNotice; does: Does }) {
  const say = useSay();
  const may = usePermission();
  const { run, isBusy: busy } = does;
  const { id, state } = notice;
  if (isWritable(notice))
    return may('push:write') ? (
      <ActionButton
        kind="danger"
        icon="bin"
        busy={busy}
        onClick={() => void run(() => does.discard(notice))}
      >
        {say('Throw away', 'हटाएँ')}
      </ActionButton>
    ) : null;
  if (!['planned', 'sending'].includes(state) || !may('push:publish')) return null;
  return (
    <ActionButton kind="danger" busy={busy} onClick={() => void run(() => does.stop(id))}>
      {state === 'planned' ? say('Take it back', 'वापस लें') : say('Stop it', 'रोकें')}
    </ActionButton>
  );
}
