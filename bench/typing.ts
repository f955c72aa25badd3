import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Database } from '#db/database.ts';
import playwright from '../playwright.config.ts';
import { everyGrant, someAgent } from '../test/agents.ts';
import { figuresOf, short, verdict } from './figures.ts';
import { inOwnDatabase } from './own-database.ts';
import { send } from './people/post.ts';
import { startSiteProcess } from './processes/child.ts';
import type { Child } from './processes/child.ts';
import { printTable } from './table.ts';
import { seededRandom, text, vocabularyOf } from './vocabulary.ts';

const WORDS = 5_000;
const WORDS_A_PARAGRAPH = 50;
const SLOWED = 4;
const GOAL_MS = 50;
/**
 * The time between two keys; then pauses in which the words are kept on the device, and on the
 * server.
 */
const KEY_EVERY_MS = 110;
const SENTENCES = 9;
const KEPT_AFTER_MS = 450;
const SAVED_AFTER_MS = 2_300;

/**
 * The work of each key in a body of 5,000 words, on a processor slowed down four times, with pauses in
 * which the words are saved. A translation as long stands beside it.
 */
export const benchTyping = () => inOwnDatabase({ fill: async () => undefined, measure });

async function measure(db: Database, databaseUrl: string): Promise<boolean> {
  const { token } = await someAgent(db, 'bench@campaign.example', everyGrant);
  const dataFolder = await mkdtemp(join(tmpdir(), 'abhiyan-bench-'));
  const site = await startSiteProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dataFolder });
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    const id = await longText(site, token);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.address}/robots.txt`);
    await page.evaluate((own) => localStorage.setItem('agent:x-access-token', own), token);
    await page.goto(`${site.address}/agent/content/news/${id}`);
    return report(await typeIn(page));
  } finally {
    await browser.close();
    await site.stop();
    await rm(dataFolder, { recursive: true });
  }
}

/** A document with long texts in both languages; returns its id. */
async function longText({ address }: Child, token: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const answer = await send(`${address}/api/agent/content/${path}`, body, token);
    if (answer.status > 201) throw new Error(`${path}: ${answer.body.slice(0, 300)}`);
    return JSON.parse(answer.body).data as { id: string };
  };
  const { id } = await post('create', { collection: 'news' });
  for (const [part, seed] of [
    ['en', 3],
    ['hi', 5],
  ] as const) {
    const content = { title: 'Long', summary: 'Long.', body: bodyIn(part, seed), words: {} };
    await post('save', { collection: 'news', id, part, content, base: null });
  }
  return id;
}

function bodyIn(language: 'en' | 'hi', seed: number): string {
  const random = seededRandom(seed);
  const vocabulary = vocabularyOf(language);
  const paragraph = () => `<p>${text(vocabulary, WORDS_A_PARAGRAPH, random)}</p>\n`;
  return Array.from({ length: WORDS / WORDS_A_PARAGRAPH }, paragraph)
    .join('')
    .trim();
}

/** A stretch of work in the browser, as its trace tells it; times in microseconds. */
interface Stretch {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the processor: other work of the machine does not count. */
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** Types sentences into the middle of the text; what the browser did meanwhile. */
async function typeIn(page: Page): Promise<Stretch[]> {
  await page
    .locator('#en-body p')
    .nth(WORDS / WORDS_A_PARAGRAPH / 2)
    .click();
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('First the code is made warm. ', { delay: KEY_EVERY_MS });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const stretches: Stretch[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    stretches.push(...(value as unknown as Stretch[])),
  );
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  const traceConfig = { includedCategories: categories };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  for (let sentence = 0; sentence < SENTENCES; sentence += 1) {
    await page.keyboard.type('The ferry leaves the ghat. ', { delay: KEY_EVERY_MS });
    await page.waitForTimeout(sentence % 3 === 2 ? SAVED_AFTER_MS : KEPT_AFTER_MS);
  }
  const whole = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await whole;
  return stretches;
}

const isKey = ({ name, args }: Stretch): boolean =>
  name === 'EventDispatch' && ['keydown', 'keypress', 'keyup'].includes(args?.data?.type ?? '');

function report(stretches: readonly Stretch[]): boolean {
  const [key] = stretches.filter(isKey);
  const ofPage = stretches.filter(({ pid, tid }) => pid === key?.pid && tid === key.tid);
  const tasks = ofPage.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const keys = ofPage.filter(isKey);
  const isIn = (task: Stretch) => (one: Stretch) =>
    one.ts >= task.ts && one.ts < task.ts + (task.dur ?? 0);
  const ofKeys = tasks.filter((task) => keys.some(isIn(task)));
  const others = tasks.filter((task) => !ofKeys.includes(task));
  const row = (name: string, some: readonly Stretch[], last = '') => {
    const { p50, p95, p99, highest } = figuresOf(some.map(tookMs));
    return [name, String(some.length), ...[p50, p95, p99, highest].map(short), last];
  };
  const { highest } = figuresOf(ofKeys.map(tookMs));
  const isReached = highest <= GOAL_MS;
  printTable(`Typing in a body of ${WORDS} words on a processor ${SLOWED} times slower`, [
    ['milliseconds of the processor', 'count', 'median', 'p95', 'p99', 'highest', 'goal'],
    row('a key, down or up', ofKeys, `highest ≤ ${GOAL_MS}: ${verdict(isReached)}`),
    row(
      'what a key may wait for',
      others.filter((task) => tookMs(task) >= 1),
    ),
  ]);
  return isReached;
}

const tookMs = ({ tdur = 0 }: Stretch): number => tdur / 1000;
