import { useRouteLoaderData } from 'react-router';
import { localPath } from '#contract/languages.ts';
import type { Shell } from './root.tsx';

/** The campaign and the language of the page, as the root loaded them. */
export function useShell(): Shell {
  const shell = useRouteLoaderData<Shell>('root');
  if (!shell) throw new Error('The shell is there only inside the root route.');
  return shell;
}

/** Makes addresses in the page's language: `to('/news')`. */
export function useLocalPath(): (path: string) => string {
  const { language } = useShell();
  return (path) => (path.startsWith('/') ? localPath(language, path) : path);
}
