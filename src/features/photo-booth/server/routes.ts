import { Problem } from '#contract/problems.ts';
import { transaction } from '#db/transaction.ts';
import { bind } from '#http/bind.ts';
import { hasConsented, recordConsents } from '#people/consents.ts';
import { lockSessionOwner, requireSession } from '#people/require-session.ts';
import {
  downloadImages,
  chooseNotices,
  findBooth,
  findImages,
  leaveBooth,
  leaveNotices,
  linkImage,
  listImages,
  refuseImage,
} from '../contract.ts';
import { askRemoval } from '../contract/removal.ts';
import { archiveOf } from './archive.ts';
import { forgetFace } from './booth-people.ts';
import { boothStatusOf } from './booth-status.ts';
import { chooseNoticesWith } from './choose-notices.ts';
import type { BoothDependencies } from './dependencies.ts';
import { findImagesWith } from './find-images.ts';
import { refuseFind } from './finds.ts';
import { listFound, findFile } from './found-photos.ts';
import { ensureFullSize, nameOf } from './full-size.ts';
import { leaveNoticesByLink } from './notices.ts';
import { askRemovalWith } from './removal/ask-removal.ts';

const noSuchPhoto = () =>
  new Problem('notFound', {
    message: 'You were not found in this photo, or it is public no more.',
  });

export const photoBoothRoutes = (services: BoothDependencies) => [
  bind(findBooth, async ({ caller, language }) => ({
    data: await boothStatusOf(services, caller, language),
  })),

  bind(findImages, findImagesWith(services)),

  bind(listImages, async ({ query, caller, language }) =>
    listFound(services, { userId: requireSession(caller).ownerId, language, ...query }),
  ),

  bind(refuseImage, async ({ body: { id }, caller }) => {
    const wasShown = await refuseFind(services.db, requireSession(caller).ownerId, id);
    if (!wasShown) throw noSuchPhoto();
    return { message: 'Thank you. This photo is shown to you no more.' };
  }),

  bind(linkImage, async ({ body: { id }, caller }) => {
    const session = requireSession(caller);
    const file = await findFile(services, session.ownerId, id);
    if (!file) throw noSuchPhoto();
    const { key, bytes } = await ensureFullSize(services.storage, file.fileKey);
    const name = nameOf(file);
    return {
      data: { url: services.signFile({ key, name, type: 'image/jpeg' }, session), name, bytes },
    };
  }),

  bind(downloadImages, async ({ query, caller }) =>
    archiveOf(services, requireSession(caller), query),
  ),

  bind(askRemoval, askRemovalWith(services)),
  bind(chooseNotices, chooseNoticesWith(services)),

  bind(leaveNotices, async ({ body: { receipt } }) => {
    await transaction(services.db, (tx) => leaveNoticesByLink(tx, receipt));
    return { message: 'You get no more mails of new photos.' };
  }),

  bind(leaveBooth, async ({ caller, language }) => {
    const { ownerId: userId } = requireSession(caller);
    await transaction(services.db, async (tx) => {
      await lockSessionOwner(tx, requireSession(caller));
      await forgetFace(tx, userId);
      const said = { purposes: ['photoSearch'] as const, given: false, language };
      if (await hasConsented(tx, userId, 'photoSearch'))
        await recordConsents(tx, { userId, ...said, source: 'photo-booth' });
    });
    return { message: 'Your face and what was found by it are forgotten.' };
  }),
];
