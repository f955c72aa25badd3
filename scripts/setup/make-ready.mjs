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

/** @type {Record<string, Job[]>} */
const PARTS = {
  fonts: [fonts],
  build: [fonts, pages, agentArea, program],
  demo: [demo],
  browser: [browser],
  letters: [phoneLetters],
  faces: [faces],
};

/** Rows are done side by side, once packages and fonts are there. The built program fills the database. */
const ROWS = [
  [pages, agentArea],
  [program, demo],
  [browser, phoneLetters, faces],
];

/**
 * Installs packages, those of checks and tests too when `tools` is named, and prepares the named
 * parts, each only when it is due.
 * @param {string[]} parts
 * @returns {Promise<number>} the exit code
 */
export async function makeReady(parts) {
  const wanted = new Set(parts.flatMap((part) => PARTS[part] ?? []));
  const first = [
    parts.includes('tools') ? packagesWithTools : packages,
    database,
    ...(wanted.has(fonts) ? [fonts] : []),
  ];
  const rows = ROWS.map((row) => row.filter((job) => wanted.has(job)));
  try {
    if ([first, ...rows].flat().some((job) => job.isDue()))
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
 * @param {Job[][]} rows
 */
async function doInOrder(first, rows) {
  if (packages.isDue() && rows.flat().includes(demo)) console.log(FIRST_START);
  await doAll(first);
  await untilAllEnd(rows.map(doAll));
}

/** @param {Job[]} jobs */
async function doAll(jobs) {
  for (const { title, isDue, work } of jobs) if (isDue()) await step(title, work);
}

/**
 * Waits for all, also where one fails; then throws what the first of those threw.
 * @param {Promise<void>[]} works
 */
async function untilAllEnd(works) {
  const ends = await Promise.allSettled(works);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
