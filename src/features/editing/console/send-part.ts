import { call } from '#client/call.ts';
import { readDraft, saveDraftPart } from '../contract.ts';
import type { Theirs } from './saving/saved-part.ts';
import type { SaveAnswer, SaveRequest } from './saving/saving-options.ts';

/** Sends one part to the server, and says plainly what came of it. */
export function sendPart(collection: string, id: string) {
  return async (request: SaveRequest): Promise<SaveAnswer> => {
    try {
      // Contents are read out of the form, so they are JSON.
      const body = { collection, id, ...request } as Parameters<typeof save>[0];
      const answer = answerOf(await save(body));
      return answer.kind === 'conflict' ? await withAuthor(answer, collection, id) : answer;
    } catch (error) {
      const isLoggedOut = error instanceof Error && error.message === 'No token found';
      return { kind: isLoggedOut ? 'expired' : 'unreachable' };
    }
  };
}

/** A conflict tells the id of who wrote the other text; the draft tells the name. */
async function withAuthor(
  answer: Extract<SaveAnswer, { kind: 'conflict' }>,
  collection: string,
  id: string,
): Promise<SaveAnswer> {
  const reply = await call(readDraft, { query: { collection, id } });
  const part = reply.success
    ? reply.data.parts.find(({ revision }) => revision === answer.theirs.id)
    : undefined;
  return { ...answer, theirs: { ...answer.theirs, author: part?.author ?? null } };
}

const save = (
  body: NonNullable<NonNullable<Parameters<typeof call<typeof saveDraftPart>>[1]>['body']>,
) => call(saveDraftPart, { body });

function answerOf(reply: Awaited<ReturnType<typeof save>>): SaveAnswer {
  if (reply.success) {
    const { revision, at, merged } = reply.data;
    return { kind: 'saved', revision, at, merged };
  }
  const { status = 0, message } = reply;
  const { conflict } = reply as { conflict?: { theirs: Theirs | null } };
  if (conflict?.theirs) return { kind: 'conflict', theirs: conflict.theirs };
  if (status === 401) return { kind: 'expired' };
  if (status >= 500 || status === 429) return { kind: 'unreachable' };
  return { kind: 'refused', message };
}
