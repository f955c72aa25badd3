/** Something wrong in a campaign's files; `line` counts from 1. */
export interface Fault {
  file: string;
  line: number;
  message: string;
}

export type Report = (fault: Fault) => void;

/** The campaign cannot be imported; nothing was changed. The message holds a line for each fault. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.toSorted(byPlace).map(describe).join('\n'));
    this.faults = faults;
  }
}

/** `demo/news/x.en.md:7  category: there is no news category "helth"`. */
function describe({ file, line, message }: Fault): string {
  return `${file}:${line}  ${message}`;
}

function byPlace(one: Fault, other: Fault): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line;
}
