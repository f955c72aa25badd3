import type { ConsoleText } from '#contract/console-text.ts';
import { useSayText } from './say.tsx';

/**
 * The labels for where one language of a document stands between what is written and what is
 * public.
 */
export const statusTexts = {
  'not-begun': ['Not begun', 'शुरू नहीं'],
  draft: ['Draft', 'मसौदा'],
  'in-review': ['In review', 'जाँच में'],
  returned: ['Returned', 'लौटाया गया'],
  approved: ['Approved', 'मंज़ूर'],
  scheduled: ['Scheduled', 'समय तय'],
  live: ['Live', 'प्रकाशित'],
  'out-of-date': ['Out of date', 'पुराना पड़ा'],
  binned: ['Binned', 'कूड़ेदान में'],
} as const satisfies Record<string, ConsoleText>;

export type Status = keyof typeof statusTexts;

/** The mark of a status, 16 px, which fills as the text nears the public. */
export function StatusMark({ status, isNamed = false }: { status: Status; isNamed?: boolean }) {
  const sayText = useSayText();
  const name = sayText(statusTexts[status]);
  return (
    <span className="status" title={isNamed ? undefined : name}>
      <svg
        className={`status-mark status-${status}`}
        viewBox="0 0 16 16"
        width="16"
        height="16"
        {...(isNamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      >
        {SHAPES[status]}
      </svg>
      {isNamed && <span className="status-name">{name}</span>}
    </span>
  );
}

const frame = (
  <rect x="1" y="1" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2" />
);
const painted = (
  <>
    {frame}
    <path d="M1 9h14v6H1z" fill="currentColor" />
  </>
);

const SHAPES: Record<Status, React.ReactNode> = {
  'not-begun': <path d="M4 8h8" stroke="currentColor" strokeWidth="2" />,
  draft: (
    <rect
      x="1"
      y="1"
      width="14"
      height="14"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeDasharray="2.8 2.8"
      strokeDashoffset="1.4"
    />
  ),
  'in-review': (
    <>
      {frame}
      <circle cx="8" cy="8" r="2.2" fill="currentColor" />
    </>
  ),
  returned: (
    <>
      {frame}
      <path
        d="M12 10.500V7H4.500M7 4.5 4.5 7 7 9.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </>
  ),
  approved: (
    <>
      {painted}
      <path d="M4.500 5 7 7.5 12 2.8" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
  scheduled: (
    <>
      {painted}
      <path d="M8 3v3.500h3.500" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
  live: <rect x="0" y="0" width="16" height="16" fill="currentColor" />,
  'out-of-date': (
    <>
      <path d="M0 0h8l8 8v8H0z" fill="currentColor" />
      <path className="status-spark" d="M10 0h6v6z" />
    </>
  ),
  binned: (
    <>
      {frame}
      <path d="M2 14 14 2" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
};
