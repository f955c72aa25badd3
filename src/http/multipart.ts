import multipart from '@fastify/multipart';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem, invalid } from '#contract/problems.ts';
import { pictureType } from '#lib/picture-type.ts';

const MEGABYTE = 1024 * 1024;
const MOST_FILE_BYTES = 5 * MEGABYTE;
const MOST_TEXT_BYTES = 16 * 1024;
const MOST_PARTS = 20;
const LONGEST_NAME = 100;
/** In bytes, and so at most in pieces. */
const LONGEST_SIGNATURE = 12;
/** What all forms that are being read may hold together, in one process. */
const MOST_HELD_BYTES = 64 * MEGABYTE;
const RETRY_WHEN_FULL_SECONDS = 5;

let heldBytes = 0;

/** Lets the calls of this scope take forms with a file, beside JSON. */
export function acceptForms(scope: FastifyInstance): void {
  void scope.register(multipart, {
    limits: {
      fileSize: MOST_FILE_BYTES,
      files: 1,
      fieldSize: MOST_TEXT_BYTES,
      fields: MOST_PARTS,
      parts: MOST_PARTS,
      headerPairs: MOST_PARTS,
    },
  });
}

/** The body of a call that takes forms: an object of texts and files, or what the JSON said. */
export async function readForm(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  const values = new Map<string, unknown>();
  try {
    let textBytes = 0;
    for await (const part of request.parts()) {
      const name = nameOf(part);
      if (values.has(name)) throw invalid({ param: name, msg: 'Give this only once' });
      const value = part.type === 'file' ? await readFile(part) : part.value;
      textBytes += Buffer.byteLength(name) + sizeOfText(part, value);
      if (textBytes > MOST_TEXT_BYTES) throw new Problem('tooLarge');
      values.set(name, value);
    }
  } catch (error) {
    leaveRest(request);
    throw refusal(error);
  }
  return Object.fromEntries(values);
}

function nameOf({ fieldname }: Multipart): string {
  // The parser gives none where the form gives none, whatever its types say.
  if (typeof fieldname !== 'string') throw new Problem('malformed');
  if (fieldname.length > LONGEST_NAME) throw new Problem('tooLarge');
  return fieldname;
}

function sizeOfText(part: Multipart, value: unknown): number {
  if (part.type === 'file') return 0;
  if (part.valueTruncated) throw new Problem('tooLarge');
  return Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The type is what the bytes say; of anything but a picture, none. */
async function readFile({ file }: MultipartFile): Promise<Blob> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      heldBytes += chunk.length;
      if (heldBytes > MOST_HELD_BYTES) throw full();
      if (file.truncated) throw fileTooLarge();
      chunks.push(chunk);
    }
  } finally {
    heldBytes -= bytes;
  }
  if (file.truncated) throw fileTooLarge();
  const begin = Buffer.concat(chunks.slice(0, LONGEST_SIGNATURE));
  return new Blob(chunks as BlobPart[], { type: pictureType(begin) ?? '' });
}

/** Whatever stops the parser, the reason lies in the form. */
function refusal(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return new Problem(isTooLarge ? 'tooLarge' : 'malformed');
}

function full(): Problem {
  return new Problem('busy', { retryAfter: RETRY_WHEN_FULL_SECONDS });
}

function fileTooLarge(): Problem {
  const message = `Choose a file of at most ${MOST_FILE_BYTES / MEGABYTE} MB.`;
  return new Problem('tooLarge', { message });
}

/** What still comes of a refused form is read and dropped, so that its sender hears the answer. */
function leaveRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}
