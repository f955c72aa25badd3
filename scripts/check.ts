/**
 * Runs every check that needs no running site, two at a time: one line for each, with its findings
 * only where something is wrong. `npm run check -- lint types` runs just those.
 */
import { type Check, checks } from './check/checks.ts';
import { runCheck } from './check/run-check.ts';

const CONCURRENCY = 2;

const named = process.argv.slice(2);
const waiting = checks.filter(({ name }) => named.length === 0 || named.includes(name));
const verdicts: boolean[] = [];
await Promise.all(Array.from({ length: CONCURRENCY }, () => workThrough(waiting)));
process.exitCode = verdicts.length > 0 && verdicts.every(Boolean) ? 0 : 1;

async function workThrough(queue: Check[]): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift())
    verdicts.push(await runCheck(check));
}
