import multipart from '@fastify/multipart';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyTooLarge, fileTooLarge, tooManyFiles } from '#contract/call-limits.ts';
import type { CallLimits } from '#contract/call-limits.ts';
import { Problem, invalid } from '#contract/problems.ts';
import { pictureType } from '#lib/picture-type.ts';

const MEGABYTE = 1024 * 1024;
const MAX_PARTS = 20;
const LONGEST_NAME = 100;
/** Enough chunks of a file to hold the bytes that tell its type, even where each has one byte. */
const SIGNATURE_CHUNKS = 12;
/**
 * The maximum size of a form beside its values: its boundaries, and the names and types of its parts.
 */
const MAX_FRAME_BYTES = 64 * 1024;
/** The memory that all forms being read may take together, in one process. */
const MAX_HELD_BYTES = 64 * MEGABYTE;
const RETRY_WHEN_FULL_SECONDS = 5;

let heldBytes = 0;

/** Lets the calls of this scope take forms with a file, beside JSON. */
export function acceptForms(scope: FastifyInstance): void {
  void scope.register(multipart);
}

/**
 * Makes the function that reads the body of a call that takes forms: an object of texts and files,
 * or what the JSON said. Files are held in memory, so larger ones go through an upload endpoint.
 */
export function createFormReader(limits: CallLimits) {
  if (limits.files * limits.fileBytes > MAX_HELD_BYTES / 2)
    throw new RangeError('A form holds its files in memory, so these limits are too high');
  return async (request: FastifyRequest): Promise<unknown> => {
    if (!request.isMultipart()) return request.body;
    const reading = { limits, bytes: 0 };
    try {
      refuseLength(request, limits);
      return Object.fromEntries(await readParts(request, reading));
    } catch (error) {
      leaveRest(request);
      throw refusal(error);
    } finally {
      heldBytes -= reading.bytes;
    }
  };
}

/** A form that is being read, and what it holds. */
interface Reading {
  limits: CallLimits;
  bytes: number;
}

async function readParts(request: FastifyRequest, reading: Reading) {
  const { limits } = reading;
  const values = new Map<string, unknown>();
  let textBytes = 0;
  let files = 0;
  for await (const part of request.parts({ limits: partLimits(limits) })) {
    const name = nameOf(part);
    if (values.has(name)) throw invalid({ param: name, msg: 'Give this only once' });
    if (part.type === 'file' && ++files > limits.files)
      throw new Problem('tooLarge', { message: tooManyFiles(limits) });
    const value = part.type === 'file' ? await readFile(part, reading) : part.value;
    textBytes += Buffer.byteLength(name) + sizeOfText(part, value);
    if (textBytes > limits.body) throw textTooLarge(limits);
    values.set(name, value);
  }
  return values;
}

function partLimits({ body, files, fileBytes }: CallLimits) {
  return {
    fileSize: fileBytes,
    fieldSize: body,
    fields: MAX_PARTS,
    parts: MAX_PARTS + files - 1,
    headerPairs: MAX_PARTS,
  };
}

/** A form whose head says that it cannot fit is refused before it comes. */
function refuseLength({ headers }: FastifyRequest, limits: CallLimits): void {
  const { body, files, fileBytes } = limits;
  const most = body + files * fileBytes + MAX_FRAME_BYTES;
  if (Number(headers['content-length'] ?? 0) <= most) return;
  const message = files === 1 ? fileTooLarge(limits) : bodyTooLarge({ body: files * fileBytes });
  throw new Problem('tooLarge', { message });
}

function nameOf({ fieldname }: Multipart): string {
  // The parser gives none where the form gives none, whatever its types say.
  if (typeof fieldname !== 'string') throw new Problem('malformed');
  if (fieldname.length > LONGEST_NAME) throw new Problem('tooLarge');
  return fieldname;
}

function sizeOfText(part: Multipart, value: unknown): number {
  if (part.type === 'file') return 0;
  if (part.valueTruncated) return Infinity;
  return Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The type is what the bytes say; of anything but a picture, none. */
async function readFile({ file }: MultipartFile, reading: Reading): Promise<Blob> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    reading.bytes += chunk.length;
    heldBytes += chunk.length;
    if (heldBytes > MAX_HELD_BYTES) throw full();
    if (file.truncated) break;
    chunks.push(chunk);
  }
  if (file.truncated) throw new Problem('tooLarge', { message: fileTooLarge(reading.limits) });
  const begin = Buffer.concat(chunks.slice(0, SIGNATURE_CHUNKS));
  return new Blob(chunks as BlobPart[], { type: pictureType(begin) ?? '' });
}

/** The reason why the parser stops always lies in the form. */
function refusal(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { statusCode }: { statusCode?: number } = Object(error);
  return new Problem(statusCode === 413 ? 'tooLarge' : 'malformed');
}

function textTooLarge(limits: CallLimits): Problem {
  return new Problem('tooLarge', { message: bodyTooLarge(limits) });
}

function full(): Problem {
  return new Problem('busy', { retryAfter: RETRY_WHEN_FULL_SECONDS });
}

/** Reads and drops the rest of a refused form, so that its sender receives the answer. */
function leaveRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}
