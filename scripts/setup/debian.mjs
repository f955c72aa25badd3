import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether this is a Debian machine on which packages may be installed. */
export function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** @param {string[]} packages */
export async function install(...packages) {
  const wanted = ['install', '-y', '--no-install-recommends', ...packages];
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', wanted, quietly)).ok) return;
  await run('apt-get', ['update'], quietly);
  await run('apt-get', wanted, quietly);
}
