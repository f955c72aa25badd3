import { expect, onTestFinished, test } from 'vitest';
import { runCommand, untilReady } from './served.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('the development server serves pages and the agent area from their sources', async () => {
  const folder = temporaryFolder();
  const site = runCommand(['src/main/dev.ts'], { PORT: '0', DATA_DIR: folder });
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
}, 120_000);
