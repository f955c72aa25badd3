import { localPath } from '#contract/languages.ts';
/**
 * Audits the public pages of the built site, English and Hindi, with the demo campaign, by
 * Lighthouse's phone profile: the four scores, and the transferred weight of the first view. `npm
 * run audit -- /news /hi/news` audits these alone. Fails when a page has less than 100 anywhere.
 */
import { readingPaths } from '../e2e/reading-paths.ts';
import startSite from '../e2e/site.ts';
import { auditPage, type PageAudit } from './audit/audit-page.ts';
import { headings, row, shortfallLines } from './audit/table.ts';

const asked = process.argv.slice(2);
const everyPage = readingPaths.flatMap((path) => [path, localPath('hi', path)]);

const stopSite = await startSite();
const origin = process.env['SITE_ORIGIN'] ?? '';
const audits: PageAudit[] = [];
try {
  console.log(headings);
  for (const path of asked.length > 0 ? asked : everyPage) {
    const audit = await auditPage(origin, path);
    console.log(row(audit));
    audits.push(audit);
  }
} finally {
  await stopSite();
}
const shortfalls = audits.flatMap(shortfallLines);
console.log([`${audits.length} pages`, ...shortfalls].join('\n'));
process.exitCode = shortfalls.length > 0 ? 1 : 0;
