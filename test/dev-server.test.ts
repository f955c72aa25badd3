import { expect, onTestFinished, test } from 'vitest';
import { IMPORT, runCommand, untilReady } from './served.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('the development server serves pages and the agent area from their sources', async () => {
  const environment = { PORT: '0', DATA_DIR: temporaryFolder() };
  // An empty database would be filled with the whole demo first.
  expect(await runCommand([IMPORT, 'test/fixtures/second-campaign'], environment).ended).toBe(0);
  const site = runCommand(['src/main/dev.ts'], environment);
  onTestFinished(async () => {
    site.process.kill();
    await site.ended;
  });
  const origin = await untilReady(site);
  const page = await fetch(`${origin}/login`);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('/src/site/entry.client.tsx'),
  ]);
  const area = await fetch(`${origin}/agent/login`);
  expect([area.status, await area.text()]).toEqual([
    200,
    expect.stringContaining('/src/console/main.tsx'),
  ]);
});
