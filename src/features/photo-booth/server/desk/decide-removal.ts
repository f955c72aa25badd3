import { eq } from 'drizzle-orm';
import { isLanguage, primaryLanguage } from '#contract/languages.ts';
import { createLinkTo } from '#contract/link-to.ts';
import { invalid, Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { photoRemovals } from '#db/schema/photo-booth.ts';
import { photos } from '#features/photos/collection.ts';
import type { Handler, HandlerContext } from '#http/bind.ts';
import type { Addressee } from '#messages/message.ts';
import { allowMail, unlessLimited } from '#people/message-limits.ts';
import { requireSession } from '#people/require-session.ts';
import type { decideRemoval } from '../../contract/desk.ts';
import type { BoothDependencies } from '../dependencies.ts';
import { hideFacesJob } from '../removal/hide-faces-job.ts';
import { aboutFace, boxOf, lockRoot, removalsOf } from '../removal/removal-rows.ts';
import type { Removal } from '../removal/removal-rows.ts';
import { removalAnsweredMessage, removalRefusedMessage } from './messages.ts';
import { noSuchWish } from './no-such-wish.ts';

type Decision = 'blur' | 'refuse' | 'undo';

/** The states that a wish can be decided in, and what it becomes. */
const turns: Record<Decision, { from: readonly Removal['state'][]; to: Removal['state'] }> = {
  blur: { from: ['asked', 'refused', 'undone'], to: 'waiting' },
  refuse: { from: ['asked'], to: 'refused' },
  undo: { from: ['done'], to: 'undoing' },
};

const outcomeMessages: Record<Decision, string> = {
  blur: 'It is blurred within a minute.',
  refuse: 'The wish is refused.',
  undo: 'The face is shown again within a minute.',
};
/** Used where the address was written to often enough, which keeps no decision back. */
const messagesWithoutMail = {
  blur: 'It is blurred within a minute. No mail tells of it, because that address was written to often enough for now.',
  refuse:
    'The wish is refused. No mail tells of it, because that address was written to often enough for now.',
};

const usualAnswers = {
  en: 'Your face is blurred in our photo now.',
  hi: 'हमारी फ़ोटो में आपका चेहरा अब धुंधला कर दिया गया है\u202f।',
};

/** Two who decide at once: the second is told that it is done. */
export function decideWith(services: BoothDependencies): Handler<typeof decideRemoval> {
  const { db, enqueue, sendMessage } = services;
  return async ({ body, caller, act }) => {
    const { id, decision, answer } = body;
    if (decision !== 'blur' && answer === '')
      throw invalid({ param: 'answer', msg: 'Write the reason' });
    const [known] = await db.select().from(photoRemovals).where(eq(photoRemovals.id, id));
    if (!known) throw noSuchWish();
    const email = decision === 'undo' ? null : known.email;
    const addressee = email ? await unlessLimited(allowMail(caller, email, 'reply')) : undefined;
    const askLink = decision === 'refuse' ? await askAgainLink(services, known) : undefined;
    const letterTo = (to: Addressee) =>
      askLink ? refusalOf(to, known, { answer, askLink }, services) : answerOf(to, known, answer);
    await act(async (tx) => {
      await lockRoot(tx, known.rootKey);
      await settle(tx, body, requireSession(caller).ownerId);
      if (decision !== 'refuse') await enqueue(hideFacesJob, {}, tx);
      if (addressee) await sendMessage(letterTo(addressee), tx);
    });
    const isLimited = decision !== 'undo' && email && !addressee;
    return { message: isLimited ? messagesWithoutMail[decision] : outcomeMessages[decision] };
  };
}

type Decided = HandlerContext<typeof decideRemoval>['body'];

async function settle(
  tx: Transaction,
  { id, decision, box, answer }: Decided,
  decidedBy: string,
): Promise<void> {
  const matchesId = eq(photoRemovals.id, id);
  const [row] = await tx.select().from(photoRemovals).where(matchesId).for('update');
  if (!row) throw noSuchWish();
  const { from, to } = turns[decision];
  if (!from.includes(row.state))
    throw new Problem('doneAlready', { message: 'Somebody has decided this meanwhile.' });
  const own = boxOf(row);
  const place = decision === 'blur' ? (box ?? own) : own;
  if (decision === 'blur' && !place)
    throw invalid({ param: 'box', msg: 'Mark the face in the photo' });
  const state = decision === 'blur' && (await isBlurred(tx, row, place)) ? 'done' : to;
  const decided = { decidedAt: new Date(), decidedBy, answer: answer || null };
  await tx
    .update(photoRemovals)
    .set({ state, ...place, ...decided })
    .where(matchesId);
}

/** Whether another wish has hidden this face already. */
async function isBlurred(tx: Transaction, { rootKey }: Removal, place: ReturnType<typeof boxOf>) {
  const others = await removalsOf(tx, rootKey, ['done', 'waiting']);
  return place !== undefined && aboutFace(others, place) !== undefined;
}

const languageOf = ({ language: asked }: Removal) => (isLanguage(asked) ? asked : primaryLanguage);

/** The page on which somebody marks their face; undefined where the photo is public no more. */
async function askAgainLink({ reader, publicUrl }: BoothDependencies, removal: Removal) {
  const language = languageOf(removal);
  const [photo] = removal.photoId ? await reader.pick(photos, language, [removal.photoId]) : [];
  const [name, album] = photo?.path?.split('/').toReversed() ?? [];
  if (!name || !album) return undefined;
  const query = new URLSearchParams({ album, photo: name });
  return createLinkTo(publicUrl, language)(`/take-me-out?${query}`);
}

function refusalOf(
  to: Addressee,
  removal: Removal,
  { answer, askLink }: { answer: string; askLink: string },
  { publicUrl }: BoothDependencies,
) {
  const language = languageOf(removal);
  const grievanceLink = createLinkTo(publicUrl, language)('/grievance');
  return removalRefusedMessage.mail({ to, language }, { words: answer, askLink, grievanceLink });
}

function answerOf(to: Addressee, removal: Removal, answer: string) {
  const language = languageOf(removal);
  const words = answer || usualAnswers[language === 'hi' ? 'hi' : 'en'];
  return removalAnsweredMessage.mail({ to, language }, { words });
}
