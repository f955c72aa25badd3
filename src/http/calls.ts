import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectReads } from '#db/changes.ts';
import { isGuarded, requireAccess } from './bind.ts';
import type { BoundCall } from './bind.ts';
import type { Caller } from './caller.ts';
import type { CallerOf } from './caller-of.ts';
import { acceptForms, readForm } from './multipart.ts';
import { cacheControl } from './page-cache/cache-control.ts';
import type { PageCache, Rendered } from './page-cache/page-cache.ts';
import { isPublicGet, placeOfCall } from './places.ts';
import { queryKeysOf, readQuery, soundQuery, splitUrl } from './query.ts';
import type { Query } from './query.ts';
import type { SecurityHeaders } from './security-headers.ts';

export interface CallsOptions {
  calls: readonly BoundCall[];
  cache: PageCache;
  callerOf: CallerOf;
  securityHeaders: SecurityHeaders;
}

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Mounts the calls below `/api`. */
export function registerCalls(app: FastifyInstance, options: CallsOptions): void {
  const takesForms = ({ endpoint }: BoundCall) => endpoint.encoding === 'multipart';
  for (const call of options.calls.filter((each) => !takesForms(each))) {
    mount(app, call, isPublicGet(call) ? sendKept(call, options) : sendFresh(call, options));
  }
  // A scope of their own, so that every other call goes on refusing forms.
  void app.register(async (scope) => {
    acceptForms(scope);
    for (const call of options.calls.filter(takesForms)) {
      mount(scope, call, sendFresh(call, options, readForm));
    }
  });
}

function mount(app: FastifyInstance, { endpoint }: BoundCall, handler: Send): void {
  app.route({ method: endpoint.method, url: `/api${endpoint.path}`, handler });
}

function sendKept(call: BoundCall, { cache, callerOf, securityHeaders }: CallsOptions): Send {
  const keys = queryKeysOf(call.endpoint);
  return async (request, reply) => {
    const query = queryOf(request, keys);
    const values = soundQuery(query);
    const caller = await callerOf(request);
    const { key } = placeOfCall(`/api${call.endpoint.path}`, query, caller.language);
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
): Promise<Rendered> {
  const { result, ...reads } = await collectReads(() => call.run({ query }, caller));
  const headers = { ...securityHeaders, ...callHeaders(caller) };
  return { status: statusOf(call), body: JSON.stringify(result), headers, ...reads };
}

const parsedBody = async ({ body }: FastifyRequest): Promise<unknown> => body;

function sendFresh(call: BoundCall, { callerOf }: CallsOptions, readBody = parsedBody): Send {
  const keys = queryKeysOf(call.endpoint);
  return async (request, reply) => {
    const query = soundQuery(queryOf(request, keys));
    const caller = await callerOf(request, { withSession: isGuarded(call.endpoint), reply });
    // Before the body: nobody's files are read who may not send any.
    requireAccess(call.endpoint, caller);
    const input = { query, body: await readBody(request) };
    const result = await call.run(input, caller);
    void reply.code(statusOf(call)).headers(callHeaders(caller));
    return reply.header('cache-control', cacheControl.never).send(JSON.stringify(result));
  };
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
