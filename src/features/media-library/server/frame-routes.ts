import { eq } from 'drizzle-orm';
import { storedFile, storedPicture } from '#content/declare/files.ts';
import type { StoredFile, StoredPicture } from '#content/declare/files.ts';
import { addWaiting } from '#content/files/waiting-pictures.ts';
import { readFourEyes } from '#content/server/edit/four-eyes.ts';
import { replaceFile } from '#content/server/edit/replace-file.ts';
import type { ReplacedFile } from '#content/server/edit/replace-file.ts';
import { invalid } from '#contract/problems.ts';
import { may } from '#contract/roles.ts';
import type { Executor } from '#db/database.ts';
import { mediaFiles } from '#db/schema/media-library.ts';
import { whenPostMayGoOut } from '#features/election-clock/contract/posts.ts';
import { bind } from '#http/bind.ts';
import type { Caller } from '#http/caller.ts';
import { requireSession } from '#people/require-session.ts';
import { cropMediaFile, frameMediaFile, replaceMediaFile } from '../contract.ts';
import { cropPicture } from './crop-picture.ts';
import type { MediaDependencies } from './dependencies.ts';
import {
  changedMeanwhile,
  findRow,
  lockReady,
  requireAsSeen,
  requireReady,
  showOther,
} from './media-rows.ts';

/** Calls that change how a file is seen wherever it is used. */
export const mediaFrameRoutes = (services: MediaDependencies) => [
  bind(frameMediaFile, async ({ body: { id, focus, seen }, caller, act }) => {
    return act(async (tx) => {
      const row = await lockReady(tx, id);
      if (row.kind !== 'picture') throw notPicture();
      const { focus: before = null, ...picture } = storedPicture.parse(row.stored);
      requireAsSeen(before, seen, focus);
      const stored: StoredPicture = focus ? { ...picture, focus } : picture;
      await tx.update(mediaFiles).set({ stored }).where(eq(mediaFiles.id, id));
      return replaceIn(tx, services, caller, { key: picture.key, to: stored });
    });
  }),

  bind(cropMediaFile, async ({ body: { id, crop, seen }, caller, act }) => {
    const before = requireReady(await findRow(services.db, id));
    if (before.kind !== 'picture') throw notPicture();
    if (storedPicture.parse(before.stored).ai)
      throw invalid({ param: 'id', msg: 'A picture with a label of AI is not cut.' });
    requireAsSeen(before.crop, seen, crop);
    const cut = await cropPicture(services.storage, before, crop);
    return act(async (tx) => {
      const row = await lockReady(tx, id);
      if (row.key !== before.key) throw changedMeanwhile();
      const { focus: _, ...stored } = cut;
      await showOther(tx, row, { stored, key: stored.key, crop });
      await addWaiting(tx, [stored.key]);
      return replaceIn(tx, services, caller, { key: before.key ?? '', to: stored });
    });
  }),

  bind(replaceMediaFile, async ({ body: { id, by }, caller, act, addTargets }) => {
    const [from, to] = [
      requireReady(await findRow(services.db, id)),
      await findRow(services.db, by),
    ];
    if (!to || id === by) throw invalid({ param: 'by', msg: 'Choose another file.' });
    if (requireReady(to).kind !== from.kind)
      throw invalid({ param: 'by', msg: 'Choose a file of the same kind.' });
    return act(async (tx) => {
      addTargets(by);
      const row = await lockReady(tx, by);
      const stored = (row.kind === 'picture' ? storedPicture : storedFile).parse(row.stored);
      const key = from.key ?? '';
      const isHeld = row.kind === 'picture' && (await services.holdsBack(tx, key, stored.key));
      return replaceIn(tx, services, caller, { key, to: stored, isHeld });
    });
  }),
];

interface OneForAnother {
  key: string;
  to: StoredFile | StoredPicture;
  /** Whether it is written in drafts alone, whoever replaces it. */
  isHeld?: boolean;
}

/**
 * Changes documents as far as the caller may: what one may write in their drafts, what one may publish on
 * their pages, unless the silence before a poll holds it. A page that needs a second person waits for one.
 * Returns the reply.
 */
async function replaceIn(
  tx: Executor,
  { collections, whenMayGoOut }: MediaDependencies,
  caller: Caller,
  { isHeld = false, ...change }: OneForAnother,
): Promise<{ data: ReplacedFile; message: string }> {
  const { ownerId, grants = [] } = requireSession(caller);
  const fourEyes = await readFourEyes(tx, collections);
  const now = new Date();
  let isSilent = false;
  const data = await replaceFile(tx, {
    ...change,
    collections,
    authorId: ownerId,
    mayWrite: ({ section }, language) => may(grants, `${section}:write`, language),
    async mayShow({ section }, language, documentId) {
      if (isHeld || fourEyes.has(section)) return false;
      if (!may(grants, `${section}:publish`, language)) return false;
      const waits = (await whenPostMayGoOut(whenMayGoOut, { section }, documentId, now)) > now;
      isSilent ||= waits;
      return !waits;
    },
  });
  if (isHeld) return { data, message: HELD };
  return { data, message: isSilent && data.waiting > 0 ? SILENT : messageFor(data) };
}

const HELD =
  'A face is hidden in the picture before, and is looked for in this one first. Publish the drafts in a moment.';

const SILENT =
  'A silence before a poll is on, so public pages stay as they are. Publish the drafts when the poll has closed.';

const notPicture = () => invalid({ param: 'id', msg: 'Choose a picture.' });

function messageFor({ live, drafts, waiting }: ReplacedFile): string {
  if (waiting > 0)
    return 'It is changed where you may change it. The other pages wait for a review.';
  return live + drafts > 0 ? 'It is changed everywhere.' : 'Saved.';
}
