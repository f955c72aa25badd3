import { useCallMutation } from '#client/query.ts';
import { spacedMobile } from '#lib/phone.ts';
import { firstGrapheme } from '#lib/script/grapheme.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import type { ConsoleIconName } from '#ui/console/icon-paths.ts';
import { useSay } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { findLetter, openCard } from '../contract.ts';
import type { OpenedCard, OpenLetter } from './open-letter.ts';

interface CardProps {
  letter: OpenLetter;
  card: OpenedCard | undefined;
  onCard: (card: OpenedCard) => void;
}

/** The card of a writer: covered until somebody opens it, which is written to the record. */
export function WriterCard({ letter, card, onCard }: CardProps) {
  const say = useSay();
  const toast = useToast();
  const open = useCallMutation(openCard, { refreshes: [findLetter] });
  const show = () => {
    if (card || open.isPending) return;
    open.mutate(
      { body: { id: letter.id } },
      { onSuccess: ({ data }) => onCard(data), onError: toast.error },
    );
  };
  useShortcut('S', ['Show the details', 'ब्योरा दिखाएँ'], show, !card);
  return (
    <section aria-label={say('Writer', 'लिखने वाला')}>
      <CardHead letter={letter} />
      <CardRows card={card} />
      {!card && (
        <ActionButton kind="line" icon="eye" keys="S" busy={open.isPending} onClick={show}>
          {say('Show the details', 'ब्योरा दिखाएँ')}
        </ActionButton>
      )}
      <p className="row-note">
        {card
          ? say(
              'You opened this card, and it is on record. It closes again when you leave.',
              'आपने यह कार्ड खोला, और यह रिकॉर्ड में है\u202f। आपके जाते ही यह बंद हो जाएगा\u202f।',
            )
          : say(
              'Opening is written to the record with your name and the time. They close again when you leave.',
              'खोलना आपके नाम और समय के साथ रिकॉर्ड में लिखा जाता है\u202f। आपके जाते ही यह फिर बंद हो जाता है\u202f।',
            )}
      </p>
    </section>
  );
}

function CardHead({ letter: { name, constituency, others, merged } }: Pick<CardProps, 'letter'>) {
  const say = useSay();
  const times = others.length + merged.length + 1;
  const wrote =
    times > 1 ? say(`wrote ${times} times`, `${times} बार लिखा`) : say('wrote once', 'एक बार लिखा');
  return (
    <p className="card-head">
      <span className="initial">{firstGrapheme(name)}</span>
      <span>
        <strong>{name || say('Name held back', 'नाम नहीं दिखाया गया')}</strong>
        <br />
        <span className="row-note">{[constituency, wrote].filter(Boolean).join(', ')}</span>
      </span>
    </p>
  );
}

function CardRows({ card }: Pick<CardProps, 'card'>) {
  const say = useSay();
  const rows: [ConsoleIconName, string, string | null | undefined][] = [
    ['person', say('Full name', 'पूरा नाम'), card?.name],
    ['phone', say('Number', 'नंबर'), card?.phoneNumber && spacedMobile(card.phoneNumber)],
    ['mail', say('Mail', 'मेल'), card?.email],
    ['home', say('Constituency', 'क्षेत्र'), card?.constituency],
  ];
  return (
    <dl className="card-rows">
      {rows.map(([icon, label, value]) => (
        <div key={label}>
          <dt>
            <ConsoleIcon name={icon} /> {label}
          </dt>
          <dd>
            {card ? (
              (value ?? '–')
            ) : (
              <span className="card-hatch" role="img" aria-label={say('covered', 'ढका हुआ')} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
