/** The output to which progress is written: a terminal, a log, or a test. */
export interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  /** Begins a kind of work; the function it returns is called after each piece. */
  begin(label: string, total: number): () => void;
}

/**
 * The interval between lines of a log: often enough to see that it goes on, seldom enough to read the
 * rest.
 */
const LOG_PAUSE_MS = 3_000;

/** "Pictures 34 of 74": one line that moves on a terminal, a line every few seconds elsewhere. */
export function showProgress(output: ProgressOutput): Progress {
  return {
    begin(label, total) {
      let done = 0;
      const show = output.isTTY ? movingLine(output) : logLines(output);
      return () => {
        done += 1;
        show(`${label} ${done} of ${total}`, done === total);
      };
    },
  };
}

function movingLine(output: ProgressOutput) {
  return (line: string, isLast: boolean) => output.write(`\r\x1b[K${line}${isLast ? '\n' : ''}`);
}

function logLines(output: ProgressOutput) {
  let next = Date.now() + LOG_PAUSE_MS;
  return (line: string, isLast: boolean) => {
    if (!isLast && Date.now() < next) return;
    next = Date.now() + LOG_PAUSE_MS;
    output.write(`${line}\n`);
  };
}
