import type { BrowserContext, Page, Request } from '@playwright/test';
import { tokenOfFirst } from './agent-site.ts';
import { expect, test } from './fixtures.ts';
import { freeOrigin, startOwnSite } from './own-site.ts';
import { partOfDemo } from './part-of-demo.ts';
import { oneOfEach } from './route-kinds.ts';
import { mappedPaths } from './site-map.ts';
import { askerOf } from './stored-xss/ask.ts';
import type { AskAs } from './stored-xss/ask.ts';
import { poisonContent } from './stored-xss/content.ts';
import { pagesBesideMap, screensOf } from './stored-xss/everywhere.ts';
import { payloads } from './stored-xss/payloads.ts';
import { poisonDesks, poisonPeople, poisonReviews, poisonedPicture } from './stored-xss/people.ts';
import { leastUses } from './stored-xss/poison.ts';

// Files that only the database knows, and addresses that nobody made, are missing.
test.use({ expectedFaults: [/Failed to load resource/] });

/** Every payload stands in as many fields at least. */
const FEWEST_FIELDS = 10;
const PICTURES = 3;

/** Writes payloads into everything that is stored; returns every address that shows some of it. */
async function poison(origin: string, dataFolder: string, token: string) {
  const ask = askerOf(`${origin}/api/agent`, token);
  const { data: sections } = await ask('reviews/four-eyes');
  for (const { section } of sections) await ask('reviews/four-eyes', { section, isOn: false });
  const pictures = await Promise.all(
    Array.from({ length: PICTURES }, (_, index) => poisonedPicture(origin, token, index)),
  );
  for (const id of pictures)
    await expect.poll(async () => (await ask(`media/get?id=${id}`)).data.state).toBe('ready');
  const documents = await poisonContent({ ask, pictureFor: takerOf(ask, pictures) });
  const { grievances, wishes, member } = await poisonPeople(origin, dataFolder, ask);
  await poisonDesks(ask, pictures);
  await poisonReviews(ask, documents);
  const previews = await Promise.all(
    documents.map(async (each) => (await ask('content/preview', { ...each, language: 'en' })).data),
  );
  const mapped = await mappedPaths(origin);
  const shown = previews.flatMap((preview) => preview?.url ?? []);
  const pages = [...mapped, ...grievances, ...wishes, ...pagesBesideMap(), ...shown];
  return { pages, screens: await screensOf(ask, documents), member };
}

/** Gives one picture of the library after the other. */
function takerOf(ask: AskAs, pictures: readonly string[]) {
  let taken = 0;
  return async (collection: string, field: string) => {
    const id = pictures[(taken += 1) % pictures.length];
    return (await ask(`media/take?id=${id}&collection=${collection}&field=${field}`)).data.stored;
  };
}

/** Notes every payload that runs, and every one that only the policy of its page kept from running. */
async function layTrap(context: BrowserContext): Promise<string[]> {
  const fired: string[] = [];
  await context.exposeFunction('noteXss', (told: string) => fired.push(told));
  await context.addInitScript(() => {
    const { noteXss } = window as unknown as { noteXss: (told: string) => void };
    const note = (told: string) => noteXss(`${told} on ${location.href}`);
    Object.assign(window, { __xss: (payload: unknown) => note(`payload ${String(payload)}`) });
    document.addEventListener('securitypolicyviolation', (violation) =>
      note(`${violation.violatedDirective} ${violation.blockedURI} ${violation.sample}`),
    );
  });
  context.on('dialog', async (dialog) => {
    fired.push(`a dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  return fired;
}

interface Look {
  /** Elements of the page that a payload made, whether they ran or not. */
  made: string[];
  /** Whether some payload is there, as text. */
  shows: boolean;
}

/** Looks through a page and the frames in it. */
async function lookAt(page: Page): Promise<Look> {
  const looks = await Promise.all(page.frames().map((frame) => frame.evaluate(lookThrough)));
  return {
    made: looks.flatMap(({ made }) => made),
    shows: looks.some(({ shows }) => shows),
  };
}

function lookThrough(): Look {
  const leads = /^(href|xlink:href|src|action|formaction|data|to|values)$/;
  // Browsers leave control characters and spaces out of a scheme.
  const runs = /^[^a-z]*(j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data\s*:\s*text)/i;
  const made = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => /^on/i.test(name) || (leads.test(name) && runs.test(value)))
      .map(({ name, value }) => `<${element.localName} ${name}=${value.slice(0, 80)}>`),
  );
  const shows = document.documentElement.outerHTML.includes('__xss(');
  return { made, shows };
}

/** Waits until a page has asked for everything that it shows. */
function quietOf(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    for (let times = 0; times < 3; times += 1) {
      await expect.poll(() => asked.size, { intervals: [20] }).toBe(0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    }
  };
}

/** Reading pages run their scripts once somebody touches a form. */
async function hydrate(page: Page): Promise<void> {
  const form = page.getByRole('contentinfo').locator('form').first();
  if ((await form.count()) === 0) return;
  await form.dispatchEvent('pointerdown');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

/** Opens one address after the other; a screen of agents by the router of the one before it. */
async function openEach(page: Page, waiting: string[]) {
  const hydrated = new Set(oneOfEach(waiting.filter((path) => !/[?.]|^\/agent\//.test(path))));
  const quiet = quietOf(page);
  const made: string[] = [];
  const shown: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const isScreen = path.startsWith('/agent/');
    if (isScreen && page.url().includes('/agent/')) {
      await page.evaluate((address) => {
        history.pushState({}, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
    } else {
      const policy = (await page.goto(path))?.headers()['content-security-policy'] ?? '';
      expect(policy, path).toMatch(/require-trusted-types-for 'script'|^default-src 'none'; frame/);
    }
    if (hydrated.has(path)) await hydrate(page);
    if (isScreen) {
      await expect(page.locator('h1').first()).toBeAttached();
      await quiet();
    }
    const look = await lookAt(page);
    made.push(...look.made.map((each) => `${each} on ${path}`));
    if (look.shows) shown.push(path);
  }
  return { made, shown };
}

/** A browser that is logged in as a visitor and as an agent. */
async function logInAsBoth(context: BrowserContext, tokens: { agent: string; member: string }) {
  await context.addInitScript(({ agent, member }) => {
    localStorage.setItem('agent:x-access-token', agent);
    localStorage.setItem('x-access-token', member);
  }, tokens);
}

// Row S5 of the threats.
test('two hundred payloads in every stored field run on no page and on no screen', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { folder, remove } = await partOfDemo(['settings']);
  const place = await freeOrigin();
  const site = await startOwnSite({ ...place, campaign: folder });
  const context = await browser.newContext({ baseURL: place.origin, reducedMotion: 'reduce' });
  try {
    const agent = await tokenOfFirst(place.origin);
    const { pages, screens, member } = await poison(place.origin, site.dataFolder, agent);
    expect(payloads).toHaveLength(200);
    expect(leastUses()).toBeGreaterThanOrEqual(FEWEST_FIELDS);

    const fired = await layTrap(context);
    const snare = await context.newPage();
    await snare.setContent('<img src=x onerror=__xss(1)>');
    await expect.poll(() => fired.splice(0)).toEqual(['payload 1 on about:blank']);
    expect(await lookAt(snare)).toEqual({ made: ['<img onerror=__xss(1)>'], shows: true });

    await logInAsBoth(context, { agent, member });
    const lanes = [pages, screens].map(async (waiting) =>
      openEach(await context.newPage(), waiting),
    );
    const all = pages.length + screens.length;
    const looks = await Promise.all(lanes);
    expect(looks.flatMap(({ made }) => made)).toEqual([]);
    expect(fired).toEqual([]);
    const shown = looks.flatMap((each) => each.shown);
    expect(shown.length).toBeGreaterThan(all * 0.95);
  } finally {
    await context.close();
    await site.stop();
    await remove();
  }
});
