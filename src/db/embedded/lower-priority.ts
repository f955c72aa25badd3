import { readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Between the site and its worker. */
const LOWER_BY = 5;
const LOWEST = constants.priority.PRIORITY_LOW;

/**
 * Runs a process below the priority of this one, and what it starts with it. Where the processor is short,
 * saving then comes after kept pages, which need no database. A system that refuses it leaves both alike.
 */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, lower(getPriority()));
    lowerGroup(pid);
  } catch {
    // Neither is needed for anything to work.
  }
}

/** A kernel that groups processes by their session compares groups, not processes. */
function lowerGroup(pid: number): void {
  const [, own] = /nice (-?\d+)/.exec(readFileSync('/proc/self/autogroup', 'utf8')) ?? [];
  writeFileSync(`/proc/${pid}/autogroup`, String(lower(Number(own))));
}

const lower = (priority: number) => Math.min(priority + LOWER_BY, LOWEST);
