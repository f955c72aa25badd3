/** Fails when a file's name says nothing, or a line holds for one machine only. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { faultsInFile } from './check/house-words.ts';

const listed = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    encoding: 'utf8',
  },
);
const paths = listed.split('\0').filter((path) => path !== '' && existsSync(path));
const faults = paths.flatMap((path) => faultsInFile(path, readFileSync(path, 'utf8')));

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
