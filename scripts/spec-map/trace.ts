import { impliesLine, mentionedIds } from './mentions.ts';
import type { ProjectFile } from './project.ts';
import type { SpecLine } from './spec-line.ts';

/** A line of the specification with the paths of its code and of its tests. */
export interface Trace extends SpecLine {
  code: string[];
  tests: string[];
}

/** Finds the code and the tests of every line. */
export function traceLines(lines: readonly SpecLine[], files: readonly ProjectFile[]): Trace[] {
  const read = files.map((file) => ({ file, ids: new Set(mentionedIds(file)) }));
  return lines.map((line) => {
    const found = read.filter(({ file, ids }) => ids.has(line.id) || impliesLine(line.id, file));
    const paths = (isCode: boolean) =>
      found.filter(({ file }) => (file.kind === 'code') === isCode).map(({ file }) => file.path);
    return { ...line, code: paths(true), tests: paths(false) };
  });
}

/** The errors of the map: one sentence for each orphan and each unknown id. */
export function faultsOf(traces: readonly Trace[], files: readonly ProjectFile[]): string[] {
  const due = traces.filter(({ issue }) => issue === undefined);
  const known = new Set(traces.map(({ id }) => id));
  return [
    ...due.filter(({ code }) => code.length === 0).map(({ id }) => `${id} has no code.`),
    ...due.filter(({ tests }) => tests.length === 0).map(({ id }) => `${id} has no test.`),
    ...files.flatMap((file) =>
      mentionedIds(file)
        .filter((id) => !known.has(id))
        .map((id) => `${file.path} names ${id}, which docs/spec-lines.yaml does not have.`),
    ),
  ];
}
