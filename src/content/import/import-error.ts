/** An error in a campaign's files; `line` counts from 1. */
export interface ImportError {
  file: string;
  line: number;
  message: string;
}

export type Report = (fault: ImportError) => void;

/** The campaign cannot be imported; nothing was changed. The message holds a line for each error. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly faults: readonly ImportError[];

  constructor(faults: readonly ImportError[]) {
    super(faults.toSorted(byPlace).map(describe).join('\n'));
    this.faults = faults;
  }
}

/** `demo/news/x.en.md:7  category: there is no news category "helth"`. */
function describe({ file, line, message }: ImportError): string {
  return `${file}:${line}  ${message}`;
}

function byPlace(one: ImportError, other: ImportError): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line;
}
