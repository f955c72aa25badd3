import { globSync, readFileSync } from 'node:fs';

/** A file of the project that may implement or test lines of the specification. */
export interface ProjectFile {
  path: string;
  text: string;
  kind: 'code' | 'test' | 'journey';
}

/** Reads every mapped file: sources, tests beside them, and the journeys in the browser. */
export function readProject(): ProjectFile[] {
  const paths = globSync(['src/**/*.{ts,tsx,css}', 'test/**/*.test.ts', 'e2e/**/*.spec.ts']);
  return paths.sort().map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
    kind: kindOf(path),
  }));
}

function kindOf(path: string): ProjectFile['kind'] {
  if (path.startsWith('e2e/')) return 'journey';
  return /\.test\.tsx?$/.test(path) ? 'test' : 'code';
}
