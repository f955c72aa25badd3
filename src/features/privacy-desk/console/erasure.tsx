import { useEffect, useRef, useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { TextField } from '#ui/field.tsx';
import { askErasure, confirmErasure, findHeld, stopErasure } from '../contract.ts';
import { ErasedPlaces } from './erased-places.tsx';
import { ofRequests } from './open-request.ts';
import type { OpenRequest } from './open-request.ts';

const refreshes = [...ofRequests, findHeld];

/** The erasure of a person: says what goes and what stays, and needs the name and a second officer. */
export function Erasure({ request }: { request: OpenRequest }) {
  const say = useSay();
  const may = usePermission();
  const { erasure } = request;
  const { title, press } = useLeadTo(erasure?.state);
  if (erasure && erasure.state !== 'waiting')
    return <ErasedPlaces erasure={erasure} title={title} />;
  if (!may('privacy:admin') || request.state !== 'open') return null;
  const isReachable = Boolean(request.email ?? request.phoneNumber);
  // The view says above why nothing can be erased; one that waits from before can be stopped.
  if (!isReachable && !erasure) return null;
  return (
    <section className="erasure" aria-labelledby="erasure-title">
      <div>
        <h3 id="erasure-title" ref={title} tabIndex={-1}>
          <ConsoleIcon name="warning" /> {say('Erase for ever', 'हमेशा के लिए मिटाएँ')}
        </h3>
        <p>
          {say(
            'All that stands above as going is erased. Copies in backups go within 30 days; the lines in the record stay, without the name. There is no way back.',
            'ऊपर जो भी “हटता है” लिखा है, वह सब मिटता है\u202f। बैकअप की प्रतियाँ 30 दिन में मिटती हैं; रिकॉर्ड की पंक्तियाँ बिना नाम के रहती हैं\u202f। वापस लाने का कोई रास्ता नहीं है\u202f।',
          )}
        </p>
      </div>
      {erasure ? (
        <Waiting request={request} erasure={erasure} onPress={press} />
      ) : (
        <Ask request={request} onPress={press} />
      )}
    </section>
  );
}

/** Leads whoever pressed something to the title once the state that it brings stands there, and what was pressed is gone. */
function useLeadTo(state: string | undefined) {
  const title = useRef<HTMLHeadingElement>(null);
  const pressedIn = useRef<string>(undefined);
  useEffect(() => {
    if (pressedIn.current === undefined || pressedIn.current === String(state)) return;
    pressedIn.current = undefined;
    title.current?.focus();
  }, [state]);
  const press = () => {
    pressedIn.current = String(state);
  };
  return { title, press };
}

interface AskProps {
  request: OpenRequest;
  onPress: () => void;
}

function Ask({ request, onPress }: AskProps) {
  const say = useSay();
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const ask = useCallMutation(askErasure, { refreshes });
  const other = request.others[0];
  const msg = ask.error instanceof CallFailed ? ask.error.failure.errors?.[0]?.msg : undefined;
  return (
    <form
      className="template-form"
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
        ask.mutate(
          { body: { id: request.id, typed } },
          {
            onSuccess: ({ data: { isDone } }) =>
              toast.success(
                isDone
                  ? say('The person is being erased.', 'इस व्यक्ति का डेटा मिटाया जा रहा है\u202f।')
                  : say(
                      'Another officer must confirm now.',
                      'अब किसी दूसरे अधिकारी को पुष्टि करनी होगी\u202f।',
                    ),
              ),
            onError: toast.formError,
          },
        );
      }}
    >
      <TextField
        label={say('To go on, write the family name', 'आगे बढ़ने के लिए उपनाम लिखें')}
        value={typed}
        autoComplete="off"
        maxLength={120}
        onChange={({ target }) => setTyped(target.value)}
        {...(msg && { problem: msg })}
        {...(other && {
          hint: say(
            `${other} must confirm too: an erasure needs two.`,
            `${other} को भी पुष्टि करनी होगी: मिटाने के लिए दो लोग चाहिए\u202f।`,
          ),
        })}
      />
      <ActionButton type="submit" kind="danger" busy={ask.isPending} aria-disabled={typed === ''}>
        {other
          ? say(`Ask ${other} to confirm`, `${other} से पुष्टि माँगें`)
          : say('Erase for ever', 'हमेशा के लिए मिटाएँ')}
      </ActionButton>
    </form>
  );
}

interface WaitingProps extends AskProps {
  erasure: NonNullable<OpenRequest['erasure']>;
}

function Waiting({ request, onPress, erasure: { askedBy, isOwn, places } }: WaitingProps) {
  const say = useSay();
  const sayText = useSayText();
  const toast = useToast();
  const confirm = useCallMutation(confirmErasure, { refreshes });
  const stop = useCallMutation(stopErasure, { refreshes });
  const told = {
    onSuccess: ({ message = '' }: { message?: string | undefined }) => toast.success(message),
    onError: toast.error,
  };
  const act = (call: typeof confirm | typeof stop) => {
    onPress();
    call.mutate({ body: { id: request.id } }, told);
  };
  return (
    <div className="template-form">
      <p>
        {isOwn
          ? say(
              'You asked for this. Another officer must confirm it.',
              'यह आपने माँगा है\u202f। किसी दूसरे अधिकारी को इसकी पुष्टि करनी होगी\u202f।',
            )
          : say(`${askedBy} asks for this.`, `${askedBy} ने यह माँगा है\u202f।`)}{' '}
        {places.map(({ label, rows }) => `${sayText(label)}: ${rows}`).join(', ')}
      </p>
      <div className="reply-actions">
        {!isOwn && (
          <ActionButton kind="danger" busy={confirm.isPending} onClick={() => act(confirm)}>
            {say('Confirm and erase for ever', 'पुष्टि करें और हमेशा के लिए मिटाएँ')}
          </ActionButton>
        )}
        <ActionButton kind="line" busy={stop.isPending} onClick={() => act(stop)}>
          {say('Stop', 'रोकें')}
        </ActionButton>
      </div>
    </div>
  );
}
