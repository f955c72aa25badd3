/** A typed text as it is kept: letters composed, line breaks of one kind, no space around it. */
export const tidyText = (typed: string): string =>
  typed.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** A typed text that is kept as one line: every run of spaces and line breaks is one space. */
export const tidyLine = (typed: string): string =>
  typed.normalize('NFC').replace(/\s+/g, ' ').trim();
