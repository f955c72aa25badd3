import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf, success } from '#contract/envelope.ts';
import { allLanguages } from '#contract/languages.ts';
import { filters, paging } from '#contract/list-query.ts';

/** Questions of a day, unless an agent planned more or fewer. */
export const QUESTIONS_A_DAY = 5;
export const MAX_QUESTIONS = 20;

const day = z.string();

/** The language of a question that has no words in the reader's; left out where it has. */
const wordsLanguage = z.enum(allLanguages).optional();

const question = z.object({
  id: z.uuid(),
  question: z.string(),
  language: wordsLanguage,
  options: z.array(z.object({ id: z.string(), text: z.string() })),
});

const source = z.object({ name: z.string(), url: z.string() });

const explained = { correctOptionId: z.string(), correct: z.boolean(), explanation: z.string() };

// spec: call:GET /quiz-question/user/get
export const findQuizQuestions = endpoint({
  name: 'findQuizQuestions',
  summary:
    'The questions of today in India. Nothing tells which option is right; whoever is logged in has an order of options of their own',
  method: 'GET',
  path: '/quiz-question/user/get',
  access: 'anyone',
  knowsUser: true,
  limit: 'quiz',
  query: z.object({
    date: filters.date,
    /** Asks for `begun`, without which the reply is the same bytes for all who are not logged in. */
    begin: z.literal('1', 'Send 1, or nothing').optional(),
  }),
  reply: success({
    data: z.object({
      date: day,
      questions: z.array(question),
      /** Whether the caller has answered today; nobody has who is not logged in. */
      answered: z.boolean(),
      /** Signed, with `begin`: the moment at which a round began that is handed in after logging in. */
      begun: z.string().optional(),
      /** When the poll closes before which no questions are asked; null at other times. */
      silentUntil: z.iso.datetime().nullable(),
    }),
  }),
  problems: ['tooMany'],
});

const answer = z.object({
  questionId: z.uuid('Choose a question of today'),
  optionId: z.string('Choose one of the answers').max(100, 'Choose one of the answers'),
});

// spec: call:POST /quiz-answer/user/create, entity:quiz-answers
export const createQuizAnswers = endpoint({
  name: 'createQuizAnswers',
  summary: 'Hands in the round of today: once a day, and scored by the server alone',
  method: 'POST',
  path: '/quiz-answer/user/create',
  access: 'user',
  limit: 'answerQuiz',
  body: z.object({
    data: z
      .array(answer, 'Answer the questions of today')
      .min(1, 'Answer the questions of today')
      .max(MAX_QUESTIONS, `Send at most ${MAX_QUESTIONS} answers`),
    /** As `findQuizQuestions` gave it to a round that began before logging in. */
    begun: z.string().max(200).optional(),
  }),
  reply: success({
    data: z.object({
      score: z.int(),
      total: z.int(),
      points: z.int(),
      streak: z.int(),
      results: z.array(z.object({ questionId: z.uuid(), ...explained, source })),
    }),
  }),
  problems: ['doneAlready', 'forbidden'],
});

const pastAnswer = z.object({
  questionId: z.uuid(),
  question: z.string(),
  /** The chosen option; null where none was. */
  answer: z.string().nullable(),
  correctAnswer: z.string(),
  correct: z.boolean(),
  explanation: z.string(),
  language: wordsLanguage,
  source,
});

// spec: call:GET /quiz-answer/user
export const listQuizAnswers = endpoint({
  name: 'listQuizAnswers',
  summary: 'The rounds that the caller has played, the newest first, and what came of all of them',
  method: 'GET',
  path: '/quiz-answer/user',
  access: 'user',
  query: z.object({ date: filters.date, ...paging }),
  reply: listOf(
    z.object({
      date: day,
      score: z.int(),
      total: z.int(),
      points: z.int(),
      streak: z.int(),
      /** False for a round that was faster than anybody reads. */
      rewarded: z.boolean(),
      results: z.array(pastAnswer),
    }),
  ).extend({
    summary: z.object({ points: z.int(), streak: z.int(), badges: z.array(z.string()) }),
  }),
});
