import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyTooLarge, limitsOf, usualLimits } from '#contract/call-limits.ts';
import { downloadTypeOf } from '#contract/download.ts';
import type { Download } from '#contract/download.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Problem } from '#contract/problems.ts';
import { realmOf } from '#contract/realms.ts';
import { trackReads } from '#db/cache-tags.ts';
import { isGuarded } from './access.ts';
import type { BoundCall } from './bind.ts';
import { isPublicGet, cacheKeyOfCall } from './cache-key.ts';
import type { CallerOf } from './caller-of.ts';
import type { Caller } from './caller.ts';
import { sendDownload } from './downloads/send-download.ts';
import { fail } from './failure.ts';
import { acceptForms, createFormReader } from './multipart.ts';
import { cacheControl } from './page-cache/cache-control.ts';
import type { PageCache, RenderResult } from './page-cache/page-cache.ts';
import { queryKeysOf, readQuery, validateQuery, splitUrl } from './query.ts';
import type { Query } from './query.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { toProblem } from './to-problem.ts';

export interface CallsOptions {
  calls: readonly BoundCall[];
  cache: PageCache;
  callerOf: CallerOf;
  securityHeaders: SecurityHeaders;
}

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Mounts the calls below `/api`. */
export function registerCalls(app: FastifyInstance, options: CallsOptions): void {
  const {
    json = [],
    multipart = [],
    text = [],
  } = Object.groupBy(options.calls, ({ endpoint: { encoding = 'json' } }) => encoding);
  for (const call of json) {
    mount(
      app,
      call,
      isPublicGet(call) ? { handler: sendCached(call, options) } : sendFresh(call, options),
    );
  }
  // Forms have a scope of their own, so that every other call goes on refusing them.
  void app.register(async (scope) => {
    acceptForms(scope);
    for (const call of multipart) {
      mount(scope, call, sendFresh(call, options, createFormReader(limitsOf(call.endpoint))));
    }
  });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    for (const call of text) mount(scope, call, sendFresh(call, options));
  });
}

interface RouteHandlers {
  /** Runs before the body is read. */
  onRequest?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  handler: Send;
}

function mount(app: FastifyInstance, { endpoint }: BoundCall, answering: RouteHandlers): void {
  const limits = limitsOf(endpoint);
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    bodyLimit: limits.body,
    exposeHeadRoute: answersHead(endpoint),
    errorHandler(error, request, reply) {
      const isUnnamed = !(error instanceof Problem) && toProblem(error)?.code === 'tooLarge';
      const message = bodyTooLarge(limits);
      void fail(isUnnamed ? new Problem('tooLarge', { message }) : error, request, reply);
    },
    ...answering,
  });
}

/** HEAD would read a table or an archive to its end, and drop it; what shows a link asks so for its picture. */
function answersHead({ reply }: Endpoint): boolean {
  return downloadTypeOf(reply)?.startsWith('image/') ?? true;
}

function sendCached(call: BoundCall, { cache, callerOf, securityHeaders }: CallsOptions): Send {
  const keys = queryKeysOf(call.endpoint);
  return async (request, reply) => {
    const query = queryOf(request, keys);
    const values = validateQuery(query);
    const caller = await callerOf(request);
    const { key } = cacheKeyOfCall(`/api${call.endpoint.path}`, query, caller.language);
    const render = () => renderCall(call, values, { caller, securityHeaders });
    const answer = await cache.render(key, render);
    reply.hijack();
    answer.send(request.raw, reply.raw);
  };
}

interface RenderOptions {
  caller: Caller;
  securityHeaders: SecurityHeaders;
}

async function renderCall(
  call: BoundCall,
  query: unknown,
  { caller, securityHeaders }: RenderOptions,
): Promise<RenderResult> {
  const { result, ...reads } = await trackReads(() => call.run({ query }, caller));
  const headers = { ...securityHeaders, ...callHeaders(caller) };
  return { status: statusOf(call), body: JSON.stringify(result), headers, ...reads };
}

const parsedBody = async ({ body }: FastifyRequest): Promise<unknown> => body;

function sendFresh(
  call: BoundCall,
  { callerOf }: CallsOptions,
  readBody = parsedBody,
): RouteHandlers {
  const keys = queryKeysOf(call.endpoint);
  const looksAtSession = isGuarded(call.endpoint) || call.endpoint.knowsUser;
  const realm = looksAtSession ? realmOf(call.endpoint) : undefined;
  const downloadType = downloadTypeOf(call.endpoint.reply);
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
    const caller = await callerOf(request, { realm, reply });
    await call.admit(caller);
    return caller;
  };

  /** Callers whose whole request was there when they were admitted, as that of an autosave is. */
  const admitted = new WeakMap<FastifyRequest, Caller>();

  const handler: Send = async (request, reply) => {
    const query = validateQuery(queryOf(request, keys));
    // The caller is admitted before a form is read, so that files are taken only from callers who may send them.
    const before = admitted.get(request) ?? (await admit(request, reply));
    const input = { query, body: await readBody(request) };
    // A form may take minutes to arrive, and the session may have ended meanwhile.
    const caller = realm && readBody !== parsedBody ? await admit(request, reply) : before;
    const result = await call.run(input, caller);
    void reply.code(statusOf(call)).headers(callHeaders(caller));
    if (downloadType) return sendDownload(reply, downloadType, result as Download);
    const { savedAs, clearsCache } = call.endpoint;
    if (savedAs) void reply.header('content-disposition', `attachment; filename="${savedAs}"`);
    if (clearsCache) void reply.header('clear-site-data', '"cache"');
    return reply.header('cache-control', cacheControl.never).send(JSON.stringify(result));
  };

  // A small body arrives before the session could be looked up.
  const isSmall = limitsOf(call.endpoint).body <= usualLimits.body;
  if (isSmall || !realm) return { handler };
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await admit(request, reply);
    if (request.raw.complete) admitted.set(request, caller);
  };
  return { handler, onRequest };
}

function queryOf({ url }: FastifyRequest, keys: readonly string[]): Query {
  return readQuery(splitUrl(url).search, keys);
}

function callHeaders({ language }: Caller) {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-language': language,
    vary: 'accept-language, accept-encoding',
  };
}

function statusOf({ endpoint }: BoundCall): number {
  return endpoint.status ?? 200;
}
