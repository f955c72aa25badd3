import { usePermission } from '#ui/console/me.ts';
import { LetterHistory } from './letter-history.tsx';
import { LetterTask } from './letter-task.tsx';
import type { OpenedCard, OpenLetter } from './open-letter.ts';
import { WriterCard } from './writer-card.tsx';

interface SideProps {
  letter: OpenLetter;
  card: OpenedCard | undefined;
  onCard: (card: OpenedCard) => void;
  onAgain: (words: string) => void;
}

/**
 * The column beside a letter: the card of its writer, closed until somebody opens it, and who has
 * it.
 */
export function LetterSide({ letter, card, onCard, onAgain }: SideProps) {
  const may = usePermission()('supporters:write');
  return (
    <aside className="letter-side">
      <WriterCard letter={letter} card={card} onCard={onCard} />
      {may && <LetterTask letter={letter} />}
      <LetterHistory letter={letter} onAgain={may ? onAgain : undefined} />
    </aside>
  );
}
