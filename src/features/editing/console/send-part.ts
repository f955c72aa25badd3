import { call } from '#client/call.ts';
import { NoTokenFound } from '#contract/failure.ts';
import type { Failure } from '#contract/failure.ts';
import type { Conflict } from '#contract/problems.ts';
import { readDraft, saveDraftPart } from '../contract.ts';
import type { Theirs } from './saving/edited-part.ts';
import type { SaveAnswer, SaveRequest } from './saving/saving-options.ts';

/** Sends one part to the server, and says plainly what came of it. */
export function sendPart(collection: string, id: string) {
  return async (request: SaveRequest): Promise<SaveAnswer> => {
    try {
      // Contents are read out of the form, so they are JSON.
      const body = { collection, id, ...request } as Parameters<typeof save>[0];
      const reply = await save(body);
      if (!reply.success) return await answerOf(reply, { collection, id });
      const { revision, at, merged } = reply.data;
      return { kind: 'saved', revision, at, merged };
    } catch (error) {
      return { kind: error instanceof NoTokenFound ? 'expired' : 'unreachable' };
    }
  };
}

const save = (
  body: NonNullable<NonNullable<Parameters<typeof call<typeof saveDraftPart>>[1]>['body']>,
) => call(saveDraftPart, { body });

interface Document {
  collection: string;
  id: string;
}

async function answerOf(failure: Failure, of: Document): Promise<SaveAnswer> {
  const { status = 0, message, conflict } = failure;
  if (conflict?.theirs) return { kind: 'conflict', theirs: await withAuthor(conflict.theirs, of) };
  if (status === 401) return { kind: 'expired' };
  if (status >= 500 || status === 429) return { kind: 'unreachable' };
  return { kind: 'refused', message };
}

/** A conflict tells the id of who wrote the other text; the draft tells the name. */
async function withAuthor(
  { id, at, content }: NonNullable<Conflict['theirs']>,
  query: Document,
): Promise<Theirs> {
  const reply = await call(readDraft, { query });
  const part = reply.success ? reply.data.parts.find(({ revision }) => revision === id) : undefined;
  return { id, at, content, author: part?.author ?? null };
}
