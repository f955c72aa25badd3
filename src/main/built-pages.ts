import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';

const folder = join(import.meta.dirname, '..', '..', 'build');

/** The folder in which `npm run build` left what browsers load. */
export const clientFolder = join(folder, 'client');

/** The folder in which `npm run build` left the agent area. */
export const consoleFolder = join(folder, 'console');

/** The pages as `npm run build` left them; read when they are first asked for. */
export function builtPages(): Promise<ServerBuild> {
  return import(/* @vite-ignore */ pathToFileURL(join(folder, 'server', 'index.js')).href);
}

/** The page of the agent area; read once. */
export function builtConsole(): () => Promise<string> {
  let read: Promise<string> | undefined;
  return () => (read ??= readFile(join(consoleFolder, 'index.html'), 'utf8'));
}
