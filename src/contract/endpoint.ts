import './without-eval.ts';
import type { z } from 'zod';
import type { CallLimits } from './call-limits.ts';
import type { ContentPermission, Permission } from './permissions.ts';
import type { ProblemCode } from './problems.ts';

/** A call of agents, which are all below `/agent/`. */
export interface AgentAccess {
  /**
   * The permission that it needs; `own` where it concerns nobody but the agent who calls. For `content:…`
   * the section is that of the collection which the call names.
   */
  agent: Permission | ContentPermission | 'own';
  /**
   * Where its fields tell in which languages it acts: `language`, `part`, `parts`, or the keys of
   * `revisions`. A role that is held for some languages opens such a call in these, and none that is not
   * `read` and does not tell.
   */
  languageIn?: 'query' | 'body';
  /** Where the field `collection` is, for a permission of `content:…`. */
  collectionIn?: 'query' | 'body';
  /**
   * Whether it may also name none: then it opens for whoever has the permission in any section, and its
   * handler keeps to the sections that are the caller's.
   */
  orEveryCollection?: true;
  /**
   * Whether a half session opens it too: one of an agent who has yet to set up a second factor. Only
   * calls that set one up, log out, or tell who is logged in do.
   */
  halfSession?: true;
}

/**
 * Callers that are let in: `public` answers the same bytes to everybody, `anyone` acts without a session,
 * `user` needs the session of a visitor, `agent` that of an agent with a permission. `machine` needs the
 * secret that another server was given, which the call itself compares.
 */
export type Access = 'public' | 'anyone' | 'machine' | 'user' | AgentAccess;

/** The audit log keeps who made a call, when, and what it was about, never what was written. */
export interface AuditTarget {
  /** The kind of thing that is changed or read: `document`, `agent`, `supporter`. */
  target: string;
  /** The field of the body or the query with its id, or ids; a handler names others by `addTargets`. */
  id?: string;
}

/**
 * Reasons why the audit log has no entry for a call: it changes nothing and reads of nobody; the revision
 * that it saves names who wrote it and when; what it changes is forgotten within minutes.
 */
export type AuditExemption = 'nothing personal' | 'in revisions' | 'soon forgotten';

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
  /** Whether a call for `anyone` looks at the session of a visitor who is logged in. */
  knowsUser?: true;
  query?: Query;
  body?: Body;
  /** `multipart` where files travel, `text` where a machine posts one text of any type; else it is JSON. */
  encoding?: 'json' | 'multipart' | 'text';
  /** How much may be sent and how long that may take, where it differs from `usualLimits`. */
  limits?: Partial<CallLimits>;
  /** The name of the rate limit bucket that the call consumes from. */
  limit?: string;
  /** The field of the query that makes the call count: without it, nothing is consumed. */
  limitOnlyWith?: string;
  /** The whole body of a success, envelope included; extra fields are stripped. */
  reply: Reply;
  /** The status of a success, 200 unless said otherwise. */
  status?: 200 | 201 | 202;
  /** The name of the file as which a browser saves the JSON when the call is opened as a page. */
  savedAs?: string;
  /** Whether a browser then drops what it has kept of the site's answers. */
  clearsCache?: true;
  /**
   * The audit log's entry for the call. Every call of agents declares it; only one that changes nothing
   * and reads of nobody may be left out, and one whose change is kept elsewhere or not at all.
   */
  audit?: AuditTarget | AuditExemption;
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

/** The fields of a form as people filled them in: the call validates them. */
export type FilledForm = FormData | Readonly<Record<string, string>>;

/** The input of a call, as its caller gives it. */
export interface CallInput<E extends Endpoint> {
  query?: z.input<QueryOf<E>>;
  body?: z.input<BodyOf<E>>;
  /** In place of a body. */
  form?: FilledForm;
}

/** The input of a handler: parsed and valid. */
export interface HandlerInput<E extends Endpoint> {
  query: z.output<QueryOf<E>>;
  body: z.output<BodyOf<E>>;
}

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** The output of a handler, before the reply is parsed. */
export type ReplyInput<E extends Endpoint> = z.input<E['reply']>;
