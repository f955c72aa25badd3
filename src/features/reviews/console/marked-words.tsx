import { useSay } from '#ui/console/say.tsx';
import { goToComment } from './comment-place.ts';
import type { Piece } from './marked-text.ts';

const ELEMENTS = { new: 'ins', gone: 'del', same: 'span' } as const;

/** Words with what was taken out and put in; those that are commented on lead to their comment. */
export function MarkedWords({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text, at, comment, isEnd }) => {
    const Element = ELEMENTS[kind];
    return (
      <span key={at}>
        <Element className={comment === undefined ? undefined : 'commented'}>{text}</Element>
        {comment !== undefined && isEnd && <CommentNumber number={comment} />}
      </span>
    );
  });
}

export function CommentNumber({ number }: { number: number }) {
  const say = useSay();
  return (
    <button
      type="button"
      className="comment-number"
      aria-label={say(`Comment ${number}`, `टिप्पणी ${number}`)}
      onClick={() => goToComment(number)}
    >
      {number}
    </button>
  );
}
