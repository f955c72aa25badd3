const QUIET_FOR_MS = 1000;
const REDRAWN_EVERY_MS = 250;

/**
 * The jobs in progress by their titles; several may run at once.
 * @type {Map<string, { started: number, detail: string, isTold: boolean }>}
 */
const underWay = new Map();

/**
 * Does the work and, when it takes more than a second, says so, and what it tells meanwhile:
 * `Installing packages …` and in the end `Installing packages: 38 s`. A terminal has one line that moves.
 * @param {string} title
 * @param {(tell: (detail: string) => void) => Promise<void>} work
 */
export async function step(title, work) {
  const state = { started: performance.now(), detail: '', isTold: false };
  underWay.set(title, state);
  const timer = setInterval(() => show(title, state), REDRAWN_EVERY_MS);
  try {
    await work((detail) => (state.detail = detail));
    underWay.delete(title);
    if (state.isTold) print(`${title}: ${secondsSince(state.started)} s`);
  } finally {
    underWay.delete(title);
    clearInterval(timer);
    clearMovingLine();
  }
}

/**
 * @param {string} title
 * @param {{ started: number, detail: string, isTold: boolean }} state
 */
function show(title, state) {
  if (performance.now() - state.started < QUIET_FOR_MS) return;
  if (process.stdout.isTTY) draw();
  else if (!state.isTold) print(`${title} …`);
  state.isTold = true;
}

/** One line for all that is under way: `Building the pages 4 s · Filling … 4 s, Pictures 34 of 95`. */
function draw() {
  const jobs = [...underWay].map(([title, { started, detail }]) =>
    [`${title} ${secondsSince(started)} s`, detail].filter(Boolean).join(', '),
  );
  clearMovingLine();
  process.stdout.write(jobs.join(' · ').slice(0, (process.stdout.columns ?? 80) - 1));
}

/** @param {string} line */
function print(line) {
  clearMovingLine();
  process.stdout.write(`${line}\n`);
}

function clearMovingLine() {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
}

/** @param {number} started */
const secondsSince = (started) => Math.round((performance.now() - started) / 1000);
