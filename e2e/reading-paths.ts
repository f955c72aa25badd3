import { pages } from '../src/site/pages/page-table.ts';
import type { Page } from '../src/site/pages/page.ts';

/**
 * An example address for each page that needs more than its path: a document of the demo, or search
 * words.
 */
const examples: Record<string, string> = {
  '/news/:slug': '/news/dhavri-clinic-opens',
  '/events/:slug': '/events/eye-camp-sonkhed-kilns',
  '/photos/:slug': '/photos/ambighat-evenings',
  '/photos/:album/:slug': '/photos/ambighat-evenings/ambighat-evenings-01',
  '/videos/:slug': '/videos/bus-14-until-eleven',
  '/pressreleases/:slug': '/pressreleases/bus-14-runs-until-eleven',
  '/speeches/:slug': '/speeches/a-clinic-after-dark',
  '/search': '/search?s=vikas',
};

const isPublic = ({ label, kind, isDocument }: Page) =>
  kind !== 'personal' && (label !== undefined || isDocument === true);

/** The public pages: every section, and one page of each kind of document. Without a language. */
export const readingPaths = pages.filter(isPublic).map(({ path }) => exampleOf(path));

function exampleOf(path: string): string {
  const example = examples[path] ?? path;
  if (example.includes(':')) throw new Error(`Name one address of ${path} in e2e/reading-paths.ts`);
  return example;
}
