import type { Collection } from '#content/declare/collection.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import type { AccountDependencies } from '#features/account/server/dependencies.ts';
import { accountRoutes } from '#features/account/server/routes.ts';
import { achievements } from '#features/achievements/collection.ts';
import { achievementRoutes } from '#features/achievements/server/routes.ts';
import { addressRoutes } from '#features/addresses/server/routes.ts';
import { requireCertificate } from '#features/advertisements/server/require-certified.ts';
import { advertisementRoutes } from '#features/advertisements/server/routes.ts';
import { lockProven } from '#features/agents/server/own/lock-caller.ts';
import { agentRoutes } from '#features/agents/server/routes.ts';
import { audios } from '#features/audios/collection.ts';
import { audioRoutes } from '#features/audios/server/routes.ts';
import { recordRoutes } from '#features/audit-log/server/routes.ts';
import { banners } from '#features/banners/collection.ts';
import { bannerRoutes } from '#features/banners/server/routes.ts';
import { campaignFilesRoutes } from '#features/campaign-files/server/routes.ts';
import { documents } from '#features/documents/collection.ts';
import { documentRoutes } from '#features/documents/server/routes.ts';
import { editingRoutes } from '#features/editing/server/routes.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';
import type { ElectionClock } from '#features/election-clock/server/clock.ts';
import { electionClockRoutes } from '#features/election-clock/server/routes.ts';
import { countDeedOf } from '#features/engagement/server/count.ts';
import { engagementRoutes } from '#features/engagement/server/routes.ts';
import { eventCategories, events } from '#features/events/collection.ts';
import { eventRoutes } from '#features/events/server/routes.ts';
import { faqs } from '#features/faq/collection.ts';
import { faqRoutes } from '#features/faq/server/routes.ts';
import { firstRunRoutes } from '#features/first-run/server/routes.ts';
import { governance } from '#features/governance/collection.ts';
import { governanceRoutes } from '#features/governance/server/routes.ts';
import { grievanceRoutes } from '#features/grievance/server/routes.ts';
import { infographics } from '#features/infographics/collection.ts';
import { infographicRoutes } from '#features/infographics/server/routes.ts';
import { joinRoutes } from '#features/join/server/routes.ts';
import { journey } from '#features/journey/collection.ts';
import { journeyRoutes } from '#features/journey/server/routes.ts';
import { mediaCoverage } from '#features/media-coverage/collection.ts';
import { mediaCoverageRoutes } from '#features/media-coverage/server/routes.ts';
import { forgetAdopted } from '#features/media-library/server/forget-adopted.ts';
import { mediaLibraryRoutes } from '#features/media-library/server/routes.ts';
import { mediaLibraryUploads } from '#features/media-library/server/uploads.ts';
import { news, newsCategories } from '#features/news/collection.ts';
import { newsRoutes } from '#features/news/server/routes.ts';
import { newsletterBroadcasts } from '#features/newsletter-issues/server/issues.ts';
import { newsletterIssueRoutes } from '#features/newsletter-issues/server/routes.ts';
import { newsletterPeopleRoutes } from '#features/newsletter/server/people/routes.ts';
import { returnRoutes } from '#features/newsletter/server/returns/routes.ts';
import { newsletterRoutes } from '#features/newsletter/server/routes.ts';
import { pages, sections } from '#features/pages/collection.ts';
import { pageRoutes } from '#features/pages/server/routes.ts';
import { boothDeskRoutes } from '#features/photo-booth/server/desk/routes.ts';
import type { FaceFinder } from '#features/photo-booth/server/finder.ts';
import { photoBoothRoutes } from '#features/photo-booth/server/routes.ts';
import { albums, photos } from '#features/photos/collection.ts';
import { photoRoutes } from '#features/photos/server/routes.ts';
import { pressReleases } from '#features/press-releases/collection.ts';
import { pressReleaseRoutes } from '#features/press-releases/server/routes.ts';
import { privacyDeskRoutes } from '#features/privacy-desk/server/routes.ts';
import { publishingRoutes } from '#features/publishing/server/routes.ts';
import { pushBroadcasts } from '#features/push/server/notices.ts';
import { pushRoutes } from '#features/push/server/routes.ts';
import { quizQuestions, quizRewards } from '#features/quiz/collection.ts';
import { quizRoutes } from '#features/quiz/server/routes.ts';
import { rallyKitRoutes } from '#features/rally-kit/server/routes.ts';
import { exportRedirects } from '#features/redirects/server/redirects-file.ts';
import { redirectRoutes } from '#features/redirects/server/routes.ts';
import { countReferral } from '#features/referral/server/count-referral.ts';
import { referralRoutes } from '#features/referral/server/routes.ts';
import { reviewRoutes } from '#features/reviews/server/routes.ts';
import { revisionRoutes } from '#features/revisions/server/routes.ts';
import { searchRoutes } from '#features/search/server/routes.ts';
import { settings } from '#features/settings/collection.ts';
import { settingsRoutes } from '#features/settings/server/routes.ts';
import type { SignInDependencies } from '#features/sign-in/server/dependencies.ts';
import { signInRoutes } from '#features/sign-in/server/routes.ts';
import { siteWatchRoutes } from '#features/site-watch/server/routes.ts';
import { speeches } from '#features/speeches/collection.ts';
import { speechRoutes } from '#features/speeches/server/routes.ts';
import { fileLetter } from '#features/supporter-desk/server/file-letter.ts';
import { readLetterStatuses } from '#features/supporter-desk/server/letter-statuses.ts';
import { supporterDeskRoutes } from '#features/supporter-desk/server/routes.ts';
import { todayRoutes } from '#features/today/server/routes.ts';
import { videos } from '#features/videos/collection.ts';
import { videoRoutes } from '#features/videos/server/routes.ts';
import { wishRoutes } from '#features/wish/server/routes.ts';
import type { MailGateway } from '#gateways/mail/port.ts';
import type { PushGateway } from '#gateways/push/port.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { BoundCall } from '#http/bind.ts';
import type { mailPreviewAddress } from '#http/mail-previews.ts';
import type { PreviewSigner } from '#http/previews.ts';
import type { FileSigner } from '#http/signed-files.ts';
import type { BoundUpload } from '#http/uploads/register-uploads.ts';
import type { Enqueue, EnqueueAll, Report } from '#jobs/queue.ts';
import type { Sender } from '#messages/mail/compose.ts';
import { findImported } from './find-imported.ts';
import { answerDaysOf, fileEverywhere, findOwnLetters, letterSources } from './letters.ts';
import { plannedOf } from './list-planned.ts';
import { targetNames } from './name-targets.ts';
import { newsletterPartsOf } from './newsletter-parts.ts';
import { quizCertificatesOf } from './quiz-certificates.ts';
import { kitMakerOf } from './rally-kit.ts';
import { goingOutOf, holdsBackOf } from './showable.ts';
import type { IsOff } from './switches.ts';
import { takeBackPlansOf } from './take-back-plans.ts';
import { isTaken } from './taken-paths.ts';
import { todayOf } from './today.ts';
import { wishCardsOf } from './wish-cards.ts';

/** The services that routes are made from. */
export interface Dependencies extends SignInDependencies, AccountDependencies {
  reader: Reader;
  enqueue: Enqueue;
  enqueueAll: EnqueueAll;
  /** Looks at selfies and searches the index of faces. */
  faces: FaceFinder;
  searchable: readonly Collection[];
  collections: readonly Collection[];
  /** The storage of files: for archives, and for uploaded files. */
  storage: Storage;
  /** Gives a private file an address that ends after minutes, or with the session. */
  signFile: FileSigner['sign'];
  /** Opens the drafts of a document to one session, on the site's own pages. */
  signPreview: PreviewSigner['sign'];
  /** Whether a path of the site, without a language, leads to a page. */
  answersHere: (path: string) => Promise<boolean>;
  /** Told of faults that the caller does not see. */
  report: Report;
  /** Told of words that a search found nothing for. */
  noteFoundNothing: (typed: string) => void;
  push: PushGateway;
  mail: MailGateway;
  /** The sender of messages in a language. */
  sender: (language: Language) => Promise<Sender>;
  /** The address of a mail's preview for a frame. */
  signMailPreview: ReturnType<typeof mailPreviewAddress>;
  /** The public key that push services know this site by. */
  pushKey: () => Promise<string>;
  /** The path of the picture beside a push message. */
  pushIcon: () => Promise<string>;
  /** The secret of the mail server that posts mails which came back; none refuses them all. */
  returnsSecret: string | undefined;
  isOff: IsOff;
  /** Decides whether a post, message, quiz or banner waits for the close of a poll. */
  whenMayGoOut: WhenMayGoOut;
  clock: ElectionClock;
  /** The languages that are switched on, English first. */
  offeredLanguages: () => readonly Language[];
}

/** A feature as the site mounts it. */
interface Feature {
  /** Its content types that readers search through. */
  searchable?: readonly Collection[];
  /** Its other content types. */
  collections?: readonly Collection[];
  routes: (services: Dependencies) => BoundCall[];
  /** Its endpoints for files that come in parts. */
  uploads?: (services: Dependencies) => BoundUpload[];
}

/** Every feature: a new one, or a new content type, is a row here. */
export const features: readonly Feature[] = [
  { collections: [settings], routes: ({ reader }) => settingsRoutes(reader) },
  { searchable: [news], collections: [newsCategories], routes: ({ reader }) => newsRoutes(reader) },
  { searchable: [mediaCoverage], routes: ({ reader }) => mediaCoverageRoutes(reader) },
  { searchable: [pressReleases], routes: ({ reader }) => pressReleaseRoutes(reader) },
  { searchable: [speeches], routes: ({ reader }) => speechRoutes(reader) },
  { searchable: [albums, photos], routes: ({ reader }) => photoRoutes(reader) },
  { searchable: [videos], routes: ({ reader }) => videoRoutes(reader) },
  { searchable: [audios], routes: ({ reader }) => audioRoutes(reader) },
  { searchable: [documents], routes: ({ reader }) => documentRoutes(reader) },
  { searchable: [infographics], routes: ({ reader }) => infographicRoutes(reader) },
  { collections: [banners], routes: bannerRoutes },
  {
    searchable: [events],
    collections: [eventCategories],
    routes: eventRoutes,
  },
  { searchable: [pages], collections: [sections], routes: ({ reader }) => pageRoutes(reader) },
  { searchable: [journey], routes: ({ reader }) => journeyRoutes(reader) },
  { searchable: [achievements], routes: ({ reader }) => achievementRoutes(reader) },
  { searchable: [governance], routes: ({ reader }) => governanceRoutes(reader) },
  { searchable: [faqs], routes: ({ reader }) => faqRoutes(reader) },
  { routes: searchRoutes },
  { routes: ({ reader, collections }) => addressRoutes(reader, collections) },
  {
    routes: (parts) =>
      joinRoutes({ ...parts, fileLetter, countReferral, readLetterStatuses, findOwnLetters }),
  },
  { routes: referralRoutes },
  {
    routes: (parts) =>
      rallyKitRoutes({ ...parts, kitMaker: kitMakerOf(parts), countDeed: countDeedOf(parts.db) }),
  },
  { routes: newsletterRoutes },
  { routes: returnRoutes },
  { routes: (parts) => newsletterIssueRoutes({ ...parts, ...newsletterPartsOf(parts) }) },
  { routes: newsletterPeopleRoutes },
  { routes: ({ db }) => engagementRoutes(db) },
  { routes: signInRoutes },
  { routes: accountRoutes },
  {
    routes: (parts) => agentRoutes({ ...parts, takeBackPlans: takeBackPlansOf(parts.collections) }),
  },
  {
    routes: (parts) =>
      grievanceRoutes({
        ...parts,
        prepareFiling: fileEverywhere(parts.reader),
        readLetterStatuses,
      }),
  },
  {
    routes: (parts) => privacyDeskRoutes({ ...parts, readAnswerDays: answerDaysOf(parts.reader) }),
  },
  { routes: ({ db }) => recordRoutes({ db, targetNames }) },
  { routes: (parts) => supporterDeskRoutes({ ...parts, letterSources }) },
  { routes: editingRoutes },
  {
    routes: (parts) => mediaLibraryRoutes({ ...parts, holdsBack: holdsBackOf(parts) }),
    uploads: mediaLibraryUploads,
  },
  { routes: (parts) => todayRoutes(todayOf(parts)) },
  {
    routes: (parts) =>
      campaignFilesRoutes({ ...parts, readBeside: () => exportRedirects(parts.db) }),
  },
  { routes: ({ db }) => redirectRoutes({ db, isTaken }) },
  { routes: (parts) => firstRunRoutes({ ...parts, findImported, forgetAdopted }) },
  { routes: (parts) => wishRoutes({ ...parts, drawCard: wishCardsOf(parts.reader) }) },
  {
    collections: [quizQuestions, quizRewards],
    routes: (parts) => quizRoutes({ ...parts, certificates: quizCertificatesOf(parts.reader) }),
  },
  { routes: (parts) => publishingRoutes({ ...parts, prepareGoingOut: goingOutOf(parts) }) },
  { routes: advertisementRoutes },
  {
    routes: (parts) =>
      electionClockRoutes({
        ...parts,
        ...plannedOf(parts.db, parts.collections),
        requireProof: lockProven,
      }),
  },
  { routes: revisionRoutes },
  {
    routes: (parts) =>
      reviewRoutes({
        ...parts,
        prepareGoingOut: goingOutOf(parts),
        reviewedBeside: [pushBroadcasts.reviewed, newsletterBroadcasts.reviewed],
      }),
  },
  { routes: (parts) => pushRoutes({ ...parts, requireCertificate }) },
  { routes: photoBoothRoutes },
  { routes: boothDeskRoutes },
  { routes: (parts) => siteWatchRoutes({ ...parts, requireProof: lockProven }) },
];
