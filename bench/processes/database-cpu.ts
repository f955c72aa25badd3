import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const TICKS_A_SECOND = 100;

/** CPU time of the embedded server over a data folder and of its processes, ended ones too, in ms. */
export function databaseCpuMs(dataFolder: string): number {
  const pidFile = readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8');
  const postmaster = Number.parseInt(pidFile, 10);
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ticks = all.map((pid) => ticksOf(Number(pid), postmaster));
  return (ticks.reduce((sum, each) => sum + each, 0) * 1000) / TICKS_A_SECOND;
}

function ticksOf(pid: number, postmaster: number): number {
  let line: string;
  try {
    line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return 0;
  }
  // The name, in parentheses, may hold spaces; the fields after it are counted from the third.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const at = (field: number) => Number(fields[field - 3]);
  const own = at(14) + at(15);
  if (pid === postmaster) return own + at(16) + at(17);
  return at(4) === postmaster ? own : 0;
}
