import './without-eval.ts';
import type { z } from 'zod';
import type { ProblemCode } from './problems.ts';

/**
 * Who may call: `public` answers the same bytes to everybody, `anyone` acts without a session,
 * `user` and `agent` need a session of that kind.
 */
export type Access = 'public' | 'anyone' | 'user' | 'agent';

export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  /** The name in OpenAPI, unique: `listNews`. */
  name: string;
  summary: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/api`, spelled as the wire spells it. */
  path: string;
  access: Access;
  query?: Query;
  body?: Body;
  /** `multipart` where files travel; everything else is JSON. */
  encoding?: 'json' | 'multipart';
  /** The name of the rate limit bucket that the call draws from. */
  limit?: string;
  /** The whole body of a success, envelope included; extra fields are stripped. */
  reply: Reply;
  /** The status of a success, 200 unless said otherwise. */
  status?: 200 | 201 | 202;
  /** Failures that a caller should be ready for, beyond those every call can have. */
  problems?: readonly ProblemCode[];
}

/** Declares a call once: the server binds it, the browser calls it, OpenAPI is printed from it. */
export function endpoint<
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Reply extends z.ZodType = z.ZodNever,
>(declaration: Endpoint<Query, Body, Reply>): Endpoint<Query, Body, Reply> {
  return declaration;
}

type QueryOf<E> = E extends Endpoint<infer Query, z.ZodType, z.ZodType> ? Query : never;
type BodyOf<E> = E extends Endpoint<z.ZodType, infer Body, z.ZodType> ? Body : never;

/** What a caller gives. */
export interface CallInput<E extends Endpoint> {
  query?: z.input<QueryOf<E>>;
  body?: z.input<BodyOf<E>> | FormData;
}

/** What a handler receives: parsed and valid. */
export interface HandlerInput<E extends Endpoint> {
  query: z.output<QueryOf<E>>;
  body: z.output<BodyOf<E>>;
}

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** What a handler hands back, before the reply is parsed. */
export type ReplyInput<E extends Endpoint> = z.input<E['reply']>;
