import { useMay } from '#ui/console/me.ts';
import { LetterHistory } from './letter-history.tsx';
import { LetterTask } from './letter-task.tsx';
import type { OpenedCard, OpenLetter } from './open-letter.ts';
import { WriterCard } from './writer-card.tsx';

interface SideProps {
  letter: OpenLetter;
  card: OpenedCard | undefined;
  onCard: (card: OpenedCard) => void;
}

/** Beside a letter: the card of its writer, closed until somebody opens it, and who has it. */
export function LetterSide({ letter, card, onCard }: SideProps) {
  const may = useMay();
  return (
    <aside className="letter-side">
      <WriterCard letter={letter} card={card} onCard={onCard} />
      {may('supporters:write') && <LetterTask letter={letter} />}
      <LetterHistory letter={letter} />
    </aside>
  );
}
