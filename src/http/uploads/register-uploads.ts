import { statfs } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileTooLarge } from '#contract/call-limits.ts';
import { Problem, invalid } from '#contract/problems.ts';
import { realmOf } from '#contract/realms.ts';
import type { UploadEndpoint } from '#contract/upload-endpoint.ts';
import type { Database } from '#db/database.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { admit as admitCaller, requireLanguages, requirePermission } from '../access.ts';
import type { AuditLog } from '../audit-log.ts';
import type { CallerOf } from '../caller-of.ts';
import { checkDeclaration } from '../check-declaration.ts';
import { cacheControl } from '../page-cache/cache-control.ts';
import { DiskStore } from './disk-store.ts';
import { createFinishUpload, requireType } from './finish-upload.ts';
import type { Receive } from './finish-upload.ts';
import { createTusServer } from './tus-server.ts';
import { beginUpload, dropUpload, findUpload } from './upload-rows.ts';
import type { UploadOwner, Upload } from './upload-rows.ts';

/** An upload endpoint with its handler of arrived files. */
export interface BoundUpload {
  endpoint: UploadEndpoint;
  receive: Receive;
}

/** Binds an upload endpoint to its handler of arrived files. */
export function bindUpload(endpoint: UploadEndpoint, receive: Receive): BoundUpload {
  checkDeclaration({ ...endpoint, method: 'POST' });
  return { endpoint, receive };
}

export interface Uploads {
  endpoints: readonly BoundUpload[];
  db: Database;
  storage: Storage;
  /** The folder of unfinished files, with a folder for each endpoint. */
  folder: string;
}

/** A slow connection may need this long for one part; one that stops sending is closed before. */
export const PART_TIMEOUT_SECONDS = 15 * 60;
/** The share of the disk that must be free before a new upload begins. */
const LEAST_FREE = 0.1;
const RETRY_WHEN_FULL_SECONDS = 600;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

interface Context {
  publicUrl: string;
  callerOf: CallerOf;
  audit: AuditLog | undefined;
}

/** Mounts the endpoints below `/api`. */
export function registerUploads(app: FastifyInstance, uploads: Uploads, context: Context): void {
  void app.register(async (scope) => {
    // The tus server reads the bodies as they come.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    for (const bound of uploads.endpoints) mountUpload(scope, bound, uploads, context);
  });
}

function mountUpload(
  scope: FastifyInstance,
  { endpoint, receive }: BoundUpload,
  { db, storage, folder }: Uploads,
  { publicUrl, callerOf, audit }: Context,
): void {
  const parts = new DiskStore(join(folder, endpoint.name));
  const finishUpload = createFinishUpload({ db, storage, parts, endpoint, receive, audit });
  const begun = new WeakMap<IncomingMessage, string>();
  const tus = createTusServer({
    endpoint,
    parts,
    publicUrl,
    finish: finishUpload,
    idOf: (request) => begun.get(request),
    log: scope.log,
  });

  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const owner = await admitOwner(endpoint, callerOf, request, reply);
    const bytes = announcedBytes(request, endpoint);
    await requireFreeDisk(folder);
    const id = await beginUpload(db, endpoint, owner, bytes);
    begun.set(request.raw, id);
    await answerByProtocol(tus, request, reply);
    if (reply.raw.statusCode !== 201) await dropUpload(db, id);
    return reply;
  }

  async function continueUpload(
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { id } = request.params;
    const owner = await admitOwner(endpoint, callerOf, request, reply);
    const upload = ID.test(id) ? await findUpload(db, endpoint, owner, id) : undefined;
    if (!upload) throw new Problem('notFound');
    if (upload.arrivedAt || (await finishWhole(upload))) {
      return answerArrived(request, reply, upload);
    }
    if (Number(request.headers['upload-offset']) > 0)
      await requireType({ db, parts, endpoint }, upload);
    if (request.method === 'DELETE') await dropUpload(db, id);
    await answerByProtocol(tus, request, reply);
    return reply;
  }

  /** Finishes a whole file whose process died between its last part and its end. */
  async function finishWhole({ id, bytes }: Upload): Promise<boolean> {
    const offset = await parts.offsetOf(id);
    if (offset === undefined) throw new Problem('notFound');
    if (offset === bytes) await finishUpload(id);
    return offset === bytes;
  }

  const url = `/api${endpoint.path}`;
  scope.route({ method: 'POST', url, handler: begin });
  scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${url}/:id`, handler: continueUpload });
}

/** The session that may send to an endpoint, and has not sent too often. */
async function admitOwner(
  endpoint: UploadEndpoint,
  callerOf: CallerOf,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UploadOwner> {
  const caller = await callerOf(request, { realm: realmOf(endpoint), reply });
  await admitCaller(endpoint, caller);
  // A file is in no language.
  const permission = await requirePermission(endpoint, {}, caller, undefined);
  await requireLanguages(endpoint, {}, caller, permission);
  if (!caller.session) throw new Problem('unauthorized');
  await caller.consume('uploadPart', caller.session.ownerId);
  return caller.session;
}

/** Leaves the request and its body to the tus server, with the headers that all answers have. */
async function answerByProtocol(
  tus: ReturnType<typeof createTusServer>,
  { raw: request }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.setHeader('cache-control', cacheControl.never);
  await tus.handle(request, reply.raw);
}

/** Answers a question about an arrived file with its length; every other request is refused. */
function answerArrived(request: FastifyRequest, reply: FastifyReply, { bytes }: Upload) {
  if (request.method !== 'HEAD') throw new Problem('doneAlready');
  return reply
    .headers({
      'tus-resumable': '1.0.0',
      'upload-offset': bytes,
      'upload-length': bytes,
      'cache-control': cacheControl.never,
    })
    .send();
}

function announcedBytes({ headers }: FastifyRequest, { maxBytes }: UploadEndpoint): number {
  const announced = String(headers['upload-length'] ?? '');
  if (!/^[1-9]\d{0,14}$/.test(announced))
    throw invalid({ param: 'Upload-Length', msg: 'This has the wrong form' });
  const bytes = Number(announced);
  if (bytes > maxBytes)
    throw new Problem('tooLarge', { message: fileTooLarge({ fileBytes: maxBytes }) });
  return bytes;
}

async function requireFreeDisk(folder: string): Promise<void> {
  const { bavail, blocks } = await statfs(folder);
  if (bavail < blocks * LEAST_FREE)
    throw new Problem('busy', { retryAfter: RETRY_WHEN_FULL_SECONDS });
}
