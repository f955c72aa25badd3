import { browser } from './browser.mjs';
import { console as agentArea, fonts, pages, program } from './built.mjs';
import { database } from './database.mjs';
import { demo } from './demo.mjs';
import { faces, fetchFacesMeanwhile } from './faces.mjs';
import { explain } from './fault.mjs';
import { packages, packagesWithTools } from './packages.mjs';
import { phoneLetters } from './phone-letters.mjs';
import { step } from './step.mjs';
import { inTurn } from './turn.mjs';

/**
 * @typedef {object} Job
 * @property {string} title What is being done, for people: `Installing packages`.
 * @property {() => boolean} isDue
 * @property {(tell: (detail: string) => void) => Promise<void>} work It may tell how far it is.
 */

const FIRST_START =
  'The first start takes about a minute: packages, fonts, pages, and the demo campaign.';

/**
 * The jobs of each part, in their order; those of a list within are done side by side.
 * @type {Record<string, (Job | Job[])[]>}
 */
const PARTS = {
  fonts: [fonts],
  build: [fonts, pages, [agentArea, program]],
  demo: [demo],
  browser: [browser],
  letters: [phoneLetters],
  faces: [faces],
};

/** Parts of different rows are prepared side by side. */
const ROWS = [['fonts', 'build'], ['demo'], ['browser', 'letters', 'faces']];

/**
 * Installs packages, those of checks and tests too when `tools` is named, and prepares the named
 * parts, each only when it is due.
 * @param {string[]} parts
 * @returns {Promise<number>} the exit code
 */
export async function makeReady(parts) {
  const first = [parts.includes('tools') ? packagesWithTools : packages, database];
  const rows = ROWS.map((row) =>
    row.filter((part) => parts.includes(part)).flatMap((part) => PARTS[part] ?? []),
  );
  try {
    if ([first, ...rows].flat(2).some((job) => job.isDue()))
      await inTurn(() => doInOrder(first, rows));
    if (parts.includes('faces-meanwhile')) fetchFacesMeanwhile();
    return 0;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}

/**
 * @param {Job[]} first
 * @param {(Job | Job[])[][]} rows
 */
async function doInOrder(first, rows) {
  if (packages.isDue() && rows.flat().includes(demo)) console.log(FIRST_START);
  await doAll(first);
  await untilAllEnd(rows.map(doAll));
}

/** @param {(Job | Job[])[]} jobs */
async function doAll(jobs) {
  for (const next of jobs) {
    const due = [next].flat().filter((job) => job.isDue());
    await untilAllEnd(due.map((job) => step(job.title, job.work)));
  }
}

/**
 * Waits for all, also where one fails; then throws what the first of those threw.
 * @param {Promise<void>[]} works
 */
async function untilAllEnd(works) {
  const ends = await Promise.allSettled(works);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
