import { dirname, extname, join } from 'node:path';

/** The file of a process beside this one: the built one beside a built one, which starts as quickly. */
export function processFile(name: 'work' | 'faces'): string {
  const own = import.meta.filename;
  return join(dirname(own), `${name}${extname(own)}`);
}
