import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { onChange } from '#db/cache-tags.ts';
import { consents, quizPlayers } from '#db/schema/index.ts';
import { someAgent } from '#test/agents.ts';
import { PATIENCE } from '#test/patience.ts';
import { quizGame } from '#test/quiz-game.ts';
import { quizPersonalData } from './personal-data.ts';

const game = await quizGame();
const { db } = game;
type Player = Awaited<ReturnType<typeof game.player>>;

const say = ({ ask }: Player, given: boolean) =>
  ask('/user/consents', { purpose: 'publicName', given });
const join = ({ ask }: Player, name: string) => ask('/quiz-ranking/user/join', { name });
const ranked = async ({ ask }: Pick<Player, 'ask'>) =>
  (await ask('/quiz-standing/user')).data.ranking;
const saidOf = (userId: string) =>
  db
    .select({ purpose: consents.purpose, given: consents.given, source: consents.source })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(consents.id);
const said = (given: boolean, source: string) => ({ purpose: 'publicName', given, source });

test('joining the ranking is the consent to show a name, and leaving takes it back, each once in the ledger', async () => {
  const ila = await game.player();
  await join(ila, 'Ila of the ghat');
  await join(ila, 'Ila of the hill');
  const { data } = await ila.ask('/user/consents');
  expect(data).toContainEqual({ purpose: 'publicName', given: true, at: expect.any(String) });
  for (let time = 0; time < 2; time += 1) expect((await ila.leaveRanking()).status).toBe(200);
  expect(await saidOf(ila.id)).toEqual([said(true, 'quiz'), said(false, 'quiz')]);
});

test('a name without a letter is refused for what it is, not as if nothing was typed', async () => {
  const ila = await game.player();
  for (const [name, msg] of [
    ['  ', 'Name is required'],
    ['9876543210', 'Write it in Latin or Indian letters'],
    ['😀😀', 'Write it in Latin or Indian letters'],
    ['win.com', 'Write it without links'],
  ] as const)
    expect(await join(ila, name)).toMatchObject({ status: 422, errors: [{ param: 'name', msg }] });
});

test('the consent of the profile shows a first name after the first round, and hides it at once', async () => {
  const heard: unknown[] = [];
  await onChange(game.listen, (changed) => heard.push(changed));
  const sarita = await game.player({ name: 'Sarita Kamble' });
  expect((await say(sarita, true)).status).toBe(200);
  expect(await ranked(sarita)).toEqual({ name: 'Sarita', constituency: null });
  // This server drops nothing that it has cached: each page is read once.
  const shown = async (size: number) =>
    JSON.stringify((await game.ask(`/quiz-ranking/get?size=${size}`)).data);
  expect(await shown(11)).not.toContain('Sarita');
  await sarita.play();
  expect(await shown(12)).toContain('"name":"Sarita"');
  expect((await say(sarita, false)).status).toBe(200);
  await vi.waitFor(() => expect(heard).toEqual([['quiz-ranking']]), PATIENCE);
  expect(await shown(13)).not.toContain('Sarita');
  expect(await ranked(sarita)).toBeNull();
  expect(await saidOf(sarita.id)).toEqual([said(true, 'profile'), said(false, 'profile')]);
});

test('a name that was chosen in the ranking goes as well, once the consent is taken back', async () => {
  const ila = await game.player();
  await join(ila, 'Ila of the ghat');
  await say(ila, false);
  expect(await ranked(ila)).toBeNull();
  expect(await saidOf(ila.id)).toEqual([said(true, 'quiz'), said(false, 'profile')]);
});

test('whoever ticked it as they registered stands in the ranking, and nobody else does', async () => {
  const rankedAs = async (number: string, ticked: object) => {
    const token = await game.member(number, { name: 'Kaveri Rane', ...ticked });
    return ranked({ ask: (path) => game.ask(path, undefined, token) });
  };
  expect(await rankedAs('9800000001', { publicName: true })).toMatchObject({ name: 'Kaveri' });
  expect(await rankedAs('9800000002', {})).toBeNull();
});

test('a name that looks like a link is shown without it', async () => {
  const spammer = await game.player({ name: 'https://spam.example Kaveri' });
  await say(spammer, true);
  expect((await ranked(spammer)).name).not.toMatch(/[/:]|\.\S/);
});

test('whose name the desk took down can’t show another by the consent', async () => {
  const desk = await someAgent(db, 'names@campaign.example', [
    { role: 'supporter-desk', languages: null },
  ]);
  const ravi = await game.player();
  await say(ravi, true);
  await say(ravi, false);
  await game.ask('/agent/quiz/ranking/bar', { id: ravi.id, isBarred: true }, desk.token);
  expect((await say(ravi, true)).status).toBe(403);
  expect(await saidOf(ravi.id)).toHaveLength(2);
  expect(await ranked(ravi)).toBeNull();
});

test('a name that waits for the first round is in the download', async () => {
  const ila = await game.player();
  await join(ila, 'Ila of the ghat');
  expect(await db.$count(quizPlayers, eq(quizPlayers.userId, ila.id))).toBe(1);
  const subject = { userId: ila.id, email: null, phoneNumber: null };
  const { download } = quizPersonalData;
  const held = JSON.stringify(typeof download === 'function' && (await download(db, subject)));
  expect(held).toContain('Ila of the ghat');
});
