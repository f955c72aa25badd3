interface AgainLineProps {
  /** Minutes and seconds until it may be asked for again; none once it may. */
  left: string | undefined;
  waiting: string;
  label: string;
  onAgain: () => void;
}

/**
 * Under a question: the way to another message, or when it opens. Each is a paragraph of its own, because React
 * breaks where it looks in one for texts that a browser has translated.
 */
export function AgainLine({ left, waiting, label, onAgain }: AgainLineProps) {
  if (left !== undefined)
    return (
      <p key="waiting">
        {waiting} <strong className="step-clock">{left}</strong>
      </p>
    );
  return (
    <p key="again">
      <button type="button" className="link step-link" onClick={onAgain}>
        {label}
      </button>
    </p>
  );
}
