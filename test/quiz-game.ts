import { createReader } from '#content/server/reader.ts';
import { users } from '#db/schema/index.ts';
import { logIn } from '#features/account/server/account-site-fixture.ts';
import { accountRoutes } from '#features/account/server/routes.ts';
import type { Wish } from '#features/election-clock/contract/when-may-go-out.ts';
import { quizQuestions } from '#features/quiz/collection.ts';
import { quizRoutes } from '#features/quiz/server/routes.ts';
import { quizCertificatesOf } from '#main/quiz-certificates.ts';
import { peopleSite } from './people-site.ts';
import { write } from './written.ts';
import type { Writing } from './written.ts';

/** A question whose right answer begins with «right»; every third has no Hindi. */
export const quizQuestion = (number: number): Writing => {
  const words = (say: string) => ({
    answer: `right ${say}${number}`,
    wrong1: `wrong ${say}${number}`,
    wrong2: `other ${say}${number}`,
    explanation: `Because ${say}${number}`,
    sourceName: `Register ${say}${number}`,
  });
  return [
    quizQuestions,
    {
      slug: `question-${number}`,
      facts: { source: `/news/story-${number}` },
      position: number,
      en: { title: `Question ${number}?`, words: words('') },
      ...(number % 3 > 0 && { hi: { title: `सवाल ${number}?`, words: words('हिं') } }),
    },
  ];
};

export interface Question {
  id: string;
  question: string;
  options: { id: string; text: string }[];
}

/** The quiz on a server of its own, with a clock that a test sets. */
export async function quizGame({ questions = 10 } = {}) {
  const clock = { now: new Date('2026-11-23T09:00:00+05:30') };
  const site = await peopleSite({
    behindProxy: true,
    others: (services) => {
      const { db, secret } = services;
      const reader = createReader(db, () => ({ hue: 205, motifsOff: [], tint: '#baeaef' }));
      const certificates = quizCertificatesOf(reader);
      const parts = { db, secret, reader, certificates, whenMayGoOut: async ({ at }: Wish) => at };
      return [...accountRoutes(services), ...quizRoutes({ ...parts, now: () => clock.now })];
    },
  });
  const { db } = site;
  await write(
    db,
    Array.from({ length: questions }, (_, index) => quizQuestion(index + 1)),
  );
  let people = 0;

  /** Makes people with an account, and their calls. */
  const player = async (facts: Partial<typeof users.$inferInsert> = {}) => {
    people += 1;
    const phoneNumber = `+91${9_000_000_000 + people}`;
    const row = { name: 'Ila Rane', language: 'en' as const, phoneNumber, ...facts };
    const [user] = await db.insert(users).values(row).returning();
    if (!user) throw new Error('Nobody was made');
    const token = await logIn(db, user.id);
    const ask = async (path: string, body?: object) => site.ask(path, body, token);
    const read = async (): Promise<Question[]> =>
      (await ask('/quiz-question/user/get')).data.questions;
    const send = (data: object[], more: object = {}) =>
      ask('/quiz-answer/user/create', { data, ...more });
    /** Reads the questions, and sends so many right answers and else wrong ones a minute later. */
    const play = async (right = Infinity) => {
      const asked = await read();
      pass(60_000);
      return send(answersTo(asked, right));
    };
    const leaveRanking = async () => {
      const headers = { 'x-access-token': token };
      const gone = await fetch(`${site.url}/api/quiz-ranking/user`, { method: 'DELETE', headers });
      return { status: gone.status, ...(await gone.json()) };
    };
    return { id: user.id, token, ask, read, send, play, leaveRanking };
  };
  const pass = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  return { ...site, clock, pass, player };
}

/** Answers of which so many are right. */
export const answersTo = (asked: readonly Question[], right = Infinity) =>
  asked.map(({ id, options }, index) => ({
    questionId: id,
    optionId: options.find(({ text }) => text.startsWith(index < right ? 'right' : 'wrong'))?.id,
  }));
