import type { IncomingMessage } from 'node:http';
import { limitsOf, usualLimits } from '#contract/call-limits.ts';
import type { BoundCall } from './bind.ts';
import { splitUrl } from './query.ts';
import { PART_TIMEOUT_SECONDS } from './uploads/register-uploads.ts';
import type { BoundUpload } from './uploads/register-uploads.ts';

/** How long the requests of each call, and the parts of uploads, may take to arrive. */
export function createCallTimeouts(
  calls: readonly BoundCall[],
  endpoints: readonly BoundUpload[] = [],
) {
  const own = new Map(
    calls
      .filter(({ endpoint }) => endpoint.limits?.seconds !== undefined)
      .map(({ endpoint }) => [keyOf(endpoint.method, `/api${endpoint.path}`), secondsOf(endpoint)]),
  );
  const isUpload = (path: string) =>
    endpoints.some(({ endpoint }) => path.startsWith(`/api${endpoint.path}`));
  return {
    longest: Math.max(
      usualLimits.seconds,
      ...own.values(),
      ...endpoints.map(() => PART_TIMEOUT_SECONDS),
    ),
    of({ method = '', url = '' }: IncomingMessage): number {
      const { path } = splitUrl(url);
      if (isUpload(path)) return PART_TIMEOUT_SECONDS;
      return own.get(keyOf(method, path)) ?? usualLimits.seconds;
    },
  };
}

const secondsOf = (endpoint: BoundCall['endpoint']) => limitsOf(endpoint).seconds;

const keyOf = (method: string, path: string) => `${method} ${path}`;
