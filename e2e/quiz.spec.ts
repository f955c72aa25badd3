import { indianDay } from '#lib/clock.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { loseTexts, TEXTS } from './lost-script.ts';
import { logInAs } from './member.ts';
import { heading } from './people.ts';
import { answer } from './play-quiz.ts';

test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED/] });

const next = { en: ['Next', 'See my result'], hi: ['आगे', 'मेरा नतीजा देखें'] } as const;

for (const language of ['en', 'hi'] as const) {
  const path = language === 'en' ? '' : '/hi';
  test(`a round in ${language} outlives a reload and a lost network, and is sent once (spec: route:/quiz, route:/quizrewards)`, async ({
    page,
    context,
  }) => {
    await logInAs(page);
    await page.goto(`${path}/quiz`);
    const [onwards, last] = next[language];
    const options = page.locator('.quiz-option');
    const button = page.locator('.quiz-foot .button');
    await expect(button).toHaveText(onwards);
    await expect(button).toBeEnabled();
    expect(await violations(page)).toEqual([]);
    await button.click();
    await expect(page.getByRole('status').first()).not.toBeEmpty();
    for (let question = 1; question <= 2; question += 1) {
      await options.nth(1).click();
      await button.click();
    }
    await expect(page.locator('.quiz-road [data-at="here"]')).toHaveText('3');
    const third = await heading(page).textContent();
    await page.reload();
    await expect(heading(page)).toHaveText(third ?? '');
    for (let question = 3; question <= 5; question += 1) {
      await options.nth(0).click();
      if (question === 5) await context.setOffline(true);
      await expect(button).toHaveText(question === 5 ? last : onwards);
      await button.click();
    }
    await expect(heading(page)).toHaveText(/kept|सुरक्षित/);
    await context.setOffline(false);
    await expect(heading(page)).toHaveText(/\d\/5/);
    await expect(page.locator('.quiz-answer')).toHaveCount(5);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(heading(page)).toHaveText(/\d\/5/);
    await page.goto(`${path}/quizrewards`);
    await expect(page.locator('.quiz-round')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  });
}

test('a round is gone through by keyboard, back to the first question too', async ({ page }) => {
  await page.goto('/quiz');
  await answer(page, { to: 1 });
  await expect(heading(page)).toBeFocused();
  const second = await heading(page).textContent();
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(heading(page)).not.toHaveText(second ?? '');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('radio').first()).toBeChecked();
});

test('a round goes on in another language where it was, by what was chosen', async ({ page }) => {
  await page.goto('/quiz');
  await answer(page, { to: 2 });
  const third = await heading(page).textContent();
  await page.goto('/hi/quiz');
  await expect(page.locator('.quiz-road [data-at="here"]')).toHaveText('3');
  await expect(heading(page)).not.toHaveText(third ?? '');
  await expect(heading(page)).toHaveText(/[\u0900-\u097f]/);
  await page.getByRole('button', { name: 'पीछे' }).click();
  await expect(page.getByRole('radio').first()).toBeChecked();
});

test('whoever comes back to the page on the next day plays the questions of that day', async ({
  page,
}) => {
  await page.goto('/quiz');
  await answer(page, { to: 2 });
  const tomorrow = new Date(Date.now() + 86_400_000);
  await page.route('**/api/quiz-question/user/get*', async (route) => {
    const reply = await (await route.fetch()).json();
    reply.data.date = indianDay(tomorrow);
    await route.fulfill({ json: reply });
  });
  await page.clock.setFixedTime(tomorrow);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('.quiz-road [data-at="here"]')).toHaveText('1');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('whoever is not logged in plays, and is asked to log in for the result', async ({ page }) => {
  await page.goto('/quiz');
  await answer(page);
  await expect(heading(page)).toHaveText('All answered');
  await expect(heading(page)).toBeFocused();
  const logIn = page.getByRole('main').getByRole('link', { name: 'Log In' });
  await expect(logIn).toHaveAttribute('href', '/login?next=%2Fquiz');
  await page.reload();
  await expect(heading(page)).toHaveText('All answered');
  await expect(page.locator('body')).toBeFocused();
});

test('an answer counts that is pressed before the scripts are there, or while the round comes', async ({
  page,
}) => {
  const releaseScripts = await holdRequests(page, '**/assets/*.js');
  const releaseRound = await holdRequests(page, '**/api/quiz-question/user/get*');
  const options = page.locator('.quiz-option');
  const asked = page.waitForRequest('**/api/quiz-question/user/get*');
  await page.goto('/quiz');
  await options.nth(0).click();
  releaseScripts();
  await asked;
  await expect(options.nth(0).getByRole('radio')).toBeChecked();
  await options.nth(1).hover();
  await page.mouse.down();
  releaseRound();
  await expect(page.locator('.quiz-foot .button')).toBeEnabled();
  await expect(options.nth(0).getByRole('radio')).toBeChecked();
  await page.mouse.up();
  await expect(options.nth(1).getByRole('radio')).toBeChecked();
});

test.describe('where a script is lost on the way', () => {
  test.use({ expectedFaults: [/ERR_FAILED/] });

  test('the first answer loads the page anew, and the round is played', async ({ page }) => {
    const untilLost = await loseTexts(page);
    await page.goto('/quiz');
    await untilLost();
    const anew = page.waitForEvent('load');
    await page.locator('.quiz-option').first().click();
    await anew;
    await answer(page);
    await expect(heading(page)).toHaveText('All answered');
  });

  test('after an answer that is pressed meanwhile the round is played', async ({ page }) => {
    const pressed = Promise.withResolvers<void>();
    await page.route(TEXTS, (route) => pressed.promise.then(() => route.abort()), { times: 1 });
    const asked = page.waitForRequest(TEXTS);
    await page.goto('/quiz');
    await asked;
    await page.locator('.quiz-option').first().click();
    pressed.resolve();
    // The page is loaded anew, but for a script that was lost before anything had asked for it.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await answer(page);
  });
});

test.describe('where the session has ended meanwhile', () => {
  test.use({ expectedFaults: [/status of 401/] });

  test('a round that is done waits for the log-in', async ({ page }) => {
    await logInAs(page);
    await page.goto('/quiz');
    await answer(page, { to: 4 });
    await page.evaluate(() => localStorage.setItem('x-access-token', 'x'.repeat(43)));
    await answer(page, { from: 5 });
    await expect(heading(page)).toHaveText('All answered');
    await page.reload();
    await expect(heading(page)).toHaveText('All answered');
    await logInAs(page);
    await page.goto('/quiz');
    await expect(heading(page)).toHaveText(/\d\/5/);
  });
});

test.describe('where the server takes no round', () => {
  test.use({ expectedFaults: [/status of (403|503)/] });
  const handIn = '**/api/quiz-answer/user/create';

  test('a busy one is told, and the round is sent again by itself', async ({ page }) => {
    await page.clock.install();
    await logInAs(page);
    const body = { success: false, message: 'The site is busy. Try again in a moment.' };
    await page.route(handIn, (route) => route.fulfill({ status: 503, json: body }));
    await page.goto('/quiz');
    await answer(page);
    await expect(heading(page)).toHaveText('Your answers are kept');
    await expect(page.getByRole('main')).toContainText('The site is busy');
    await expect(page.getByRole('main')).not.toContainText('offline');
    await page.unroute(handIn);
    await expect(async () => {
      await page.clock.fastForward('00:30');
      await expect(heading(page)).toHaveText(/\d\/5/, { timeout: 1_000 });
    }).toPass();
  });

  test('one before a poll says that the quiz rests', async ({ page }) => {
    await logInAs(page);
    const body = { success: false, message: 'Your constituency votes soon.' };
    await page.route(handIn, (route) => route.fulfill({ status: 403, json: body }));
    await page.goto('/quiz');
    await answer(page);
    await expect(heading(page)).toHaveText('The quiz rests before the poll');
  });
});

test('whoever joins or leaves the ranking is told what is shown, and sees the list anew', async ({
  page,
}) => {
  await logInAs(page);
  await page.goto('/quizrewards');
  const ranking = page.getByRole('region', { name: 'Ranking' });
  await ranking.getByLabel('Name in the ranking').fill('Ila of the ghat');
  await ranking.getByRole('button', { name: 'Show me in the ranking' }).click();
  await expect(page.getByText('after your first round that counts')).toBeVisible();
  const leave = ranking.getByRole('button', { name: 'Take me off the ranking' });
  await expect(leave).toBeVisible();
  await expect(ranking.getByRole('heading', { name: 'Ranking' })).toBeFocused();
  const row = { place: 1, name: 'Ravi of the hill', constituency: null, points: 50 };
  const body = { success: true, data: [row], page: 1, size: 10, total: 1 };
  await page.route('**/api/quiz-ranking/get*', (route) => route.fulfill({ json: body }));
  await leave.click();
  await expect(page.getByText('You stand in the ranking no more')).toBeVisible();
  await expect(ranking.getByRole('listitem')).toContainText('Ravi of the hill');
});

test('the ranking shows which of its two reaches is chosen', async ({ page }) => {
  await logInAs(page);
  await page.goto('/quizrewards');
  const ranking = page.getByRole('region', { name: 'Ranking' });
  await ranking.getByLabel('Name in the ranking').fill('Ila of the ghat');
  await ranking.getByLabel('Constituency').fill('Neeravan');
  await ranking.getByRole('button', { name: 'Show me in the ranking' }).click();
  const colourOf = (name: string) => {
    const chip = ranking.getByRole('button', { name, exact: true });
    return chip.evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  const near = ranking.getByRole('button', { name: 'Neeravan', exact: true });
  await expect(near).toHaveAttribute('aria-pressed', 'false');
  const chosen = await colourOf('Everywhere');
  expect(await colourOf('Neeravan')).not.toBe(chosen);
  await near.click();
  await expect(near).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  await expect.poll(() => colourOf('Neeravan')).toBe(chosen);
  await expect.poll(() => colourOf('Everywhere')).not.toBe(chosen);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions of today can be read', async ({ page }) => {
    await page.goto('/hi/quiz');
    await expect(page.locator('.quiz-reading-list > li')).toHaveCount(5);
    await expect(page.locator('.quiz-play')).toBeHidden();
  });
});

for (const { path, play, make, name } of [
  { path: '/', play: 'Play the daily quiz', make: 'Make the card', name: 'Farida Kadam' },
  { path: '/hi', play: 'आज का क्विज़ खेलें', make: 'कार्ड बनाएँ', name: 'कावेरी ताई' },
]) {
  test(`the front page ${path} asks the question of today, and makes a birthday card`, async ({
    page,
  }) => {
    await page.goto(path);
    const asked = page.getByRole('region', { name: /\?/ }).filter({ hasText: play });
    const question = (await asked.getByRole('heading').textContent()) ?? '';
    expect(await asked.getByRole('listitem').count()).toBeGreaterThan(1);
    await asked.getByRole('link', { name: play }).click();
    const onPage = page.getByText(question, { exact: true }).filter({ visible: true });
    await expect(onPage.first()).toBeVisible();

    await page.goto(path);
    const field = page.locator('#wish-name');
    await field.fill(name);
    await expect(page.locator('.wish-panel .wish-name')).toHaveText(name);
    await page.getByRole('button', { name: make }).click();
    await expect(page).toHaveURL(/\/wish\/[\w-]{36}/);
    await expect(page.getByRole('main').locator('.wish-picture')).toHaveAttribute(
      'alt',
      new RegExp(name),
    );
  });
}
