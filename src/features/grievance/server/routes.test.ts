import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { grievances, users } from '#db/schema/index.ts';
import type { AppOptions } from '#http/app.ts';
import { createLimits } from '#http/limits/limits.ts';
import { startSite } from '#http/site-fixture.ts';
import type { Message } from '#messages/message.ts';
import { testDatabase } from '#test/database.ts';
import { grievanceRoutes } from './routes.ts';

const { db, pool } = await testDatabase();
const request = {
  name: 'Ila Rane',
  email: 'ila@letters.example',
  subject: 'access',
  message: 'What do you know of me?',
};

async function grievanceSite(options: Partial<AppOptions> = {}) {
  const sent: Message[] = [];
  const post = async (message: Message) => void sent.push(message);
  const publicUrl = 'https://campaign.example';
  const site = await startSite({
    calls: grievanceRoutes({
      db,
      sendMessage: post,
      publicUrl,
      prepareFiling: async () => async () => undefined,
      readLetterStatuses: async () => new Map(),
    }),
    ...options,
  });
  const file = async (body: object, headers?: Record<string, string>) => {
    const response = await site.post('/api/user/grievance/create', body, headers);
    return { status: response.status, ...(await response.json()) };
  };
  const find = async (number: string, key: string) => {
    const response = await site.get(`/api/user/grievance/get?number=${number}&key=${key}`);
    return { status: response.status, ...(await response.json()) };
  };
  return { sent, file, find };
}

const keyOf = (path: string) => new URL(path, 'http://a').searchParams.get('key') ?? '';

describe('a request to the grievance contact', () => {
  it('is kept each time, and mails nobody more than three times an hour', async () => {
    const limits = createLimits({ pool, scale: 1, log: { error: () => undefined } });
    const { file, find, sent } = await grievanceSite({ limits, trustedProxies: ['127.0.0.1'] });
    const victim = { ...request, email: 'victim@letters.example' };
    for (const last of [1, 2, 3, 4, 5]) {
      const { status, data } = await file(victim, { 'x-forwarded-for': `198.51.100.${last}` });
      expect(status).toBe(201);
      expect(await find(data.number, keyOf(data.path))).toMatchObject({ status: 200 });
    }
    expect(sent).toHaveLength(3);
    await file(request, { 'x-forwarded-for': '198.51.100.6' });
    expect(sent).toHaveLength(4);
  });

  it('gets a number, a page and a mail that leads there', async () => {
    const { file, find, sent } = await grievanceSite();
    const { status, message, data } = await file(request, { 'accept-language': 'hi' });
    expect(status).toBe(201);
    expect(message).toContain('7 दिन');
    expect(data.number).toMatch(/^G-\d{7}$/);
    expect(data.path).toMatch(/^\/grievance\/G-\d{7}\?key=[\w-]{22}$/);
    expect(sent).toEqual([
      {
        purpose: 'transactional',
        channel: 'mail',
        to: request.email,
        language: 'hi',
        text: {
          kind: 'grievanceReceived',
          name: 'Ila Rane',
          number: data.number,
          link: `https://campaign.example/hi${data.path}`,
        },
      },
    ]);

    const found = await find(data.number, keyOf(data.path));
    expect(found.data).toMatchObject({
      number: data.number,
      subject: 'access',
      message: request.message,
      state: 'received',
      answer: null,
      answeredAt: null,
    });
    expect(Date.parse(found.data.dueAt) - Date.parse(found.data.createdAt)).toBe(7 * 86_400_000);
  });

  it('is only for who has its key', async () => {
    const { file, find } = await grievanceSite();
    const { data } = await file(request);
    const { data: other } = await file(request);
    const key = keyOf(data.path);
    for (const [number, tried] of [
      [data.number, 'a'],
      [data.number, ''],
      [other.number, key],
      ['G-9999999', key],
      ['1', key],
      ['G-999999999999999999', key],
      ["G-1' OR 1=1", key],
    ])
      expect((await find(number, tried ?? '')).status).toBe(404);
    expect(JSON.stringify(await db.select().from(grievances))).not.toContain(key);
  });

  it('shows its answer', async () => {
    const { file, find } = await grievanceSite();
    const { data } = await file(request);
    const answered = { state: 'answered', answer: 'Nothing.', answeredAt: new Date() } as const;
    await db
      .update(grievances)
      .set(answered)
      .where(eq(grievances.number, Number(data.number.slice(2))));
    expect(await find(data.number, keyOf(data.path))).toMatchObject({
      data: { state: 'answered', answer: 'Nothing.', answeredAt: expect.any(String) },
    });
  });

  it('of somebody with an account is theirs', async () => {
    const { file } = await grievanceSite();
    const email = 'member@letters.example';
    const [member] = await db
      .insert(users)
      .values({ name: 'Mira', email, language: 'en' })
      .returning();
    const { data } = await file({ ...request, email: ' Member@Letters.example ' });
    const ofNumber = eq(grievances.number, Number(data.number.slice(2)));
    const [kept] = await db.select().from(grievances).where(ofNumber);
    expect(kept).toMatchObject({ userId: member?.id, email });
  });

  it('that fills the hidden field is thanked for all the same, and nobody gets a mail', async () => {
    const { file, sent } = await grievanceSite();
    const answer = await file({ ...request, website: 'https://spam.example' });
    expect(answer).toMatchObject({ status: 201, data: { number: expect.any(String) } });
    expect(sent).toEqual([]);
  });

  it('names what is missing', async () => {
    const { file } = await grievanceSite();
    expect(await file({})).toMatchObject({
      status: 422,
      errors: [
        { param: 'name', msg: 'Name is required' },
        { param: 'email', msg: 'Email is required' },
        { param: 'subject', msg: 'Choose one of the list' },
        { param: 'message', msg: 'Message is required' },
      ],
    });
  });
});
