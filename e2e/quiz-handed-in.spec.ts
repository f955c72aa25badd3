import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { logInAs } from './member.ts';
import { heading } from './people.ts';
import { answer } from './play-quiz.ts';

test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|status of 422/] });

test('a round that was begun and played without a network counts, and is not called too fast', async ({
  page,
  context,
}) => {
  await logInAs(page);
  const questions = '**/api/quiz-question/user/get*';
  await page.route(questions, (route) => route.abort('internetdisconnected'));
  await page.goto('/quiz');
  await answer(page, { to: 4 });
  await context.setOffline(true);
  await answer(page, { from: 5 });
  await expect(heading(page)).toHaveText('Your answers are kept');
  await page.unroute(questions);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(/\d\/5/);
  await expect(page.getByRole('main')).not.toContainText('faster than anybody reads');
});

test('of a round with a question that was withdrawn meanwhile the other answers count, and its day is not called over', async ({
  page,
}) => {
  await logInAs(page);
  await page.goto('/quiz');
  await answer(page, { to: 4 });
  const stale = { id: randomUUID(), question: 'Withdrawn', options: [] };
  await page.evaluate((gone) => {
    const round = JSON.parse(localStorage.getItem('quiz:round') ?? '');
    const questions = [gone, ...round.questions];
    const chosen = { ...round.chosen, [gone.id]: 'any' };
    localStorage.setItem('quiz:round', JSON.stringify({ ...round, questions, chosen, at: 5 }));
  }, stale);
  await page.route(
    '**/api/quiz-question/user/get*',
    async (route) => {
      const reply = await (await route.fetch()).json();
      reply.data.questions.unshift(stale);
      await route.fulfill({ json: reply });
    },
    { times: 1 },
  );
  await page.reload();
  await answer(page, { from: 6, to: 6 });
  await expect(heading(page)).toHaveText(/\d\/5/);
  await expect(page.locator('.quiz-answer')).toHaveCount(5);
});

test.describe('where the site is away and the browser is online', () => {
  test.use({ expectedFaults: [/ERR_FAILED/] });

  test('a round that is done waits for the site, and nobody is called offline', async ({
    page,
  }) => {
    await logInAs(page);
    await page.goto('/quiz');
    await answer(page, { to: 4 });
    const site = '**/api/**';
    await page.route(site, (route) => route.abort());
    await answer(page, { from: 5 });
    await expect(heading(page)).toHaveText('Your answers are kept');
    await expect(page.getByRole('main')).toContainText('sends your answers again by itself');
    await expect(page.getByRole('main')).not.toContainText('offline');
    await page.unroute(site);
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(heading(page)).toHaveText(/\d\/5/);
  });

  test('questions of a new day are asked for again, and nobody is called offline', async ({
    page,
  }) => {
    const questions = '**/api/quiz-question/user/get*';
    await page.route(questions, (route) => route.abort());
    await page.clock.setFixedTime(Date.now() + 86_400_000);
    await page.goto('/quiz');
    await expect(page.getByRole('alert')).toContainText('The quiz could not be loaded.');
    await expect(page.getByRole('main')).not.toContainText('offline');
    await page.unroute(questions);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.quiz-road [data-at="here"]')).toHaveText('1');
  });
});

test('rewards offer the quiz of today until it was played, and its result from then on', async ({
  page,
}) => {
  await logInAs(page);
  await page.goto('/quizrewards');
  const way = page.getByRole('main').locator('a[href="/quiz"]').first();
  await expect(page.getByText('You have not played yet.')).toBeVisible();
  await expect(way).toHaveText('Play the quiz of today');
  await way.click();
  await answer(page);
  await expect(heading(page)).toHaveText(/\d\/5/);
  await page.goto('/quizrewards');
  await expect(way).toHaveText('See my result');
  await way.click();
  await expect(heading(page)).toHaveText(/\d\/5/);
});
