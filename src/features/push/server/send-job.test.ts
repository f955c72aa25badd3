import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { desc, eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { invalid } from '#contract/problems.ts';
import {
  agents,
  auditLog,
  pushDeliveries,
  pushNotices,
  pushSubscriptions,
} from '#db/schema/index.ts';
import { webPush } from '#gateways/push/web-push.ts';
import { readPushKeys } from '#main/secret.ts';
import { testDatabase } from '#test/database.ts';
import { runNodeScript } from '#test/node-script.ts';
import { pushService, somePushBrowser } from '#test/push-service.ts';
import { folderUntilEnd } from '#test/temporary-folder.ts';
import { createSendPushJob } from './send-job.ts';
import type { PushSending } from './send-job.ts';

const { db, url } = await testDatabase();
const folder = folderUntilEnd();
const words = { en: { title: 'The ferry stops at six', text: 'The river is rising.' } };
await db.execute('insert into push_quiet_hours (from_minute, until_minute) values (0, 0)');

async function service(...answers: Parameters<typeof pushService>) {
  const started = await pushService(...answers);
  onTestFinished(started.stop);
  return started;
}

/** Browsers at a push service, and a message that is due. */
async function ground(addresses: readonly string[]) {
  const topic = randomUUID();
  const browsers = new Map<string, ReturnType<typeof somePushBrowser>>();
  for (const endpoint of addresses) {
    const browser = somePushBrowser();
    browsers.set(new URL(endpoint).pathname, browser);
    const { p256dh, auth } = browser;
    await db.insert(pushSubscriptions).values({
      endpoint,
      p256dh,
      auth,
      host: new URL(endpoint).host,
      language: 'en',
      topics: [topic],
      endpointHash: Buffer.from(endpoint),
    });
  }
  const author = { email: `${topic}@campaign.example`, name: 'Ila Rane', passwordHash: '' };
  const [agent] = await db.insert(agents).values(author).returning();
  const sentBy = agent?.id ?? '';
  const due = { state: 'planned' as const, sendAt: new Date(), authors: [sentBy], sentBy };
  const row = { texts: words, topic, path: '/news', ...due };
  const [notice] = await db.insert(pushNotices).values(row).returning();
  return { id: notice?.id ?? '', browsers };
}

const jobWith = (more: Partial<PushSending> = {}) =>
  createSendPushJob({
    db,
    push: webPush({
      contact: 'mailto:hello@campaign.example',
      keys: () => readPushKeys(folder),
      allowsLoopback: true,
    }),
    throttle: async () => undefined,
    icon: async () => '/icons/i.png',
    whenMayGoOut: async ({ at }) => at,
    requireCertificate: async () => undefined,
    report: () => undefined,
    ...more,
  });

const noticeOf = async (id: string) => {
  const [row] = await db.select().from(pushNotices).where(eq(pushNotices.id, id));
  return row;
};

test('each browser gets what it can decrypt; one that is gone is forgotten; the figures tell (row T11)', async () => {
  const { received, address } = await service((path) => {
    const status = { '/gone': 410, '/lost': 404, '/refused': 400, '/broken': 500 }[path];
    return status ? { status } : undefined;
  });
  const paths = ['/one', '/two', '/gone', '/lost', '/refused', '/broken'];
  const { id, browsers } = await ground(paths.map((path) => address + path));
  await jobWith().run({});
  await jobWith().run({});
  expect(received.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  expect(await noticeOf(id)).toMatchObject({
    state: 'sent',
    total: 6,
    sent: 2,
    gone: 2,
    failed: 1,
    unclear: 1,
  });
  const one = received.find(({ path }) => path === '/one');
  expect(JSON.parse(browsers.get('/one')?.open(one?.body ?? Buffer.of()) ?? '')).toEqual({
    id,
    title: words.en.title,
    body: words.en.text,
    lang: 'en',
    icon: '/icons/i.png',
    path: '/news',
  });
  const left = await db.select().from(pushSubscriptions);
  expect(left.map(({ endpoint }) => endpoint)).not.toContain(`${address}/gone`);
});

test('a push service that is away is left alone after a few tries, and gets its messages later; others do not wait', async () => {
  let isAway = true;
  const busy = await service(() => (isAway ? { status: 503 } : undefined));
  const fine = await service();
  const addresses = Array.from({ length: 30 }, (_, at) => `${busy.address}/${at}`);
  const { id } = await ground([...addresses, `${fine.address}/fine`]);
  await jobWith().run({});
  expect(busy.received.length).toBeLessThanOrEqual(10);
  expect(fine.received).toHaveLength(1);
  expect(await noticeOf(id)).toMatchObject({ state: 'sending', finishedAt: null });
  isAway = false;
  busy.received.length = 0;
  await jobWith().run({});
  expect(busy.received).toHaveLength(30);
  expect(fine.received).toHaveLength(1);
  expect(await noticeOf(id)).toMatchObject({ state: 'sent', sent: 31, unclear: 0 });
});

test('a message that is stopped on its way goes to nobody else, and nobody sends in the quiet hours', async () => {
  const { received, address } = await service();
  const { id } = await ground(Array.from({ length: 40 }, (_, at) => `${address}/${at}`));
  const minute = Math.floor((Date.now() / 60_000 + 330) % 1440);
  const quiet = (from: number, until: number) =>
    db.execute(`update push_quiet_hours set from_minute = ${from}, until_minute = ${until}`);
  await quiet((minute + 1380) % 1440, (minute + 60) % 1440);
  await jobWith().run({});
  expect(await noticeOf(id)).toMatchObject({ state: 'planned' });
  await quiet(0, 0);
  const stopAfter = 10;
  await jobWith({
    throttle: async () => {
      if (received.length >= stopAfter)
        await db.update(pushNotices).set({ state: 'stopped' }).where(eq(pushNotices.id, id));
    },
  }).run({});
  await jobWith().run({});
  expect(received.length).toBeLessThan(30);
  const { length: sent } = received;
  expect(await noticeOf(id)).toMatchObject({ state: 'stopped', sent, total: 40 });
  expect((await noticeOf(id))?.finishedAt).not.toBeNull();
});

test('an advertisement goes out only while its certificate is in force, whatever moved it', async () => {
  const { received, address } = await service();
  let isInForce = false;
  const asking: Partial<PushSending> = {
    requireCertificate: async (_db, certificate, { at, param }) => {
      expect([certificate, at <= new Date()]).toEqual(['MCMC/7', true]);
      if (!isInForce) throw invalid({ param, msg: 'It is not in force' });
    },
  };
  const { id } = await ground(Array.from({ length: 40 }, (_, at) => `${address}/${at}`));
  const matchesNotice = eq(pushNotices.id, id);
  await db.update(pushNotices).set({ certificate: 'MCMC/7' }).where(matchesNotice);
  await jobWith(asking).run({});
  expect(await noticeOf(id)).toMatchObject({
    state: 'draft',
    sendAt: null,
    sentBy: null,
    total: 0,
    reason: expect.stringContaining('not in force'),
  });
  const [entered] = await db.select().from(auditLog).orderBy(desc(auditLog.position)).limit(1);
  expect(entered).toMatchObject({ call: 'pushWentOut', outcome: 'refused', targetIds: [id] });

  // Its certificate is taken from the register while it is on its way.
  isInForce = true;
  await db.update(pushNotices).set({ state: 'planned', sendAt: new Date() }).where(matchesNotice);
  await jobWith({
    ...asking,
    throttle: async () => {
      if (received.length >= 10) isInForce = false;
    },
  }).run({});
  await jobWith(asking).run({});
  expect(received.length).toBeLessThan(30);
  expect(await noticeOf(id)).toMatchObject({ state: 'sending', total: 40, finishedAt: null });
  await db.update(pushNotices).set({ state: 'stopped' }).where(matchesNotice);
  await jobWith().run({});
  expect(await noticeOf(id)).toMatchObject({ state: 'stopped', total: 40 });
});

test('one that cannot begin, or breaks on its way, keeps no other back, and is told of', async () => {
  const { received, address } = await service();
  const certified = await ground([`${address}/certified`]);
  const matchesIt = eq(pushNotices.id, certified.id);
  await db.update(pushNotices).set({ certificate: 'MCMC/8' }).where(matchesIt);
  const { id } = await ground([`${address}/fine`]);
  const broken: Partial<PushSending> = {
    requireCertificate: () => Promise.reject(new Error('The register cannot be read')),
  };
  await expect(jobWith(broken).run({})).rejects.toThrow('The register cannot be read');
  expect(await noticeOf(id)).toMatchObject({ state: 'sent', sent: 1 });
  expect(await noticeOf(certified.id)).toMatchObject({ state: 'planned' });

  // It breaks once it has begun.
  await jobWith({ throttle: () => Promise.reject(new Error('Broken')) })
    .run({})
    .catch(() => undefined);
  const later = await ground([`${address}/later`]);
  await expect(jobWith(broken).run({})).rejects.toThrow('The register cannot be read');
  expect(received.map(({ path }) => path)).toEqual(['/fine', '/later']);
  expect(await noticeOf(later.id)).toMatchObject({ state: 'sent', sent: 1 });
  await jobWith().run({});
  expect(await noticeOf(certified.id)).toMatchObject({ state: 'sent', sent: 1 });
});

const sender = (dataFolder: string) => `
  import { connectDatabase } from '#db/connection.ts';
  import { webPush } from '#gateways/push/web-push.ts';
  import { createSendPushJob } from '#features/push/server/send-job.ts';
  import { readPushKeys } from './src/main/secret.ts';
  const { db } = await connectDatabase('${url}', { onError: console.error });
  const keys = () => readPushKeys('${dataFolder}');
  const push = webPush({ contact: 'mailto:a@b.example', keys, allowsLoopback: true });
  const pause = () => new Promise((resolve) => setTimeout(resolve, 2));
  const parts = { db, push, throttle: pause, icon: async () => '', report: console.error,
    whenMayGoOut: async ({ at }) => at, requireCertificate: async () => undefined };
  await createSendPushJob(parts).run({});
  console.log('done');
  process.exit();
`;

/** 100 for row R3. */
const KILLS = Number(process.env['KILLS'] ?? 3);

test(
  'killed on the way, each browser gets a message once, and a few at most get none (row R3)',
  async () => {
    // Eight are under way when a process dies, and are asked no more.
    const MANY = (KILLS + 2) * 90;
    const { received, address } = await service();
    const { id } = await ground(Array.from({ length: MANY }, (_, at) => `${address}/${at}`));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const process = runNodeScript(sender(folder));
      while (received.length < kill * 80) await pause(5);
      await process.kill();
    }
    // Two minutes pass for whoever was asking when the process died.
    await db.execute(`update push_deliveries set taken_at = taken_at - interval '2 minutes'`);
    expect(await runNodeScript(sender(folder)).nextLine()).toBe('done');
    const paths = received.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(MANY - paths.length).toBeLessThanOrEqual(KILLS * 8);
    const done = await noticeOf(id);
    expect(done).toMatchObject({ state: 'sent', total: MANY, gone: 0, failed: 0 });
    expect((done?.sent ?? 0) + (done?.unclear ?? 0)).toBe(MANY);
    expect(done?.unclear).toBeLessThanOrEqual(KILLS * 8);
    expect(await db.$count(pushDeliveries, eq(pushDeliveries.state, 'waiting'))).toBe(0);
    console.error(
      `${KILLS} kills, ${MANY} browsers, ${paths.length} reached, ${done?.unclear} unclear`,
    );
  },
  KILLS * 40_000,
);
