import { originalKey } from '#content/files/addresses.ts';
import { shownKeyOf } from '#content/files/picture-description.ts';
import type { PicturePart } from '#content/files/picture-description.ts';
import { noticeVersion } from '#contract/consent-purposes.ts';
import type { Language } from '#contract/languages.ts';
import { invalid, Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { photoRemovals } from '#db/schema/photo-booth.ts';
import { transaction } from '#db/transaction.ts';
import { matchOf } from '#face-search/matching.ts';
import { dot } from '#face-search/vector.ts';
import type { Handler, HandlerContext } from '#http/bind.ts';
import { toIso } from '#lib/clock.ts';
import { DAY_MS } from '#lib/durations.ts';
import { REMOVED_WITHIN_DAYS, selfieConsent } from '../../contract/removal.ts';
import type { askRemoval } from '../../contract/removal.ts';
import type { BoothDependencies } from '../dependencies.ts';
import { readSelfie } from '../read-selfie.ts';
import { readThresholds } from '../thresholds.ts';
import { faceAt, ringAt } from './face-at.ts';
import { hideFacesJob } from './hide-faces-job.ts';
import { findPublicPicture } from './public-photo.ts';
import { aboutFace, boxOf, lockRoot, removalsOf, rootOf } from './removal-rows.ts';
import type { Removal } from './removal-rows.ts';

type RemovalForm = HandlerContext<typeof askRemoval>['body'];
type Parts = Pick<BoothDependencies, 'db' | 'storage' | 'faces' | 'enqueue'>;

const RETRY_SECONDS = 600;

const sentences = {
  blurring: 'Thank you. Your face is blurred in this photo within a minute.',
  asked: 'Thank you. A person looks at it and blurs your face within seven days.',
};

/** Notes the wish not to be seen in a photo. The selfie is nowhere but in the memory of this request. */
export function askRemovalWith(parts: Parts): Handler<typeof askRemoval> {
  return async ({ body, language }) => {
    // A bot is thanked, and nothing is kept.
    if (body.website) return told('asked', new Date());
    const picture = await findPublicPicture(parts.db, body.photo);
    if (!picture) throw new Problem('notFound', { message: 'This photo is public no more.' });
    const place = placeOf(body);
    // Nothing is left there to compare a selfie with.
    if (body.image && place && (await isHiddenAt(parts.db, picture.key, place)))
      return told('blurring', null);
    const face = body.image && (await provenFace(parts, picture.key, body, place));
    const box = face ?? (place && ringAt(place, picture));
    return note(parts, { key: picture.key, box, byFace: face !== undefined }, body, language);
  };
}

function placeOf({ x, y }: RemovalForm): { x: number; y: number } | undefined {
  return x === undefined || y === undefined ? undefined : { x, y };
}

/** Whether a wish has hidden the face at a place already, or does so within a minute. */
async function isHiddenAt(db: Executor, key: string, { x, y }: { x: number; y: number }) {
  const hidden = await removalsOf(db, await rootOf(db, key), ['waiting', 'done']);
  return hidden.some((each) => {
    const box = boxOf(each);
    if (!box) return false;
    const { left, top, width, height } = box;
    return x >= left && x <= left + width && y >= top && y <= top + height;
  });
}

/** The face at a place, where it is that of the selfie. Throws a 422 that tells what to do next. */
async function provenFace(
  { db, storage, faces }: Parts,
  key: string,
  { image, consent }: RemovalForm,
  place: { x: number; y: number } | undefined,
): Promise<PicturePart> {
  if (!selfieConsent.safeParse(consent).success)
    throw invalid({ param: 'consent', msg: 'Your consent is needed' });
  if (!place) throw invalid({ param: 'x', msg: 'Point at your face' });
  if (!faces.isSetUp())
    throw new Problem('busy', {
      message: 'Selfies cannot be compared yet. Ask a person instead.',
      retryAfter: RETRY_SECONDS,
    });
  const { vector } = await readSelfie(faces, { image });
  const bytes = await storage.get(originalKey(await shownKeyOf(storage, key)));
  if (!bytes) throw new Problem('notFound', { message: 'This photo is public no more.' });
  const found = faceAt(await faces.look(bytes), place);
  if (!found)
    throw invalid({
      param: 'x',
      msg: 'There is no face at this place that we can see. Move the ring onto your face, or ask a person',
    });
  const likeness = dot(vector, found.vector);
  const match = matchOf({ likeness, size: found.size }, await readThresholds(db), 1);
  if (match !== 'sure')
    throw invalid({
      param: 'image',
      msg: 'The selfie is not surely the face in the ring. Try once more in good light, or ask a person',
    });
  return found.box;
}

interface Wish {
  /** Of the picture that was pointed at. */
  key: string;
  box: PicturePart | undefined;
  byFace: boolean;
}

/** Two who ask for the same face at once are one wish. What a person decided to show again is for a person. */
async function note(
  { db, enqueue }: Parts,
  { key, box, byFace }: Wish,
  { photo, name, email, reason }: RemovalForm,
  language: Language,
) {
  const rootKey = await rootOf(db, key);
  const dueAt = new Date(Date.now() + REMOVED_WITHIN_DAYS * DAY_MS);
  return transaction(db, async (tx) => {
    await lockRoot(tx, rootKey);
    const known = await removalsOf(tx, rootKey, ['waiting', 'done', 'undoing', 'undone']);
    const same = box && aboutFace(known, box);
    if (same && isHidden(same)) return told('blurring', null);
    const state = byFace && !same ? 'waiting' : 'asked';
    await tx.insert(photoRemovals).values({
      photoId: photo,
      rootKey,
      ...box,
      state,
      byFace,
      language,
      dueAt,
      name: name ?? null,
      email: email ?? null,
      reason: reason ?? null,
      notice: byFace ? noticeVersion : null,
    });
    if (state === 'asked') return told('asked', dueAt);
    await enqueue(hideFacesJob, {}, tx);
    return told('blurring', null);
  });
}

const isHidden = ({ state }: Removal) => state === 'waiting' || state === 'done';

const told = (state: 'blurring' | 'asked', dueAt: Date | null) => ({
  message: sentences[state],
  data: { state, dueAt: dueAt && toIso(dueAt) },
});
