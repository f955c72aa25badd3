import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { consents, messages, newsletterSubscribers, receipts, users } from '#db/schema/index.ts';
import { createLimits } from '#http/limits/limits.ts';
import type { Limits } from '#http/limits/limits.ts';
import { noLimits, startSite } from '#http/site-fixture.ts';
import type { Message } from '#messages/message.ts';
import { testDatabase } from '#test/database.ts';
import { newsletterRoutes } from './routes.ts';
import { subscriberPaths } from './unsubscribe.ts';

const { db, pool } = await testDatabase();
const log = { error: () => undefined };
const SECRET = 'a secret of this test';

async function newsletterSite(limits: Limits = noLimits) {
  const sent: Message[] = [];
  const ids: (string | undefined)[] = [];
  const post = async (message: Message, _within: unknown, id?: string) => {
    sent.push(message);
    ids.push(id);
  };
  const publicUrl = 'https://campaign.example';
  const parts = { db, sendMessage: post, publicUrl, secret: SECRET };
  const site = await startSite({ calls: newsletterRoutes(parts), limits });
  const ask = async (path: string, body: object) => {
    const headers = { 'accept-language': 'hi' };
    const response = await site.post(`/api/user/newsletter/${path}`, body, headers);
    return { status: response.status, ...(await response.json()) };
  };
  const look = async (receipt: string) => {
    const response = await site.get(`/api/user/newsletter/confirm?receipt=${receipt}`);
    return (await response.json()).data;
  };
  const receiptOf = (email: string) => {
    const text = sent.findLast(({ to }) => to === email)?.text;
    return receiptIn(text?.['link'] ?? '');
  };
  return { sent, ids, ask, look, receiptOf };
}

const receiptIn = (link: string) => new URL(link, 'http://a').searchParams.get('receipt') ?? 'none';

const subscriber = async (email: string) =>
  (await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0];

describe('an order of the newsletter', () => {
  it('holds once its owner says so, by the link in the mail', async () => {
    const { ask, sent, receiptOf } = await newsletterSite();
    const email = 'ila@letters.example';
    await ask('subscribe', { email });
    expect(sent).toMatchObject([
      {
        to: email,
        language: 'hi',
        text: {
          kind: 'confirmNewsletter',
          link: expect.stringMatching(
            /^https:\/\/campaign\.example\/hi\/newsletter\/confirm\?receipt=/,
          ),
        },
      },
    ]);
    expect(await subscriber(email)).toMatchObject({ confirmedAt: null });
    const receipt = receiptOf(email);
    expect((await ask('confirm', { receipt })).status).toBe(200);
    expect(await subscriber(email)).toMatchObject({ confirmedAt: expect.any(Date) });
  });

  it('that holds is told so to whoever opens its link once more, until they leave', async () => {
    const { ask, look, receiptOf } = await newsletterSite();
    const email = 'twice@letters.example';
    await ask('subscribe', { email });
    const receipt = receiptOf(email);
    expect(await look(receipt)).toEqual({ isConfirmed: false });
    await ask('confirm', { receipt });
    await db.update(receipts).set({ expiresAt: new Date(0) });
    expect(await look(receipt)).toEqual({ isConfirmed: true });
    expect(await look('r'.repeat(43))).toEqual({ isConfirmed: false });
    expect(await ask('confirm', { receipt })).toMatchObject({
      status: 409,
      success: false,
      message: expect.stringMatching(/^इस पते की पुष्टि पहले ही हो चुकी है/),
    });
    const [paths] = await subscriberPaths(db, [{ email, language: 'en' }]);
    await ask('unsubscribe', { receipt: receiptIn(paths?.leave ?? '') });
    expect((await ask('confirm', { receipt })).status).toBe(400);
    expect(await look(receipt)).toEqual({ isConfirmed: false });
  });

  it('is asked about once a day, however often it comes and though it comes at once', async () => {
    const { ask, sent } = await newsletterSite();
    const email = 'often@letters.example';
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('subscribe', { email })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(sent).toHaveLength(1);
    await db.update(receipts).set({ createdAt: new Date(Date.now() - 25 * 3600_000) });
    await ask('subscribe', { email });
    expect(sent).toHaveLength(2);
  });

  it('is asked about again when the mail that asked never went out', async () => {
    const { ask, sent, ids } = await newsletterSite();
    const email = 'lost@letters.example';
    const first = await ask('subscribe', { email });
    await db.insert(messages).values({ id: ids[0], channel: 'mail', state: 'failed' });
    expect(await ask('subscribe', { email })).toEqual(first);
    expect(sent).toHaveLength(2);
    await ask('subscribe', { email });
    expect(sent).toHaveLength(2);
  });

  it('that holds is not asked about again: a mail says so, and the answer is the same', async () => {
    const { ask, sent, receiptOf } = await newsletterSite();
    const email = 'known@letters.example';
    const first = await ask('subscribe', { email });
    await ask('confirm', { receipt: receiptOf(email) });
    expect(await ask('subscribe', { email })).toEqual(first);
    expect(sent.map(({ text }) => text.kind)).toEqual(['confirmNewsletter', 'haveNewsletter']);
    expect(sent[1]?.text['link']).toMatch(
      /^https:\/\/campaign\.example\/hi\/newsletter\/preferences\?receipt=/,
    );
    await ask('unsubscribe', { receipt: receiptOf(email) });
    expect(await ask('subscribe', { email })).toEqual(first);
    expect(sent.at(-1)?.text.kind).toBe('confirmNewsletter');
  });

  it('that holds is told of once a day', async () => {
    const { ask, sent, receiptOf } = await newsletterSite(createLimits({ pool, scale: 1, log }));
    const email = 'asks@letters.example';
    await ask('subscribe', { email });
    await ask('confirm', { receipt: receiptOf(email) });
    for (const _ of [1, 2]) expect((await ask('subscribe', { email })).status).toBe(200);
    expect(sent.map(({ text }) => text.kind)).toEqual(['confirmNewsletter', 'haveNewsletter']);
  });

  it('is confirmed by one of many who try at once', async () => {
    const { ask, receiptOf } = await newsletterSite();
    const email = 'race@letters.example';
    await ask('subscribe', { email });
    const receipt = receiptOf(email);
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => ask('confirm', { receipt })));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
  });

  it.each([
    ['a'.repeat(43), 400],
    ['a', 422],
    ['', 422],
  ])('is not confirmed by %j', async (receipt, status) => {
    const { ask } = await newsletterSite();
    expect((await ask('confirm', { receipt })).status).toBe(status);
    expect((await ask('unsubscribe', { receipt })).status).toBe(status);
  });

  it('is cancelled by the link in a letter, as often as one likes', async () => {
    const { ask, receiptOf } = await newsletterSite();
    const email = 'leaver@letters.example';
    await ask('subscribe', { email });
    await ask('confirm', { receipt: receiptOf(email) });
    const [paths] = await subscriberPaths(db, [{ email, language: 'en' }]);
    const path = paths?.leave ?? '';
    expect(path).toMatch(/^\/newsletter\/unsubscribe\?receipt=/);
    const receipt = receiptIn(path);
    expect((await ask('confirm', { receipt })).status).toBe(400);
    for (const _ of [1, 2]) expect((await ask('unsubscribe', { receipt })).status).toBe(200);
    expect(await subscriber(email)).toBeUndefined();
    await db.update(receipts).set({ holds: {} });
    expect((await ask('unsubscribe', { receipt })).status).toBe(200);
  });

  it('and its end are noted with the account of whose address it is', async () => {
    const { ask, receiptOf } = await newsletterSite();
    const email = 'member@letters.example';
    const [member] = await db
      .insert(users)
      .values({ name: 'Mira', email, language: 'en' })
      .returning();
    await ask('subscribe', { email });
    await ask('confirm', { receipt: receiptOf(email) });
    const [paths] = await subscriberPaths(db, [{ email, language: 'en' }]);
    await ask('unsubscribe', { receipt: receiptIn(paths?.leave ?? '') });
    const said = await db
      .select()
      .from(consents)
      .where(eq(consents.userId, member?.id ?? ''))
      .orderBy(consents.id);
    expect(said).toMatchObject([
      { purpose: 'newsletter', given: true, source: 'newsletter' },
      { purpose: 'newsletter', given: false },
    ]);
  });
});
