import { downloadTypeOf } from '#contract/download.ts';
import type { Endpoint, HandlerInput, ReplyInput } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { translateMessage } from '#contract/translate-message.ts';
import {
  admit,
  isGuarded,
  isOfAgents,
  isOfContent,
  requireLanguages,
  requirePermission,
} from './access.ts';
import type { SectionOf } from './access.ts';
import type { Caller } from './caller.ts';
import { checkDeclaration } from './check-declaration.ts';
import { checkReply } from './check-reply.ts';
import { buckets, isBucket } from './limits/buckets.ts';
import type { BucketName } from './limits/buckets.ts';
import { parseInput } from './parse-input.ts';
import type { RawInput } from './parse-input.ts';
import { runAudited } from './run-audited.ts';
import type { Act, AddTargets } from './run-audited.ts';

interface AuditTools {
  /** Makes a change in one transaction with its audit entry; for calls that the audit log records. */
  act: Act;
  addTargets: AddTargets;
}

export interface HandlerContext<E extends Endpoint> extends HandlerInput<E>, AuditTools {
  language: Language;
  caller: Caller;
}

type WithoutSuccess<Reply> = Reply extends unknown ? Omit<Reply, 'success'> : never;

/** Handles a call; the binding adds `success: true` to its output. */
export type Handler<E extends Endpoint> = (
  context: HandlerContext<E>,
) => Promise<WithoutSuccess<ReplyInput<E>>>;

/** An endpoint with its handler. */
export interface BoundCall {
  endpoint: Endpoint;
  /** Throws a `Problem` unless the caller may make it. */
  admit(caller: Caller): Promise<void>;
  /** Checks access, input, limit and reply; throws a `Problem` for what the caller should see. */
  run(input: RawInput, caller: Caller): Promise<unknown>;
}

/** Binds an endpoint to its handler; `sectionOf` is for calls whose permission is of a collection. */
export function bind<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  sectionOf?: SectionOf,
): BoundCall {
  checkDeclaration(endpoint);
  const { name, access } = endpoint;
  if (isOfAgents(access) && isOfContent(access.agent) && !sectionOf)
    throw new Error(`${name} is bound without the sections of the collections`);
  const bucket = bucketOf(endpoint);
  const isDownload = downloadTypeOf(endpoint.reply) !== undefined;
  if (isDownload && endpoint.access === 'public')
    throw new Error(`${endpoint.name} is public, and what is public is kept whole in memory`);
  return {
    endpoint,
    admit: (caller) => admit(endpoint, caller),
    async run(input, caller) {
      await admit(endpoint, caller);
      const permission = await requirePermission(endpoint, input, caller, sectionOf);
      // The endpoint's own schemas parsed it, so it has their types.
      const parsed = parseInput(endpoint, input) as HandlerInput<E>;
      await requireLanguages(endpoint, parsed, caller, permission);
      if (bucket && countsTowardsLimit(endpoint, parsed.query))
        await caller.consume(bucket, keyOf(bucket, caller));
      const { language } = caller;
      const handle = (tools: AuditTools) => handler({ ...parsed, ...tools, language, caller });
      const reply = await runAudited({ endpoint, input: parsed, caller, handle });
      if (isDownload) return endpoint.reply.parse(reply);
      const message = 'message' in reply && translateMessage(language, String(reply.message));
      const said = message ? { message } : {};
      return checkReply(endpoint, { success: true, ...reply, ...said }, caller.log);
    },
  };
}

/** Whether a call with this query counts towards its limit. */
export function countsTowardsLimit({ limit, limitOnlyWith }: Endpoint, query: unknown): boolean {
  if (limit === undefined || limitOnlyWith === undefined) return limit !== undefined;
  return Boolean(Object(query)[limitOnlyWith]);
}

function bucketOf(endpoint: Endpoint): BucketName | undefined {
  const { name, limit } = endpoint;
  if (limit === undefined) return undefined;
  const by = isBucket(limit) && buckets[limit].by;
  if (by === 'address' || (by === 'user' && isGuarded(endpoint))) return limit as BucketName;
  throw new Error(`${name} consumes from ${limit}, which does not count its callers`);
}

/** A user is counted by id, because many others may share the address. */
function keyOf(bucket: BucketName, { session }: Caller): string | undefined {
  return buckets[bucket].by === 'user' ? session?.ownerId : undefined;
}
