import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '#contract/languages.ts';
import { bytea } from './bytea.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';

/** The words of a question in one language. */
export interface AskedWords {
  question: string;
  /** In the order of the bank: the first one is right. */
  options: string[];
  explanation: string;
  sourceName: string;
}

/** A question as it was asked on a day, whatever becomes of it in the bank. */
export interface QuestionSnapshot {
  /** A path of this site, or an address. */
  source: string;
  words: Partial<Record<Language, AskedWords>>;
  /** Taken from the bank on its day: asked no more, and kept for the rounds that have answered it. */
  isWithdrawn?: boolean;
}

/** The questions of each day of India, in their order. */
export const quizDays = pgTable(
  'quiz_days',
  {
    day: date('day').notNull(),
    position: smallint('position').notNull(),
    questionId: uuid('question_id').notNull(),
    /** The copy that is asked and scored; none until the day has begun. */
    asked: jsonb('asked').$type<QuestionSnapshot>(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.position] }),
    unique('quiz_days_once').on(table.day, table.questionId),
    index('quiz_days_by_question').on(table.questionId, table.day.desc()),
  ],
);

/** An answer in a round: the question, the number of the option in the bank, and whether it was right. */
export type GivenAnswer = [questionId: string, option: number, isRight: boolean];

/** One round of one person on one day; the key decides that there is one. */
export const quizRounds = pgTable(
  'quiz_rounds',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quizDay: date('quiz_day').notNull(),
    /** When its questions were first read; none where they were answered without that. */
    startedAt: moment('started_at'),
    answeredAt: moment('answered_at'),
    score: smallint('score'),
    total: smallint('total'),
    points: smallint('points'),
    streak: integer('streak'),
    /** Answered faster than anybody reads: scored, and not rewarded. */
    isTooFast: boolean('is_too_fast').notNull().default(false),
    answers: jsonb('answers').$type<GivenAnswer[]>(),
    /** A keyed hash of the network that it came from, by which many accounts of one device stand out. */
    networkHash: bytea('network_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.quizDay] }),
    index('quiz_rounds_of_day')
      .on(table.quizDay)
      .where(sql`${table.answeredAt} is not null`),
  ],
);

/** A ledger of points: rows are only added, and each has a key of its own. */
export const quizPoints = pgTable(
  'quiz_points',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The deed: `round:` and its day, or `stone:` and the days in a row of a milestone. */
    reason: text('reason').notNull(),
    points: integer('points').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [unique('quiz_points_once').on(table.userId, table.reason)],
);

/** The sums of a player, kept with every round, so that no page has to add up a ledger. */
export const quizPlayers = pgTable(
  'quiz_players',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    points: integer('points').notNull().default(0),
    streak: integer('streak').notNull().default(0),
    bestStreak: integer('best_streak').notNull().default(0),
    lastDay: date('last_day'),
    rounds: integer('rounds').notNull().default(0),
    perfectRounds: integer('perfect_rounds').notNull().default(0),
    /** The name in the ranking, chosen by whoever wants to stand there; none for everybody else. */
    rankName: text('rank_name'),
    rankConstituency: text('rank_constituency'),
    /** An agent took the name down, and no other is taken from this account. */
    isRankBarred: boolean('is_rank_barred').notNull().default(false),
  },
  (table) => [
    index('quiz_players_ranked')
      .on(table.points.desc(), table.userId)
      .where(sql`${table.rankName} is not null`),
    index('quiz_players_ranked_in')
      .on(table.rankConstituency, table.points.desc(), table.userId)
      .where(sql`${table.rankName} is not null`),
  ],
);

/** How many of a reward were claimed: the row that claims wait for. */
export const quizStock = pgTable('quiz_stock', {
  rewardId: uuid('reward_id').primaryKey(),
  claimed: integer('claimed').notNull().default(0),
});

export const claimStates = ['waiting', 'sent', 'refused'] as const;

/** Rewards that people claimed: each once for a person, and once for a mobile number. */
export const quizClaims = pgTable(
  'quiz_claims',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    rewardId: uuid('reward_id').notNull(),
    /** None once the account was erased. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** A keyed hash of the mobile number, so that a new account gets no second one. */
    phoneHash: bytea('phone_hash').notNull(),
    state: text('state', { enum: claimStates }).notNull().default('waiting'),
    claimedAt: moment('claimed_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    unique('quiz_claims_once').on(table.rewardId, table.phoneHash),
    index('quiz_claims_by_user').on(table.userId),
    index('quiz_claims_by_state').on(table.state, table.claimedAt, table.id),
  ],
);

/** Draws whose winners everybody can recompute. */
export const quizDraws = pgTable('quiz_draws', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: jsonb('title').$type<Partial<Record<Language, string>>>().notNull(),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  /** How many rounds somebody must have played in these days. */
  fewestRounds: integer('fewest_rounds').notNull(),
  prizes: integer('prizes').notNull(),
  /** Published from the start; the seed that it is of, once the tickets are fixed. */
  seedHash: text('seed_hash').notNull(),
  seed: text('seed').notNull(),
  drawnAt: moment('drawn_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Tickets of a draw, made when it is closed; nothing public leads from one to a person. */
export const quizTickets = pgTable(
  'quiz_tickets',
  {
    drawId: uuid('draw_id')
      .notNull()
      .references(() => quizDraws.id),
    ticket: uuid('ticket').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The place of a winner, from 1. */
    place: integer('place'),
  },
  (table) => [
    primaryKey({ columns: [table.drawId, table.ticket] }),
    unique('quiz_tickets_once').on(table.drawId, table.userId),
    index('quiz_tickets_by_user').on(table.userId),
  ],
);
