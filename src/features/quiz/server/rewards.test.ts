import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { onChange } from '#db/cache-tags.ts';
import { auditLog, users } from '#db/schema/index.ts';
import { quizClaims, quizPlayers, quizStock } from '#db/schema/quiz.ts';
import { someAgent } from '#test/agents.ts';
import { PATIENCE } from '#test/patience.ts';
import { quizGame } from '#test/quiz-game.ts';
import { write } from '#test/written.ts';
import { quizRewards } from '../collection.ts';
import { sealOf, winnersOf } from '../contract/draw-winners.ts';

const game = await quizGame();
const { db, clock, pass } = game;
const reward = (slug: string, days: number, stock: number) =>
  write(db, [
    [quizRewards, { slug, facts: { days, stock }, en: { title: slug, summary: `A ${slug}` } }],
  ]);
/** `RACE_ROUNDS=200` is the proof A6. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 2);

await reward('postcard', 2, 1);
await reward('badge', 2, 5);
await reward('cap', 2, 1);
// Nothing drops what this server has cached, so that every reward is there before it is read.
for (let round = 0; round < ROUNDS; round += 1) await reward(`last-${round}`, 2, 1);

const find = async (title: string) =>
  (await game.ask('/quiz-reward/get')).data.find((each: { title: string }) => each.title === title);
const DAY = 24 * 3_600_000;
const lastingPlayer = async (facts: object = {}) => {
  const one = await game.player(facts);
  await db.insert(quizPlayers).values({ userId: one.id, bestStreak: 2, points: 50, rounds: 2 });
  return one;
};

test(
  'a reward is for days in a row and a proven number, and the last one goes to exactly one',
  { timeout: 900_000 },
  async () => {
    const { id, left } = await find('postcard');
    expect(left).toBe(1);
    const fresh = await game.player();
    expect((await fresh.ask('/quiz-reward/user/claim', { id })).status).toBe(403);
    const mailOnly = await lastingPlayer({ phoneNumber: null, email: 'ila@letters.example' });
    expect((await mailOnly.ask('/quiz-reward/user/claim', { id })).status).toBe(403);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: last } = await find(`last-${round}`);
      const people = await Promise.all(Array.from({ length: 10 }, () => lastingPlayer()));
      const claims = people.flatMap((one) =>
        Array.from({ length: 5 }, () => one.ask('/quiz-reward/user/claim', { id: last })),
      );
      const statuses = (await Promise.all(claims)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(49);
      expect(await db.$count(quizClaims, eq(quizClaims.rewardId, last))).toBe(1);
      const [stock] = await db.select().from(quizStock).where(eq(quizStock.rewardId, last));
      expect(stock?.claimed).toBe(1);
    }
    expect((await fresh.ask('/quiz-reward/user/claim', { id: crypto.randomUUID() })).status).toBe(
      404,
    );
  },
);

test('an account claims a reward once, whatever numbers it has had', async () => {
  const { id } = await find('badge');
  const ila = await lastingPlayer();
  const claim = () => ila.ask('/quiz-reward/user/claim', { id });
  expect((await claim()).status).toBe(200);
  await db.update(users).set({ phoneNumber: '+918888800001' }).where(eq(users.id, ila.id));
  expect(await claim()).toMatchObject({ status: 409 });
  expect(await db.$count(quizClaims, eq(quizClaims.rewardId, id))).toBe(1);
  const [stock] = await db.select().from(quizStock).where(eq(quizStock.rewardId, id));
  expect(stock?.claimed).toBe(1);
});

test('the ranking shows those who want it, by the name that they chose', async () => {
  const ila = await game.player({ name: 'Ila Rane' });
  await ila.play(5);
  expect(JSON.stringify(await game.ask('/quiz-ranking/get'))).not.toContain('Ila');
  const join = (body: object) => ila.ask('/quiz-ranking/user/join', body);
  expect(await join({ name: 'https://spam.example' })).toMatchObject({
    status: 422,
    errors: [{ param: 'name' }],
  });
  expect((await join({ name: 'Ila of the ghat', constituency: 'Neeravan' })).status).toBe(200);
  const { data } = await game.ask('/quiz-ranking/get?constituency=Neeravan');
  expect(data).toEqual([
    { place: 1, name: 'Ila of the ghat', constituency: 'Neeravan', points: 50 },
  ]);
  expect((await game.ask('/quiz-ranking/get?constituency=Elsewhere&page=9999')).data).toEqual([]);
  // A name is no way to write on a public page for somebody who has never played.
  const stranger = await game.player();
  const abuse = { name: 'A word of abuse', constituency: 'Elsewhere' };
  expect((await stranger.ask('/quiz-ranking/user/join', abuse)).status).toBe(200);
  expect(await game.ask('/quiz-ranking/get?constituency=Elsewhere')).toMatchObject({
    data: [],
    total: 0,
  });
  const standing = (await ila.ask('/quiz-standing/user')).data;
  expect(standing).toMatchObject({ points: 50, streak: 1, ranking: { name: 'Ila of the ghat' } });
});

test('joining and leaving the ranking drop the kept lists at once, and say what is shown', async () => {
  const heard: unknown[] = [];
  await onChange(game.listen, (changed) => heard.push(changed));
  const ila = await game.player();
  const join = () => ila.ask('/quiz-ranking/user/join', { name: 'Ila' });
  expect((await join()).message).toBe(
    'You stand in the ranking after your first round that counts.',
  );
  await ila.play(5);
  expect((await join()).message).toBe('You stand in the ranking.');
  await vi.waitFor(() => expect(heard).toEqual([['quiz-ranking']]), PATIENCE);
  expect((await ila.leaveRanking()).message).toBe('You stand in the ranking no more.');
  await vi.waitFor(() => expect(heard).toHaveLength(2), PATIENCE);
  expect((await ila.ask('/quiz-standing/user')).data.ranking).toBeNull();
});

test('the desk takes a name off the ranking, and no other is taken from that player until it says so', async () => {
  const desk = await someAgent(db, 'names@campaign.example', [
    { role: 'supporter-desk', languages: null },
  ]);
  const editor = await someAgent(db, 'words@campaign.example', [
    { role: 'editor', languages: null },
  ]);
  const ravi = await game.player();
  await ravi.play(5);
  const join = (name: string) =>
    ravi.ask('/quiz-ranking/user/join', { name, constituency: 'Ghat' });
  expect((await join('A word of abuse')).status).toBe(200);
  // This server drops nothing that it has cached: each page is read once.
  const shown = async (size: number) =>
    (await game.ask(`/quiz-ranking/get?constituency=Ghat&size=${size}`)).data;
  expect(await shown(1)).toMatchObject([{ name: 'A word of abuse' }]);

  const ranked = async () => (await game.ask('/agent/quiz/ranking', undefined, desk.token)).data;
  const own = async () =>
    (await ranked()).find(({ userId }: { userId: string }) => userId === ravi.id);
  expect(await own()).toMatchObject({ name: 'A word of abuse', isBarred: false });
  const bar = (isBarred: boolean, id = ravi.id, token = desk.token) =>
    game.ask('/agent/quiz/ranking/bar', { id, isBarred }, token);
  expect((await bar(true, ravi.id, editor.token)).status).toBe(403);
  expect((await bar(true, crypto.randomUUID())).status).toBe(404);
  expect((await bar(true)).status).toBe(200);
  expect(await shown(2)).toEqual([]);
  expect((await join('Another word')).status).toBe(403);
  expect(await shown(3)).toEqual([]);
  expect(await own()).toMatchObject({ name: null, isBarred: true, points: 50 });
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.call, 'barFromQuizRanking'))
    .orderBy(desc(auditLog.position))
    .limit(1);
  expect(entry).toMatchObject({ actorId: desk.id, outcome: 'done', targetIds: [ravi.id] });

  expect((await bar(false)).status).toBe(200);
  expect((await join('Ravi')).status).toBe(200);
  expect(await shown(4)).toMatchObject([{ name: 'Ravi' }]);
});

test('a certificate is a PDF and a picture of somebody who has played', async () => {
  const ila = await game.player({ name: 'कृत्तिका' });
  const get = (kind: string) =>
    game.get(`/api/quiz-certificate/user/${kind}`, {
      'x-access-token': ila.token,
      'accept-language': 'hi',
    });
  expect((await get('print')).status).toBe(404);
  await ila.play(3);
  const printed = await get('print');
  expect(printed.headers.get('content-type')).toBe('application/pdf');
  expect((await printed.text()).startsWith('%PDF-')).toBe(true);
  expect((await get('picture')).headers.get('content-type')).toBe('image/png');
});

test('a draw can be checked: its seal is published before, its seed and tickets after', async () => {
  const { token } = await someAgent(db, 'draws@campaign.example', [
    { role: 'publisher', languages: null },
    { role: 'supporter-desk', languages: null },
  ]);
  const asAgent = (path: string, body?: object) => game.ask(`/agent/quiz/${path}`, body, token);
  const rule = { title: 'A radio', fewestRounds: 2, prizes: 2 };
  const days = { firstDay: '2026-12-01', lastDay: '2026-12-02' };
  expect(await asAgent('draws/create', { ...rule, ...days, firstDay: '2026-11-01' })).toMatchObject(
    {
      errors: [{ param: 'firstDay' }],
    },
  );
  const announcement = { key: randomUUID(), ...rule, ...days };
  const { id, seedHash } = (await asAgent('draws/create', announcement)).data;
  // The same one again, as after a lost reply, is no second draw.
  expect((await asAgent('draws/create', announcement)).data).toEqual({ id, seedHash });
  // This server drops nothing that it has cached: each language is read once.
  const read = async (language: string) => {
    const headers = { 'accept-language': language };
    return (await (await game.get(`/api/quiz-draw/get?id=${id}`, headers)).json()).data;
  };
  expect(await read('hi')).toMatchObject({ seed: null, seedHash, tickets: [], winners: [] });
  expect(JSON.stringify(await game.ask('/quiz-draw/list'))).not.toMatch(/"seed":/);
  const people = await Promise.all(Array.from({ length: 5 }, () => game.player()));
  clock.now = new Date('2026-12-01T10:00:00+05:30');
  for (const one of people) await one.play(1);
  expect((await asAgent('draws/draw', { id })).status).toBe(422);
  pass(DAY);
  for (const one of people.slice(1)) await one.play(1);
  pass(DAY);
  const drawn = await Promise.all([1, 2, 3].map(() => asAgent('draws/draw', { id })));
  expect(drawn.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409,
  ]);
  const { seed, tickets, winners } = await read('en');
  expect(await sealOf(seed)).toBe(seedHash);
  expect(tickets).toHaveLength(4);
  expect(await winnersOf(seed, tickets.toReversed(), 2)).toEqual(winners);
  expect((await asAgent(`draws/winners?id=${id}`)).data).toHaveLength(2);
  const own = await Promise.all(people.map((one) => one.ask('/quiz-standing/user')));
  expect(own.flatMap(({ data }) => data.tickets)).toHaveLength(4);
});

test('the desk plans days, sees results and suspects, and settles claims', async () => {
  const editor = await someAgent(db, 'editor@campaign.example', [
    { role: 'editor', languages: null },
  ]);
  const desk = await someAgent(db, 'desk@campaign.example', [
    { role: 'supporter-desk', languages: null },
  ]);
  clock.now = new Date('2026-12-10T10:00:00+05:30');
  const asEditor = (path: string, body?: object) =>
    game.ask(`/agent/quiz/${path}`, body, editor.token);
  const { bank, today, data: ahead } = await asEditor('days');
  expect(today).toBe('2026-12-10');
  // Nobody has played yet, and every day has its questions.
  for (const { questions, isOpen } of ahead) {
    expect(questions).toHaveLength(5);
    expect(isOpen).toBe(false);
  }
  const [one, two] = bank as { id: string }[];
  const planned = { day: '2026-12-12', questions: [two?.id, one?.id] };
  expect((await asEditor('days/plan', planned)).status).toBe(200);
  expect((await asEditor('days/replan', {})).status).toBe(200);
  expect(await asEditor('days/plan', { ...planned, day: '2026-12-10' })).toMatchObject({
    errors: [{ param: 'day' }],
  });
  expect((await asEditor('days/refresh', {})).status).toBe(403);
  const quick = await game.player();
  await quick.send(
    (await quick.read()).map(({ id: questionId, options: [first] }) => ({
      questionId,
      optionId: first?.id,
    })),
  );
  expect((await asEditor('results')).data).toMatchObject({ rounds: 1, tooFast: 1 });
  const { data: days } = await asEditor('days');
  expect(days).toHaveLength(14);
  expect(days[0].isOpen).toBe(true);
  expect((await asEditor('suspects')).status).toBe(403);
  const asDesk = (path: string, body?: object) => game.ask(`/agent/quiz/${path}`, body, desk.token);
  const { data: waiting } = await asDesk('claims?state=waiting');
  expect(waiting[0]).toMatchObject({ phoneNumber: expect.stringMatching(/^\+91/) });
  const decided = await asDesk('claims/decide', { id: [waiting[0].id], state: 'sent' });
  expect(decided.status).toBe(200);
});

test('a claim that is refused gives its reward back, once, and takes it again when it is given after all', async () => {
  const { id } = await find('cap');
  const [ila, meera] = [await lastingPlayer(), await lastingPlayer()];
  const claim = { id };
  expect((await ila.ask('/quiz-reward/user/claim', claim)).status).toBe(200);
  expect((await meera.ask('/quiz-reward/user/claim', claim)).status).toBe(409);
  const [made] = await db.select().from(quizClaims).where(eq(quizClaims.rewardId, id));
  const boss = await someAgent(db, 'boss@campaign.example', [
    { role: 'administrator', languages: null },
    { role: 'supporter-desk', languages: null },
  ]);
  const decide = (state: string) =>
    game.ask('/agent/quiz/claims/decide', { id: [made?.id], state }, boss.token);
  for (const [state, claimed] of [
    ['refused', 0],
    ['refused', 0],
    ['sent', 1],
    ['refused', 0],
  ] as const) {
    expect((await decide(state)).status).toBe(200);
    const [stock] = await db.select().from(quizStock).where(eq(quizStock.rewardId, id));
    expect(stock?.claimed).toBe(claimed);
  }
  expect((await meera.ask('/quiz-reward/user/claim', claim)).status).toBe(200);
  // That was the last one, so there is none to give after all.
  expect((await decide('sent')).status).toBe(409);
  const states = await db.select().from(quizClaims).where(eq(quizClaims.rewardId, id));
  expect(states.map(({ state }) => state).toSorted()).toEqual(['refused', 'waiting']);
  const [stock] = await db.select().from(quizStock).where(eq(quizStock.rewardId, id));
  expect(stock?.claimed).toBe(1);
});
