import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { downloadTypeOf } from '#contract/download.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Problem } from '#contract/problems.ts';
import { isCall } from './failure.ts';
import { splitUrl } from './query.ts';

/** Answers 405 for a known call with another method, and 404 for everything else that is unknown. */
export function registerUnknownCalls(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const methods = methodsByPath(endpoints);

  const refuse = async ({ url, method }: FastifyRequest, reply: FastifyReply): Promise<never> => {
    const known = isCall(url) ? methods.get(splitUrl(url).path) : pageMethods(method);
    if (!known) throw new Problem('notFound');
    void reply.header('allow', known.join(', '));
    throw new Problem('methodNotAllowed');
  };

  for (const url of ['/api', '/api/*']) app.all(url, { onRequest: refuse }, refuse);
  app.setNotFoundHandler({ preValidation: refuse }, refuse);
}

function methodsByPath(endpoints: readonly Endpoint[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { method, path, reply } of endpoints) {
    const hasHead = method === 'GET' && downloadTypeOf(reply) === undefined;
    const taken = hasHead ? ['GET', 'HEAD'] : [method];
    methods.set(`/api${path}`, [...(methods.get(`/api${path}`) ?? []), ...taken]);
  }
  return methods;
}

/** The methods of pages; a missing page answers 404 itself. */
function pageMethods(method: string): string[] | undefined {
  const known = ['GET', 'HEAD', 'POST'];
  return known.includes(method) ? undefined : known;
}
