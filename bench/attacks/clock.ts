import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connectDatabase } from '#db/connection.ts';
import type { Database } from '#db/database.ts';
import { someAgent } from '#test/agents.ts';
import { fillQuiz, tokenOf } from '../quiz-people.ts';
import type { Attack, Outcome } from './attack.ts';
import { whyNoClock, withMovedClock } from './moved-clock.ts';
import type { ClockedSite } from './moved-clock.ts';
import type { Target } from './target.ts';
import { member, secret, sentTo, someEmail, visitor, withEmail } from './visitor.ts';

const PLAYERS = 60;
/** Zones ahead of India and behind, with summer time once and never. */
const ZONES = ['UTC', 'Asia/Kolkata', 'Pacific/Kiritimati', 'America/Sao_Paulo'];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The last 31 December that is not yet over here. */
const year = new Date().getFullYear();
const inIndia = (text: string) => new Date(`${text}+05:30`);
const LAST_DAY = `${year}-12-31`;
const NEW_YEAR = `${year + 1}-01-01`;

/** A clock that passes midnight and the year's end, goes back an hour, and runs in other zones. */
export const movedClock: Attack = async () => {
  if (whyNoClock) return [refusal(whyNoClock)];
  return withMovedClock(async (site) => {
    const { db, close } = await connectDatabase(site.databaseUrl, {
      statementTimeoutMs: 2 * MINUTE,
    });
    try {
      // Their sessions begin on the day on which they play.
      site.set(inIndia(`${LAST_DAY}T12:00:00`));
      await fillQuiz(db, PLAYERS);
      return await attacks(site, db);
    } finally {
      await close();
    }
  });
};

async function attacks(site: ClockedSite, db: Database): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const zones = [];
  for (const zone of ZONES) {
    const target = await site.start(zone);
    zones.push(await daysAroundMidnight(site, target));
    if (zone === ZONES.at(-1)) {
      outcomes.push(await yearsEnd(site, target));
      outcomes.push(await overAndOverMidnight(site, target, db));
      outcomes.push(await hourBack(site, target, db));
      outcomes.push(healthOf(target));
    }
    await target.stop();
  }
  return [...zonesAgree(zones), ...outcomes];
}

/** The day of the quiz, and whether somebody is a child, on both sides of a midnight in India. */
async function daysAroundMidnight(site: ClockedSite, target: Target) {
  const { ask } = visitor(target);
  const dayAt = async (text: string) => {
    site.set(inIndia(text));
    return (await ask('/quiz-question/user/get')).body.data.date as string;
  };
  const isChildAt = async (text: string, dateOfBirth: string) => {
    site.set(inIndia(text));
    const person = { name: 'Ila', ...secret, consent: true, email: someEmail(), dateOfBirth };
    const { body } = await ask('/user/register', person);
    return body.errors?.[0]?.param === 'parentContact';
  };
  return {
    days: [await dayAt(`${LAST_DAY}T23:59:50`), await dayAt(`${NEW_YEAR}T00:00:05`)],
    children: [
      await isChildAt(`${LAST_DAY}T23:59:50`, `${year - 17}-01-01`),
      await isChildAt(`${NEW_YEAR}T00:00:05`, `${year - 17}-01-01`),
      await isChildAt('2030-02-28T23:59:50', '2012-02-29'),
      await isChildAt('2030-03-01T00:00:05', '2012-02-29'),
    ],
  };
}

function zonesAgree(found: Awaited<ReturnType<typeof daysAroundMidnight>>[]): Outcome[] {
  const days = found.filter((each) => each.days.join() === [LAST_DAY, NEW_YEAR].join());
  const ages = found.filter((each) => each.children.join() === 'true,false,true,false');
  const of = (right: unknown[]) => ({
    row: 'R18',
    figure: `${right.length} of ${ZONES.length} zones`,
    goal: 'all',
    isWithstood: right.length === ZONES.length,
  });
  return [
    { ...of(days), attack: 'the day of the quiz at 23:59:50 and 00:00:05, by zone of the process' },
    { ...of(ages), attack: 'a birthday at 18, and one of 29 February, from midnight on' },
  ];
}

/** Reads the questions and hands them in with some right and some wrong. */
function player(target: Target, number: number) {
  const { ask } = visitor(target);
  const token = tokenOf(number);
  const read = async () => {
    const { body } = await ask('/quiz-question/user/get', undefined, { token });
    return body.data.questions.map((each: { id: string; options: { id: string }[] }) => ({
      questionId: each.id,
      optionId: each.options[0]?.id,
    })) as object[];
  };
  const send = async (data: object[]) =>
    (await ask('/quiz-answer/user/create', { data }, { token })).status;
  const days = async () =>
    (await ask('/quiz-answer/user?size=100', undefined, { token })).body.data.map(
      ({ date }: { date: string }) => date,
    ) as string[];
  return { read, send, days };
}

/** A round that is begun before midnight and sent after it, and the clock then goes back over it. */
async function yearsEnd(site: ClockedSite, target: Target): Promise<Outcome> {
  const ila = player(target, 1);
  const statuses: number[] = [];
  site.set(inIndia(`${LAST_DAY}T23:59:50`));
  const ofYesterday = await ila.read();
  site.set(inIndia(`${NEW_YEAR}T00:00:05`));
  statuses.push(await ila.send(ofYesterday));
  const ofToday = await ila.read();
  site.set(inIndia(`${NEW_YEAR}T00:01:05`));
  statuses.push(await ila.send(ofToday), await ila.send(ofToday));
  site.set(inIndia(`${LAST_DAY}T23:30:00`));
  statuses.push(await ila.send(ofYesterday), await ila.send(ofYesterday));
  site.set(inIndia(`${NEW_YEAR}T00:02:00`));
  statuses.push(await ila.send(ofToday));
  const days = (await ila.days()).toSorted().join(' and ');
  const figure = `${statuses.join(' ')}, rounds of ${days}`;
  const goal = `422 200 409 200 409 409, rounds of ${LAST_DAY} and ${NEW_YEAR}`;
  const attack = 'a round begun 10 s before the year ends, sent 5 s after; again; 31 minutes back';
  return { row: 'R18', attack, figure, goal, isWithstood: figure === goal };
}

/** Everybody hands in rounds while the clock jumps over midnight, forward and back. */
async function overAndOverMidnight(
  site: ClockedSite,
  target: Target,
  db: Database,
): Promise<Outcome> {
  site.set(inIndia(`${LAST_DAY}T23:59:00`));
  const yesterdays = await player(target, 2).read();
  site.set(inIndia(`${NEW_YEAR}T00:01:00`));
  const todays = await player(target, 2).read();
  const allowed = new Set([200, 409, 422, 503]);
  const over = new AbortController();
  let others = 0;
  const jumping = (async () => {
    for (let jumps = 0; !over.signal.aborted; jumps += 1) {
      const jump = jumps % 2 === 0 ? `${LAST_DAY}T23:59:59.900` : `${NEW_YEAR}T00:00:30`;
      site.set(inIndia(jump));
      await pause(60);
    }
  })();
  const wins = await Promise.all(
    Array.from({ length: PLAYERS - 1 }, async (_, index) => {
      const { send } = player(target, index + 2);
      const bodies = [yesterdays, todays];
      const statuses = [];
      for (let turn = 0; turn < 6; turn += 1)
        statuses.push(...(await Promise.all(bodies.map(send))));
      others += statuses.filter((status) => !allowed.has(status)).length;
      return statuses.filter((status) => status === 200).length;
    }),
  );
  over.abort();
  await jumping;
  const { rows } = await db.execute<{ rounds: number; wrong: number }>(sql`
    select count(*)::int as rounds, (count(*) filter (where p.points <> coalesce(
      (select sum(points) from quiz_points l where l.user_id = r.user_id), 0)))::int as wrong
    from quiz_rounds r left join quiz_players p on p.user_id = r.user_id
    where r.answered_at is not null
      and r.user_id in (select id from users where phone_number between '+917000000002' and '+917000000999')`);
  const { rounds = 0, wrong = 0 } = rows[0] ?? {};
  const acknowledged = wins.reduce((sum, won) => sum + won, 0);
  const isOnce = acknowledged === rounds && wins.every((won) => won <= 2);
  return {
    row: 'R18',
    attack: `${(PLAYERS - 1) * 12} rounds of ${PLAYERS - 1} people while the clock jumps over midnight`,
    figure: `${acknowledged} taken, ${rounds} kept, ${wrong} wrong sums, ${others} other answers`,
    goal: 'as many, at most one a day each',
    isWithstood: isOnce && rounds > 0 && wrong === 0 && others === 0,
  };
}

/** Codes, links and sessions of before the clock went back by an hour, and a code of after it. */
async function hourBack(site: ClockedSite, target: Target, db: Database): Promise<Outcome> {
  const noon = Date.now() + DAY;
  const at = (ms: number) => site.set(new Date(noon + ms));
  const { ask } = visitor(target);
  at(0);
  const { number: mobile_number, token } = await member(target);
  const email = await withEmail(target, token);
  const sendCode = () => ask('/user/signup/send-otp', { mobile_number });
  /** By the names of its files, what was sent after the clock went back comes first in the outbox. */
  const codes = () =>
    target
      .sent()
      .filter(({ to }) => to === `+91${mobile_number}`)
      .map(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? '');
  const nextCode = async () => {
    const before = codes();
    await sendCode();
    for (let tries = 0; tries < 200; tries += 1) {
      const code = codes().find((each) => !before.includes(each));
      if (code) return code;
      await pause(50);
    }
    return 'none came';
  };
  const otp = await nextCode();
  await ask('/user/forgot-password/link', { email });
  const receipt = await sentTo(target, email, /changepassword\?receipt=([\w-]+)/);
  const agent = await someAgent(db, someEmail(), [{ role: 'editor', languages: null }]);
  const changed = {
    newPassword: 'three herons by a wire',
    confirmPassword: 'three herons by a wire',
  };
  const tried = async (code = otp) => [
    (await ask('/user/signup/verify-otp', { mobile_number, otp: code })).status,
    (await ask('/user/change-password/link', { receipt, ...changed })).status,
    (await ask('/agent/me', undefined, { token: agent.token })).status,
    (await ask('/user/profile', undefined, { token })).status,
  ];
  at(-HOUR);
  const back = await tried();
  const fresh = await tried(await nextCode());
  at(31 * MINUTE);
  const over = await tried();
  at(15 * DAY);
  const weeksLater = await tried();
  const figure = [back, fresh, over, weeksLater].map((statuses) => statuses.join(' ')).join('; ');
  const goal = '400 400 401 200; 200 400 401 200; 400 400 401 200; 400 400 401 401';
  return {
    row: 'R18',
    attack:
      'a code, a link, an idle agent, a visitor: 1 h back; with a new code; 31 min and 15 days on',
    figure,
    goal,
    isWithstood: figure === goal,
  };
}

/** A statement that is under way at a jump ahead ends as if it had taken so long: that is a 503. */
const ENDED_BY_JUMP = '"code":"57014"';

function healthOf(target: Target): Outcome {
  const lines = target.log().split('\n');
  const faults = lines.filter(
    (line) => /"level":[56]0/.test(line) && !line.includes(ENDED_BY_JUMP),
  );
  const isAlive = target.process.exitCode === null;
  return {
    row: 'R18',
    attack: 'the process while its clock jumps',
    figure: `${isAlive ? 'runs' : 'ended'}, ${faults.length} faults in its log`,
    goal: 'runs, 0 faults in its log',
    isWithstood: isAlive && faults.length === 0,
  };
}

const refusal = (figure: string): Outcome => ({
  row: 'R18',
  attack: 'a moved clock',
  figure,
  goal: 'tried',
  isWithstood: false,
});
