import { Problem } from '#contract/problems.ts';
import { transaction } from '#db/transaction.ts';
import type { Handler } from '#http/bind.ts';
import { hasConsented, recordConsents } from '#people/consents.ts';
import { findUserBy } from '#people/find-user.ts';
import { lockSessionOwner, requireSession } from '#people/require-session.ts';
import type { findImages } from '../contract.ts';
import type { BoothDependencies } from './dependencies.ts';
import { countSearch, saveFinds } from './finds.ts';
import { showFound } from './found-photos.ts';
import { fullSizesJob, fullSizesOf } from './full-size.ts';
import { noteSeen } from './notices.ts';
import { requireOwnFace } from './own-face.ts';
import { readSelfie } from './read-selfie.ts';
import { requireAllowed } from './require-allowed.ts';
import { readThresholds } from './thresholds.ts';

/** Photos in one answer; the gallery has them all. */
const MAX_SHOWN = 100;
const RETRY_SECONDS = 600;

/** Finds the photos that somebody is in. The selfie is nowhere but in the memory of this request. */
export function findImagesWith(services: BoothDependencies): Handler<typeof findImages> {
  const { db, faces, enqueueAll, secret } = services;
  return async ({ body, caller, language }) => {
    const { ownerId: userId } = requireSession(caller);
    const user = await findUserBy(db, { id: userId });
    if (!user) throw new Problem('unauthorized');
    requireAllowed(user);
    if (!faces.isSetUp()) throw notSetUp();
    const { vector, param } = await readSelfie(faces, body);
    const thresholds = await readThresholds(db);
    const probe = await transaction(db, async (tx) => {
      requireAllowed(await lockSessionOwner(tx, requireSession(caller)));
      const ownFace = await requireOwnFace(tx, caller, {
        vector,
        param,
        own: thresholds.own,
        secret,
      });
      const said = { purposes: ['photoSearch'] as const, given: true, language };
      if (!(await hasConsented(tx, userId, 'photoSearch')))
        await recordConsents(tx, { userId, ...said, source: 'photo-booth' });
      return ownFace;
    });
    await caller.consume('boothSearch', userId);
    const found = await faces.search({ probe, album: body.album, thresholds });
    await transaction(db, async (tx) => {
      await lockSessionOwner(tx, requireSession(caller));
      const fresh = await saveFinds(
        tx,
        found.map(({ photoId, match }) => ({ userId, photoId, match })),
      );
      await noteSeen(tx, userId);
      await countSearch(tx, fresh.length);
      await enqueueAll(fullSizesJob, fullSizesOf(fresh), tx);
    });
    const data = await showFound(services, { userId, language, found: found.slice(0, MAX_SHOWN) });
    return {
      data,
      page: 1,
      size: MAX_SHOWN,
      total: data.length + Math.max(0, found.length - MAX_SHOWN),
    };
  };
}

const notSetUp = () =>
  new Problem('busy', { message: 'The photo booth is not set up yet.', retryAfter: RETRY_SECONDS });
