import { useCallQuery } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { hourOfDay } from '#ui/console/console-dates.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { findReplyDelivery } from '../contract.ts';
import type { OpenLetter } from './open-letter.ts';

const INTERVAL_MS = 2_000;

type LetterEvent = OpenLetter['events'][number];

interface DeliveryProps {
  event: LetterEvent;
  onAgain: ((words: string) => void) | undefined;
}

/** How far the mail of an answer came. */
export function ReplyDelivery({ event, onAgain }: DeliveryProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { words } = event;
  const delivery = useDelivery(event);
  if (!delivery) return null;
  if (delivery.state === 'waiting')
    return (
      <span className="delivery">
        <ConsoleIcon name="clock" />
        {say('The mail is on its way', 'मेल रास्ते में है')}
      </span>
    );
  if (delivery.state === 'sent') {
    const at = delivery.at ? hourOfDay(delivery.at, language) : '';
    return (
      <span className="delivery">
        <ConsoleIcon name="check" />
        {say(`Delivered to the mail server ${at}`, `मेल सर्वर तक पहुँचा, ${at}`)}
      </span>
    );
  }
  return (
    <span className="delivery delivery-refused">
      <ConsoleIcon name="warning" />
      <span>
        {say(
          'The mail was refused: nobody has read it. Look whether the address is right, or ring.',
          'मेल लौटा दिया गया: इसे किसी ने नहीं पढ़ा\u202f। देखें कि पता सही है या नहीं, या फ़ोन करें\u202f।',
        )}
      </span>
      {words && onAgain && (
        <ActionButton kind="quiet" onClick={() => onAgain(words)}>
          {say('Write it again', 'फिर से लिखें')}
        </ActionButton>
      )}
    </span>
  );
}

/** How far a mail has come, asked again until it is on its way no more. */
function useDelivery({ id, delivery }: LetterEvent): LetterEvent['delivery'] {
  const isWaiting = delivery?.state === 'waiting';
  const now = useCallQuery(
    findReplyDelivery,
    { query: { id } },
    {
      enabled: isWaiting,
      refetchInterval: ({ state: { data } }) =>
        data && data.data?.state !== 'waiting' ? false : INTERVAL_MS,
    },
  );
  return isWaiting && now.data ? now.data.data : delivery;
}
