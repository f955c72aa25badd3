import type { z } from 'zod';

/** One environment variable: how it is read, and what to tell a person who set it wrongly. */
export interface Variable<Value = unknown> {
  /** Its purpose: a sentence for `.env.example`. */
  about: string;
  /** Completes "write …" when the value is wrong. */
  write: string;
  example: string;
  /** A secret's value is never repeated in a message. */
  secret?: boolean;
  schema: z.ZodType<Value, string | undefined>;
}

export type Variables = Record<string, Variable>;

export type ValuesOf<Declared extends Variables> = {
  readonly [Name in keyof Declared]: z.output<Declared[Name]['schema']>;
};

/** Declares a variable; only carries the type of its value along. */
export function variable<Value>(declared: Variable<Value>): Variable<Value> {
  return declared;
}
