/**
 * Writes docs/spec-map.md: each line of the specification with its code and its tests. With
 * `--check` it writes nothing and fails when a line is an orphan or the map is outdated.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readProject } from './spec-map/project.ts';
import { readSpecLines } from './spec-map/spec-line.ts';
import { tableOf } from './spec-map/table.ts';
import { faultsOf, traceLines } from './spec-map/trace.ts';

const LINES = 'docs/spec-lines.yaml';
const MAP = 'docs/spec-map.md';

const lines = readSpecLines(readFileSync(LINES, 'utf8'));
const files = readProject();
const traces = traceLines(lines, files);
const faults = faultsOf(traces, files);
const map = tableOf(traces);

if (process.argv.includes('--check')) {
  if (readFileSync(MAP, 'utf8') !== map) faults.push(`${MAP} is old: run "npm run spec-map".`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  writeFileSync(MAP, map);
}
for (const fault of faults) console.error(fault);
