import type { IncomingMessage } from 'node:http';
import { Server } from '@tus/server';
import type { ServerOptions } from '@tus/server';
import { Problem } from '#contract/problems.ts';
import type { UploadEndpoint } from '#contract/upload-endpoint.ts';
import type { FaultLog } from '../caller.ts';
import { problemInWords } from '../problem-in-words.ts';
import { toProblem } from '../to-problem.ts';
import type { DiskStore } from './disk-store.ts';
import { createUploadLocks } from './upload-locks.ts';

type Request = Parameters<NonNullable<ServerOptions['namingFunction']>>[0];

type TusError = Parameters<NonNullable<ServerOptions['onResponseError']>>[1];

interface TusOptions {
  endpoint: UploadEndpoint;
  parts: DiskStore;
  publicUrl: string;
  /** The id of the new upload of a request. */
  idOf(request: IncomingMessage): string | undefined;
  /** Called when the last part has come. */
  finish(id: string): Promise<void>;
  log: FaultLog;
}

/** A server of the protocol tus 1.0 for one endpoint; access was checked before it runs. */
export function createTusServer({
  endpoint,
  parts,
  publicUrl,
  idOf,
  finish,
  log,
}: TusOptions): Server {
  return new JsonFailures({
    path: `/api${endpoint.path}`,
    datastore: parts,
    maxSize: endpoint.maxBytes,
    locker: createUploadLocks(),
    relativeLocation: true,
    allowedOrigins: [publicUrl],
    disableTerminationForFinishedUploads: true,
    namingFunction(request) {
      const id = idOf(rawOf(request));
      if (!id) throw new Error('An upload without an id');
      return id;
    },
    async onUploadFinish(_, { id }) {
      await finish(id);
      return {};
    },
    onResponseError: (request, error) => answerTo(error, request, log),
  });
}

function rawOf({ runtime }: Request): IncomingMessage {
  const raw = runtime?.node?.req;
  if (!raw) throw new Error('An upload comes over HTTP');
  return raw as IncomingMessage;
}

/** Every failure below `/api` is JSON; the words of the protocol are for programs, and English. */
class JsonFailures extends Server {
  override write(
    ...[context, headers, status, body = '']: Parameters<Server['write']>
  ): ReturnType<Server['write']> {
    if (status < 400) return super.write(context, headers, status, body);
    headers.set('content-type', 'application/json');
    if (body.startsWith('{')) return super.write(context, headers, status, body);
    headers.set('content-language', 'en');
    const failure = { success: false, message: body.trim() };
    return super.write(context, headers, status, JSON.stringify(failure));
  }
}

/** Errors of the protocol are objects with a status; the client is told nothing of any other. */
function answerTo(error: TusError, request: Request, log: FaultLog) {
  if ('status_code' in error && error.status_code < 500) return undefined;
  const found = toProblem(error) ?? new Problem('broken');
  if (found !== error && found.status >= 500) log.error({ err: error }, 'Fault');
  const wanted = request.headers.get('accept-language') ?? undefined;
  const { problem, language } = problemInWords(found, wanted);
  const reply = request.runtime?.node?.res;
  reply?.setHeader('content-language', language);
  if (problem.retryAfter) reply?.setHeader('retry-after', String(problem.retryAfter));
  return { status_code: problem.status, body: JSON.stringify(problem.toBody()) };
}
