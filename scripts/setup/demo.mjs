import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SetupFault } from './fault.mjs';
import { runNode } from './run-node.mjs';

/** The demo campaign in a data folder that has no database yet; a server's is filled by the site. */
export const demo = {
  title: 'Filling the database with the demo campaign',
  isDue: () =>
    !setting('DATABASE_URL') && !existsSync(join(setting('DATA_DIR') || 'data', 'postgres')),
  /** @type {import('./make-ready.mjs').Job['work']} */
  async work(tell) {
    const { ok, errors } = await runNode(['build/program/seed.js'], tell);
    // It says in one line what a person can put right.
    if (!ok) throw new SetupFault(errors.trimEnd() || `${demo.title} was cut off.`);
  },
};

/** @param {string} name */
const setting = (name) => process.env[name]?.trim();
