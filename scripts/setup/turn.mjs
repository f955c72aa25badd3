import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const FILE = '.setting-up.local';
const POLL_MS = 200;

/**
 * Does the work while no other process sets up the same folder; waits for one that does.
 * @param {() => Promise<void>} work
 */
export async function inTurn(work) {
  for (let told = false; !take(); told = true) {
    if (!told) console.log('Another command is setting up this folder; waiting for it.');
    await wait(POLL_MS);
  }
  try {
    await work();
  } finally {
    rmSync(FILE, { force: true });
  }
}

/** @returns {boolean} whether the turn is ours; a dead process's is taken over */
function take() {
  const claim = `${FILE}.${process.pid}`;
  writeFileSync(claim, String(process.pid));
  try {
    // A link appears atomically, so a claim always holds a process id.
    linkSync(claim, FILE);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(claim);
  }
  if (!isAlive(holder())) rmSync(FILE, { force: true });
  return false;
}

/** @returns {number} the id of the process whose turn it is; 0 when it has just ended */
function holder() {
  try {
    return Number(readFileSync(FILE, 'utf8'));
  } catch {
    return 0;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
