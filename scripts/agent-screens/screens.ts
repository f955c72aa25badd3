import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { post } from './prepare-work.ts';
import type { Work } from './prepare-work.ts';
import type { Screen } from './take-screen.ts';

const at = (path: string) => () => path;
const newsOf = ({ news }: Work) => `/content/news/${news.id}`;
const reviewOf = ({ review }: Work) => `/reviews/${review.collection}/${review.id}`;
const meera = { who: 'meera' } as const;
const onPhone = { ...meera, isPhone: true } as const;

/** Every picture of `docs/screens` that shows the agent area. */
export const screens: readonly Screen[] = [
  { name: 'agent-login', path: at('/login'), who: 'nobody' },
  { name: 'agent-login-second', path: at('/login'), who: 'nobody', prepare: askForCode },
  { name: 'agent-today', path: at(''), ...meera },
  { name: 'agent-list', path: at('/content/news'), ...meera, prepare: chooseRows },
  { name: 'agent-list-hindi', path: at('/content/news'), who: 'farida', language: 'hi' },
  { name: 'agent-list-dark', path: at('/content/press-releases'), ...meera, isDark: true },
  { name: 'agent-editor', path: newsOf, ...meera },
  { name: 'agent-editor-dark', path: newsOf, ...meera, isDark: true },
  { name: 'agent-preview', path: documentOf, ...meera, prepare: openPreview },
  { name: 'agent-review', path: reviewOf, ...meera },
  { name: 'agent-compare', path: revisionsOf, ...meera },
  { name: 'agent-calendar', path: at('/calendar'), ...meera },
  { name: 'agent-media', path: at('/media'), ...meera, prepare: openFile },
  { name: 'agent-inbox', path: at('/desk'), ...meera, prepare: openLetter },
  { name: 'agent-inbox-dark', path: at('/desk'), ...meera, isDark: true, prepare: openLetter },
  { name: 'agent-settings-hue', path: at('/settings/colour'), ...meera },
  { name: 'agent-privacy', path: at('/privacy'), ...meera },
  { name: 'agent-audit', path: at('/record'), ...meera },
  { name: 'agent-roles', path: at('/people'), ...meera },
  { name: 'agent-first-run', path: at('/first-run'), ...meera },
  { name: 'agent-states', path: at('/settings'), who: 'farida' },
  { name: 'agent-phone-login', path: at('/login'), who: 'nobody', isPhone: true },
  { name: 'agent-phone-today', path: at(''), ...onPhone },
  { name: 'agent-phone-today-hindi', path: at(''), ...onPhone, language: 'hi' },
  { name: 'agent-phone-list', path: at('/content/news'), ...onPhone },
  { name: 'agent-phone-photo', path: at('/photograph'), ...onPhone, prepare: takePhoto },
  { name: 'agent-phone-editor', path: newsOf, ...onPhone },
  { name: 'agent-phone-approve', path: reviewOf, ...onPhone },
  { name: 'agent-phone-approve-dark', path: reviewOf, ...onPhone, isDark: true },
  // The last, because two people write in the text that others show.
  { name: 'agent-conflict', path: newsOf, ...meera, prepare: writeBoth },
];

function documentOf({ review: { collection, document } }: Work): string {
  return `/content/${collection}/${document}`;
}

function revisionsOf(work: Work): string {
  return `${documentOf(work)}/revisions`;
}

async function askForCode(page: Page, { people: { lata } }: Work): Promise<void> {
  await page.getByLabel('Email').fill(lata.email);
  await page.getByLabel('Password', { exact: true }).fill(lata.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('textbox').first().waitFor();
  await page.locator('.code-cells, [autocomplete=one-time-code]').first().waitFor();
}

async function chooseRows(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Choose “/ });
  await boxes.nth(1).check();
  await boxes.nth(2).check();
}

async function openPreview(page: Page): Promise<void> {
  await page.keyboard.press('Control+.');
  await page.frameLocator('iframe').locator('h1').waitFor();
}

async function openFile(page: Page): Promise<void> {
  await page.locator('main img').first().click();
}

async function takePhoto(page: Page): Promise<void> {
  const market = join(import.meta.dirname, '../../demo/videos/the-market-under-one-roof.webp');
  await page.locator('input[type=file]').setInputFiles(market);
  await page.getByLabel('What it shows').fill('Roof of the Friday market in Belkund');
  await page.getByLabel('हिन्दी में').fill('बेलकुंड के शुक्रवार बाज़ार की छत');
}

async function openLetter(page: Page): Promise<void> {
  await page.getByText('The hand pump at Kesar Wadi').first().click();
}

/** Both change the summary and the body, Meera without a network. */
async function writeBoth(page: Page, { people, news }: Work): Promise<void> {
  const { hindi, id, revision: base } = news;
  const body = page.locator('[data-part=hi][data-field=body] [contenteditable=true]');
  await page.locator('#hi-summary').waitFor();
  await body.waitFor();
  await page.context().setOffline(true);
  await page.locator('#hi-summary').fill('बयालीस कुर्सियाँ, अच्छी रोशनी और शांति, शाम पाँच से रात दस तक।');
  await body.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' बच्चों के लिए अलग मेज़ है।');
  await page.locator('[data-state=offline]').waitFor();
  const content = {
    ...hindi,
    summary: 'शाम पाँच से रात दस बजे तक 42 कुर्सियाँ, अच्छी रोशनी और शांति।',
    body: hindi.body.replace('नाम और', 'सिर्फ़ नाम और').replace(', पहचान पत्र नहीं चाहिए', ''),
  };
  const save = { collection: 'news', id, part: 'hi', content, base };
  await post(page, people.lata.token, 'content/save', save);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await page.locator('.conflict').waitFor();
  await page.keyboard.press('2');
  await page.keyboard.press('1');
}
