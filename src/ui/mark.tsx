import { classNames } from './class-names.ts';

interface MarkProps {
  /** The first letter of the alphabet of the page's language. */
  letter: string;
  /** 64 px instead of 44. */
  large?: boolean;
}

/** The campaign's logo mark; decoration, because the name stands beside it. */
export function Mark({ letter, large }: MarkProps) {
  return (
    <span className={classNames('mark', large && 'mark-large')} aria-hidden="true">
      <span className="mark-letter counterchange">{letter}</span>
    </span>
  );
}

/** The mark with the leader's name and place beside it. */
export function Signature({
  letter,
  name,
  place,
}: {
  letter: string;
  name: string;
  place: string;
}) {
  return (
    <span className="signature">
      <Mark letter={letter} />
      <span className="signature-words">
        <span className="signature-name">{name}</span>
        <span className="signature-place">{place}</span>
      </span>
    </span>
  );
}
