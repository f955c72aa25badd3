import { useState } from 'react';
import { borrowPushToken } from '#client/push.ts';
import { useAct } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useMay } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { useTell } from '#ui/console/tell.ts';
import type { listPushNotices, PushNotice } from '../contract.ts';
import { testPushNotice } from '../contract.ts';
import { Decision } from './decision.tsx';
import { SendDialog } from './send-dialog.tsx';
import { useNotice } from './use-notice.ts';
import type { Written } from './use-notice.ts';

interface NoticeActionsProps {
  notice: PushNotice | undefined;
  written: Written;
  language: Language;
  reply: ReplyOf<typeof listPushNotices>;
  onFailure: (error: Error | null) => void;
}

/** The next steps of a message, as far as the agent may take them. */
export function NoticeActions(props: NoticeActionsProps) {
  const { notice, written, language, reply, onFailure } = props;
  const say = useSay();
  const may = useMay();
  const does = useNotice(notice, written, onFailure);
  const [isSending, setSending] = useState(false);
  const state = notice?.state ?? 'draft';
  const isOpen = ['draft', 'waiting', 'approved'].includes(state);
  const maySend = may('push:publish') && (!reply.fourEyes || state === 'approved');
  const { run, isBusy: busy } = does;
  return (
    <>
      {notice?.mayApprove && (
        <Decision busy={busy} decide={(...how) => void run(() => does.decide(notice, ...how))} />
      )}
      <p className="push-actions">
        {isOpen && maySend && (
          <ActionButton icon="phone" busy={busy} onClick={() => setSending(true)}>
            {say('Send', 'भेजें')}
          </ActionButton>
        )}
        {state === 'draft' && may('push:write') && !maySend && (
          <ActionButton icon="review" busy={busy} onClick={() => void run(does.submit)}>
            {say('Send to review', 'जाँच के लिए भेजें')}
          </ActionButton>
        )}
        {isOpen && may('push:write') && (
          <>
            <ActionButton kind="line" busy={busy} onClick={() => void run(does.save)}>
              {say('Save the draft', 'मसौदा सहेजें')}
            </ActionButton>
            <TryHere language={language} kept={does.kept} />
          </>
        )}
        {notice && ['planned', 'sending'].includes(state) && may('push:publish') && (
          <ActionButton
            kind="danger"
            busy={busy}
            onClick={() => void run(() => does.stop(notice.id))}
          >
            {state === 'planned' ? say('Take it back', 'वापस लें') : say('Stop it', 'रोकें')}
          </ActionButton>
        )}
        {notice && isOpen && may('push:write') && (
          <ActionButton
            kind="danger"
            icon="bin"
            busy={busy}
            onClick={() => void run(() => does.discard(notice.id))}
          >
            {say('Throw away', 'हटाएँ')}
          </ActionButton>
        )}
      </p>
      {isSending && (
        <SendDialog
          count={reply.reach[written.topic]}
          quiet={reply.quiet}
          busy={busy}
          onClose={() => setSending(false)}
          onSend={(at) => void run(() => does.send(at)).then(() => setSending(false))}
        />
      )}
    </>
  );
}

interface TryHereProps {
  language: Language;
  kept: () => Promise<{ id: string }>;
}

/** Shows the message on this device alone, as it will come. */
function TryHere({ language, kept }: TryHereProps) {
  const say = useSay();
  const tell = useTell();
  const test = useAct(testPushNotice);
  const [isAsking, setAsking] = useState(false);
  const refused = say(
    'This browser gave no permission, or could not reach its message service.',
    'इस ब्राउज़र ने अनुमति नहीं दी, या अपनी संदेश सेवा तक नहीं पहुँच पाया\u202f।',
  );
  const tryIt = async () => {
    setAsking(true);
    try {
      const { id } = await kept();
      const token = await borrowPushToken().catch((error: unknown) => {
        console.error(error);
        throw new Error(refused);
      });
      const { message = '' } = await test.mutateAsync({ body: { id, token, language } });
      tell.done(message);
    } catch (error) {
      if (error instanceof Error && error.message === refused) tell.done(refused);
      else tell.failed(error);
    } finally {
      setAsking(false);
    }
  };
  if (!('Notification' in window && 'PushManager' in window)) return null;
  return (
    <ActionButton kind="line" icon="eye" busy={isAsking} onClick={() => void tryIt()}>
      {say('Try on this device', 'इस डिवाइस पर आज़माएँ')}
    </ActionButton>
  );
}
