import { browser } from './browser.mjs';
import { database } from './database.mjs';
import { fonts, pages } from './built.mjs';
import { explain } from './fault.mjs';
import { packages } from './packages.mjs';
import { phoneLetters } from './phone-letters.mjs';
import { step } from './step.mjs';
import { inTurn } from './turn.mjs';

/**
 * @typedef {object} Job
 * @property {string} title What is being done, for people: `Installing packages`.
 * @property {() => boolean} isDue
 * @property {() => Promise<void>} work
 */

/** @type {Record<string, Job[]>} */
const PARTS = {
  fonts: [fonts],
  build: [fonts, pages],
  browser: [browser],
  letters: [phoneLetters],
};

/**
 * Installs packages and prepares the named parts, each only when it is due.
 * @param {string[]} parts
 * @returns {Promise<number>} the exit code
 */
export async function makeReady(parts) {
  const jobs = [packages, database, ...parts.flatMap((part) => PARTS[part] ?? [])];
  try {
    if (jobs.some((job) => job.isDue())) await inTurn(() => doAll(jobs));
    return 0;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}

/** @param {Job[]} jobs */
async function doAll(jobs) {
  for (const job of jobs) if (job.isDue()) await step(job.title, job.work);
}
