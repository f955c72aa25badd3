import type { z } from 'zod';
import { createUpload } from '#client/create-upload.ts';
import { ask } from '#client/query.ts';
import type { partContent } from '#content/declare/draft-shapes.ts';
import { createDraft, readDraft, saveDraftPart } from '#features/editing/contract.ts';
import { publishDraft } from '#features/publishing/contract.ts';
import { submitForReview } from '#features/reviews/contract.ts';
import { describeMediaFile, findMediaFile, mediaUploads, takeMediaFile } from '../contract.ts';
import { keepPhotograph } from './kept-photograph.ts';
import type { KeptPhotograph } from './kept-photograph.ts';

const PHOTOS = 'photos';
const LOOK_MS = 600;
const RETRIES_MS = [500, 1_000, 3_000];

export class NotTaken extends Error {}

/**
 * Sends a photograph to the library, makes a photo of its album out of it, and publishes it or sends it
 * to review. Each step is kept before the next, so that it goes on where a lost network stopped it.
 */
export async function sendPhotograph(begun: KeptPhotograph, isPublished: boolean): Promise<void> {
  const uploaded = await withUpload(begun);
  const mediaId = await untilReady(uploaded.mediaId);
  for (const { language, line } of linesOf(begun))
    await ask(describeMediaFile, { body: { id: mediaId, language, alt: line } });
  const { documentId: id, revisions } = await withDocument(uploaded, mediaId);
  const body = { collection: PHOTOS, id, revisions };
  await (isPublished ? ask(publishDraft, { body }) : ask(submitForReview, { body }));
}

async function withUpload(kept: KeptPhotograph) {
  const { mediaId } = kept;
  return mediaId ? { ...kept, mediaId } : keep(kept, { mediaId: await upload(kept) });
}

async function keep<Told extends Partial<KeptPhotograph>>(kept: KeptPhotograph, told: Told) {
  const next = { ...kept, ...told };
  await keepPhotograph(next);
  return next;
}

/** The photo of its album as a draft, with all of its parts. */
async function withDocument(kept: KeptPhotograph, mediaId: string) {
  let saved = await withDraft(kept);
  const query = { id: mediaId, collection: PHOTOS, field: 'file' };
  const { data: taken } = await ask(takeMediaFile, { query });
  const { album, takenAt, place } = kept;
  const parts: [Part, Content][] = [
    ['facts', { album, takenAt, file: taken.stored }],
    ...linesOf(kept).map(({ language, line }): [Part, Content] => [
      language,
      { title: line, summary: null, body: null, words: { place, alt: line } },
    ]),
  ];
  // The draft has its title from the beginning.
  const draft = await ask(readDraft, { query: { collection: PHOTOS, id: saved.documentId } });
  for (const [part, content] of parts) {
    if (saved.revisions[part]) continue;
    const base = draft.data.parts.find((each) => each.part === part)?.revision ?? null;
    const body = { collection: PHOTOS, id: saved.documentId, part, content, base };
    const { data } = await ask(saveDraftPart, { body });
    saved = await keep(saved, {
      ...saved,
      revisions: { ...saved.revisions, [part]: data.revision },
    });
  }
  return saved;
}

type Part = 'facts' | 'en' | 'hi';
type Content = z.input<typeof partContent>;

async function withDraft(kept: KeptPhotograph) {
  const { documentId, revisions = {} } = kept;
  if (documentId) return { ...kept, documentId, revisions };
  const [first] = linesOf(kept);
  const title = first?.line ?? '';
  const original = first?.language ?? 'en';
  const { data } = await ask(createDraft, { body: { collection: PHOTOS, title, original } });
  return keep(kept, { documentId: data.id, revisions });
}

const linesOf = ({ en, hi }: KeptPhotograph) =>
  [
    { language: 'en', line: en.trim() } as const,
    { language: 'hi', line: hi.trim() } as const,
  ].filter(({ line }) => line !== '');

async function upload({ blob, takenAt }: KeptPhotograph): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  createUpload(mediaUploads, blob, {
    name: `photograph-${takenAt.slice(0, 16).replace(/[T:]/g, '-')}.jpg`,
    retriesMs: RETRIES_MS,
    onArrived: resolve,
    onFailed: ({ message, error }) => reject(message ? new NotTaken(message) : error),
  }).start();
  return promise;
}

/** The id of the file once it is made: that of an earlier one, where the same was sent before. */
async function untilReady(id: string): Promise<string> {
  for (;;) {
    const { data } = await ask(findMediaFile, { query: { id } });
    if (data.state === 'ready') return id;
    if (data.sameAs) return data.sameAs;
    if (data.state !== 'making') throw new NotTaken(data.reason ?? '');
    await new Promise((resolve) => void setTimeout(resolve, LOOK_MS));
  }
}
