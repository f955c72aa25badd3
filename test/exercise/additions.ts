import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** An addition to the site: a file, and its row in one of the lists of `main` and `site`. */
interface Addition {
  file: string;
  list: string;
  /** The line of the list before its row. */
  after: string;
  row: string;
  /** The exported name in the row; undefined where the row names the file itself. */
  name?: string;
}

const HOME = 'src/features/poems';

export const additions: readonly Addition[] = [
  {
    file: 'poems.ts',
    list: 'src/main/features.ts',
    after: 'export const features: readonly Feature[] = [',
    row: 'poemsFeature,',
    name: 'poemsFeature',
  },
  {
    file: 'poems-page.tsx',
    list: 'src/site/pages/public-pages.ts',
    after: 'export const publicPages: readonly Page[] = [',
    row: `reading('/poems', '../features/poems/poems-page.tsx'),`,
  },
  {
    file: 'verse-message.ts',
    list: 'src/main/messages.ts',
    after: 'export const messages = collectMessages(',
    row: '[verseMessage],',
    name: 'verseMessage',
  },
  {
    file: 'send-verse-job.ts',
    list: 'src/main/jobs.ts',
    after: '  return [',
    row: 'sendVerses(parts),',
    name: 'sendVerses',
  },
  {
    file: 'announce-verse.ts',
    list: 'src/main/features.ts',
    after: 'export const features: readonly Feature[] = [',
    row: '{ routes: verseRoutes },',
    name: 'verseRoutes',
  },
];

/** The folders that the site is built and run from. */
const needed = ['src', 'scripts', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const alsoNeeded = ['react-router.config.ts'];

/**
 * Copies the project into a folder, and makes the additions there, each with its file and its row.
 */
export function projectWithAdditions(folder: string): void {
  for (const path of [...needed, ...alsoNeeded])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const { file, list, after, row, name } of additions) {
    cpSync(join(import.meta.dirname, file), join(folder, HOME, file));
    const path = join(folder, list);
    const lines = readFileSync(path, 'utf8').split('\n');
    const place = lines.indexOf(after);
    if (place < 0) throw new Error(`${list} has no line ${after}`);
    lines.splice(place + 1, 0, row);
    if (name) lines.unshift(`import { ${name} } from '#features/poems/${file}';`);
    writeFileSync(path, lines.join('\n'));
  }
}
