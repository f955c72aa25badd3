import { createVerifyAuditLogJob } from '#audit/verify-job.ts';
import type { Config } from '#config/config.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '#db/database.ts';
import {
  createEraseAccountsJob,
  createEraseLeftBehindJob,
} from '#features/account/server/erase-job.ts';
import { requireCertificate } from '#features/advertisements/server/require-certified.ts';
import { mailHeadWith } from '#features/audit-log/server/mail-head.ts';
import { createCheckLinksJob } from '#features/editing/server/links/check-links.ts';
import type { ElectionClock } from '#features/election-clock/server/clock.ts';
import { createRemindOfEventsJob } from '#features/events/server/remind-job.ts';
import { createTendEventsJob } from '#features/events/server/tend-job.ts';
import { createLabelAiJob } from '#features/media-library/server/ai/label-job.ts';
import { createMakeMediaJob } from '#features/media-library/server/make-job.ts';
import { findCuts, showInPlace } from '#features/media-library/server/show-in-place.ts';
import { createTakedownAlarmJob } from '#features/media-library/server/takedowns/alarms.ts';
import { createRemoveTakenDownJob } from '#features/media-library/server/takedowns/remove-job.ts';
import { requireNotTakenDown } from '#features/media-library/server/takedowns/require-not-taken-down.ts';
import {
  createAdoptMediaJob,
  createEmptyMediaBinJob,
} from '#features/media-library/server/tidy-jobs.ts';
import { createSendIssuesJob } from '#features/newsletter-issues/server/send-job.ts';
import { createReadReturnsJob } from '#features/newsletter/server/returns/folder-job.ts';
import { createFollowFacesJob, followFacesJob } from '#features/photo-booth/server/follow-faces.ts';
import { createFullSizesJob } from '#features/photo-booth/server/full-size.ts';
import { createIndexFacesJob } from '#features/photo-booth/server/index-job.ts';
import { readVectors } from '#features/photo-booth/server/index-reader.ts';
import { createTellOfFindsJob } from '#features/photo-booth/server/notices.ts';
import { createHideFacesJob } from '#features/photo-booth/server/removal/hide-faces-job.ts';
import { createSendPushJob } from '#features/push/server/send-job.ts';
import { createBringBackJob } from '#features/site-watch/server/bring-back-job.ts';
import { createCompareSiteJob } from '#features/site-watch/server/compare-job.ts';
import { createAskLink } from '#gateways/links/ask-link.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { Job } from '#jobs/job.ts';
import type { Enqueue, EnqueueAll, Report } from '#jobs/queue.ts';
import { createDeliverJob } from '#messages/deliver-job.ts';
import type { SendMessage } from '#messages/send.ts';
import { createThrottle } from '#messages/throttle.ts';
import { createRetentionJob } from '#people/retention.ts';
import { createAnswersHere } from './answers-here.ts';
import { askPageOf } from './ask-page.ts';
import { collections, searchable } from './collections.ts';
import { openFaceIndex } from './face-index.ts';
import { createFileLettersJob } from './file-letters-job.ts';
import { createFinishPicturesJob, finishPicturesJob } from './finish-pictures-job.ts';
import type { Gateways } from './gateways.ts';
import { mailboxesWith } from './mailboxes.ts';
import { messages } from './messages.ts';
import { newsletterPartsOf, newsletterReadersOf } from './newsletter-parts.ts';
import { nightlyJobs } from './nightly-jobs.ts';
import { personalData } from './personal-data.ts';
import { pushIconOf } from './push-icon.ts';
import { createReindexJob } from './reindex-job.ts';
import { readSecret } from './secret.ts';
import { createSender } from './sender.ts';

/** Dependencies of the jobs. */
export interface JobDependencies {
  config: Config;
  db: Database;
  reader: Reader;
  clock: Pick<ElectionClock, 'whenMayGoOut'>;
  /** Whether the campaign shows the page at a path, in a language. */
  isShown: (path: string, language: Language) => boolean;
  /** Where the site answers; undefined while it does not yet. */
  siteUrl: () => string | undefined;
  gateways: Gateways;
  storage: Storage;
  /** For a job that writes to people. */
  sendMessage: SendMessage;
  /** For a job that leaves the rest to another. */
  enqueue: Enqueue;
  enqueueAll: EnqueueAll;
  report: Report;
}

export type JobsOf = (services: JobDependencies) => readonly Job[];

/** Every job of the site. */
export const siteJobs: JobsOf = (parts) => {
  const { config, db, reader, clock, gateways, sendMessage, enqueue, report } = parts;
  const secret = () => readSecret(config.data.folder);
  const { publicUrl } = config.site;
  const { registeredNames, ...vendors } = gateways;
  const sender = createSender(reader, { publicUrl, registeredNames });
  const { wantedPerSecond } = config.messages;
  const sending = {
    db,
    ...vendors,
    declarations: messages,
    wantedPerSecond,
    sender,
    report,
    enqueue,
    whenWantedMayGoOut: (at: Date) => clock.whenMayGoOut({ kind: 'mail', at }),
    mailboxes: mailboxesWith(secret),
  };
  return [
    createDeliverJob('transactional', sending),
    createDeliverJob('wanted', sending),
    createReadReturnsJob({ db, folder: config.mailReturns?.folder, secret, report }),
    createEraseAccountsJob(db, personalData),
    createEraseLeftBehindJob(db, parts.enqueueAll),
    createRetentionJob(db, personalData),
    createReindexJob(db),
    createFileLettersJob(db),
    createVerifyAuditLogJob({
      db,
      report,
      tell,
      mailOut: mailHeadWith({ db, sendMessage, publicUrl }),
    }),
    ...nightlyJobs(parts),
    ...mediaJobs(parts, secret),
    ...faceIndexJobs(parts, secret),
    createTellOfFindsJob({ db, sendMessage, publicUrl }),
    ...watchJobs(parts),
    createSendPushJob({
      db,
      push: gateways.push,
      report,
      icon: pushIconOf(reader),
      ...clock,
      requireCertificate,
      throttle: createThrottle({ perSecond: config.messages.pushesPerSecond }),
    }),
    ...eventJobs(parts),
    issuesJob(parts),
  ];
};

/** Makes, labels, hides and tidies pictures, recordings and documents. */
function mediaJobs(services: JobDependencies, secret: () => Promise<string>): Job[] {
  const { config, db, storage, sendMessage, enqueue } = services;
  const finishPictures = finishPicturesJob;
  return [
    createFinishPicturesJob(db, storage),
    createMakeMediaJob({ db, storage, enqueue, finishPictures }),
    createLabelAiJob({ db, storage, collections, enqueue, finishPictures }),
    createRemoveTakenDownJob({ db, storage }),
    createTakedownAlarmJob({ db, sendMessage, publicUrl: config.site.publicUrl }),
    createAdoptMediaJob({ db, storage, collections }),
    createEmptyMediaBinJob({ db, storage }),
    createFullSizesJob(db, storage),
    createHideFacesJob({
      db,
      storage,
      collections,
      enqueue,
      secret,
      library: { showInPlace, findCuts },
      finishPictures,
    }),
  ];
}

/** Compares what is served with what was published, and asks links whether they still answer. */
function watchJobs(services: JobDependencies): Job[] {
  const { config, db, reader, storage, sendMessage, enqueue, report } = services;
  const { publicUrl } = config.site;
  return [
    createCompareSiteJob({
      db,
      storage,
      collections,
      sendMessage,
      publicUrl,
      report,
      isShown: services.isShown,
      askPage: askPageOf(services.siteUrl),
    }),
    createBringBackJob({
      db,
      collections,
      enqueue,
      report,
      requireNotTakenDown,
    }),
    createCheckLinksJob({
      db,
      collections,
      askLink: config.links.areAsked ? createAskLink({ publicUrl }) : undefined,
      answersHere: createAnswersHere(reader),
    }),
  ];
}

function issuesJob({ config, db, reader, clock, gateways, report }: JobDependencies): Job {
  const { publicUrl } = config.site;
  const { mail, registeredNames } = gateways;
  return createSendIssuesJob({
    db,
    reader,
    publicUrl,
    report,
    searchable,
    mail,
    ...clock,
    sender: createSender(reader, { publicUrl, registeredNames }),
    ...newsletterPartsOf({ reader }),
    ...newsletterReadersOf({ publicUrl }),
    mailboxes: mailboxesWith(() => readSecret(config.data.folder)),
  });
}

/** An index in memory follows the faces by itself, before a search. */
function faceIndexJobs(services: JobDependencies, secret: () => Promise<string>): Job[] {
  const { config, db, storage, enqueue, enqueueAll } = services;
  const { indexUrl } = config.faces;
  const indexing = { db, storage, enqueueAll, secret };
  if (indexUrl === undefined)
    return [createIndexFacesJob({ ...indexing, onDone: async () => undefined })];
  const open = () => openFaceIndex(indexUrl, (ids) => readVectors(db, ids));
  const onDone = () => enqueue(followFacesJob, {}, db);
  return [createIndexFacesJob({ ...indexing, onDone }), createFollowFacesJob(db, open)];
}

function eventJobs({ config, db, reader, sendMessage }: JobDependencies): Job[] {
  const { publicUrl } = config.site;
  const withSecret = async () => ({
    db,
    reader,
    sendMessage,
    publicUrl,
    secret: await readSecret(config.data.folder),
  });
  return [createTendEventsJob(withSecret), createRemindOfEventsJob(withSecret)];
}

/** One line of the process's log, wherever it works. */
const tell = (line: object) =>
  void process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
