/**
 * `npm run bench [-- home misses pages people autosaves lists drafts agents defacement typing
 * letters quiz newsletter faces attacks clock]`: the performance of the site, as tables with their
 * spread. Exits with 1 when a goal is missed. `clock` is those of the attacks that move the clock, with
 * faketime. `TEST_DATABASE_URL` names a server for the lists besides our own.
 */
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE } from '#db/embedded/cluster.ts';
import { socketFolder, socketUrl } from '#db/embedded/socket-folder.ts';
import { benchAgentArea } from './agent-area.ts';
import { benchAttacks } from './attacks.ts';
import { movedClock } from './attacks/clock.ts';
import { forgottenFaces } from './attacks/forgotten-faces.ts';
import { benchAutosaves } from './autosaves.ts';
import { benchCachedHome } from './cached-home.ts';
import { benchDefacement } from './defacement.ts';
import { benchDrafts } from './drafts.ts';
import { benchFaces } from './faces.ts';
import { benchLetters } from './letters.ts';
import { benchLists } from './lists.ts';
import { benchMisses } from './misses.ts';
import { benchNewsletter } from './newsletter.ts';
import { benchPeople } from './people.ts';
import { startSiteProcess } from './processes/child.ts';
import type { Child } from './processes/child.ts';
import { benchQuiz } from './quiz.ts';
import { benchTyping } from './typing.ts';
import { benchWholeSite } from './whole-site.ts';

const ROOT = join(import.meta.dirname, '..');
/** Reused by later runs, because pictures take a minute to make. */
const DATA_FOLDER = join(ROOT, 'data', 'bench');
const environment = { DATA_DIR: DATA_FOLDER };

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const reached: boolean[] = [];
if (['home', 'misses', 'pages', 'people', 'autosaves'].some(isWanted)) {
  fillSite();
  if (['misses', 'pages', 'people', 'autosaves'].some(isWanted))
    reached.push(...(await benchSite()));
  if (isWanted('home')) reached.push(await withSite(benchCachedHome));
}
if (isWanted('lists')) reached.push(await benchLists());
if (isWanted('drafts')) reached.push(await benchDrafts());
if (isWanted('agents')) reached.push(await benchAgentArea());
if (isWanted('defacement')) reached.push(await benchDefacement());
if (isWanted('typing')) reached.push(await benchTyping());
if (isWanted('letters')) reached.push(await benchLetters());
if (isWanted('quiz')) reached.push(await benchQuiz());
if (isWanted('newsletter')) reached.push(await benchNewsletter());
if (isWanted('faces')) reached.push(await benchFaces());
// The attacks take ten minutes, so they run only on request.
if (wanted.includes('attacks')) reached.push(await benchAttacks());
else if (wanted.includes('clock')) reached.push(await benchAttacks([movedClock, forgottenFaces]));
process.exitCode = reached.every(Boolean) ? 0 : 1;

function fillSite(): void {
  execFileSync(process.execPath, ['build/program/import.js', 'demo'], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function withSite<Outcome>(
  work: (site: Child, databaseUrl: string) => Promise<Outcome>,
): Promise<Outcome> {
  const site = await startSiteProcess(environment);
  const databaseUrl = socketUrl(socketFolder(DATA_FOLDER, tmpdir()), SITE, SITE);
  try {
    return await work(site, databaseUrl);
  } finally {
    await site.stop();
  }
}

function benchSite(): Promise<boolean[]> {
  return withSite(async (site, databaseUrl) => [
    !isWanted('misses') || (await benchMisses(site, databaseUrl)),
    !isWanted('pages') || (await benchWholeSite(site, databaseUrl)),
    !isWanted('people') || (await benchPeople(site, databaseUrl)),
    !isWanted('autosaves') || (await benchAutosaves(site, databaseUrl, DATA_FOLDER)),
  ]);
}
