/**
 * Audits the built site with the demo campaign, as Lighthouse sees it on a phone: the four scores,
 * and what the first view weighs over the wire. Fails when a home page has less than 100 anywhere.
 */
import startSite from '../e2e/site.ts';
import { auditPage, type PageAudit } from './audit/audit-page.ts';
import { table } from './audit/table.ts';

const HOMES = ['/', '/hi'];
const READING = ['/news', '/news/dhavri-clinic-opens'];

const stopSite = await startSite();
const origin = process.env['SITE_ORIGIN'] ?? '';
const audits: PageAudit[] = [];
try {
  for (const path of [...HOMES, ...READING]) audits.push(await auditPage(origin, path));
} finally {
  await stopSite();
}
console.log(table(audits));
const lacking = audits.filter(
  ({ path, shortfalls }) => HOMES.includes(path) && shortfalls.length > 0,
);
process.exitCode = lacking.length > 0 ? 1 : 0;
