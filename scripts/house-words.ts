/** Fails when a file's name says nothing, a line holds for one machine only, or a comment or a name is a riddle. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { faultsInComments } from './check/comment-words.ts';
import { faultsInFile } from './check/house-words.ts';

const listed = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    encoding: 'utf8',
  },
);
const paths = listed.split('\0').filter((path) => path !== '' && existsSync(path));
const faults = paths.flatMap((path) => {
  const text = readFileSync(path, 'utf8');
  return [...faultsInFile(path, text), ...faultsInComments(path, text)];
});

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
