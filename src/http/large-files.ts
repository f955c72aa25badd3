import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Problem } from '#contract/problems.ts';
import { mediaType } from './media-type.ts';
import { cacheControl } from './page-cache/cache-control.ts';
import { chooseEncoding } from './page-cache/encoding.ts';

/** A file that few ask for and that is too large to be kept in memory; its brotli lies beside it. */
export interface LargeFile {
  path: string;
  bytes: number;
  /** Of its brotli. */
  sent: number;
}

/** Finds a file by its name, which changes with its bytes; undefined when there is none. */
export type FindLargeFile = (name: string) => Promise<LargeFile | undefined>;

const params = z.object({ name: z.string() });

/** Mounts files below `/large-files`, each sent from the disk. */
export function registerLargeFiles(app: FastifyInstance, find: FindLargeFile): void {
  app.get('/large-files/:name', async (request, reply) => {
    const file = await find(params.parse(request.params).name);
    if (!file) throw new Problem('notFound');
    const isSmall = chooseEncoding(request.headers['accept-encoding'] ?? '') === 'br';
    void reply.headers({
      'content-type': mediaType(file.path),
      'content-length': isSmall ? file.sent : file.bytes,
      'cache-control': cacheControl.immutable,
      vary: 'accept-encoding',
      ...(isSmall && { 'content-encoding': 'br' }),
    });
    if (request.method === 'HEAD') return reply.send();
    return reply.send(createReadStream(isSmall ? `${file.path}.br` : file.path));
  });
}
