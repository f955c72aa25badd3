import type { ProjectFile } from './project.ts';

/** `// spec: frame:dropdowns, state:header`, or the same words in the title of a test. */
const MENTION = /\bspec: ((?:[a-z-]+:[^,'"`*)}\n]+(?:, )?)+)/g;

/** The ids that a file names in its comments and titles. */
export function mentionedIds({ text }: Pick<ProjectFile, 'text'>): string[] {
  return [...text.matchAll(MENTION)].flatMap((match) =>
    (match[1] ?? '').split(',').map((id) => id.trim()),
  );
}

/**
 * Whether the file speaks of the line without naming its id: a contract declares the path of a
 * call, the route table that of a page, and tests ask for them.
 */
export function impliesLine(id: string, file: ProjectFile): boolean {
  if (id.startsWith('call:')) return impliesCall(id.slice(id.indexOf(' ') + 1), file);
  if (id.startsWith('route:')) return impliesRoute(id.slice('route:'.length), file);
  return false;
}

function impliesCall(path: string, file: ProjectFile): boolean {
  if (file.kind !== 'code')
    return new RegExp(`(['"\`]|/api)${escaped(path)}(?![\\w/-])`).test(file.text);
  return /^src\/features\/[^/]+\/contract(\/[^/]+)?\.ts$/.test(file.path) && quotes(file, path);
}

function impliesRoute(path: string, file: ProjectFile): boolean {
  if (file.kind === 'journey') return quotes(file, path);
  if (file.path !== 'src/site/routes.ts') return false;
  return path === '/' ? file.text.includes('index(') : quotes(file, path.slice(1));
}

function quotes({ text }: ProjectFile, path: string): boolean {
  return text.includes(`'${path}'`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
