import { advertisementsArea } from '#features/advertisements/console/area.ts';
import { agentsArea } from '#features/agents/console/area.ts';
import { recordArea } from '#features/audit-log/console/area.ts';
import { editingArea } from '#features/editing/console/area.ts';
import { electionClockArea } from '#features/election-clock/console/area.ts';
import { eventsArea } from '#features/events/console/area.ts';
import { mediaArea } from '#features/media-library/console/area.ts';
import { newsletterArea } from '#features/newsletter-issues/console/area.ts';
import { newsletterPeopleArea } from '#features/newsletter/console/area.ts';
import { photoBoothArea } from '#features/photo-booth/console/area.ts';
import { privacyDeskArea } from '#features/privacy-desk/console/area.ts';
import { publishingArea } from '#features/publishing/console/area.ts';
import { pushArea } from '#features/push/console/area.ts';
import { quizArea } from '#features/quiz/console/area.ts';
import { reviewsArea } from '#features/reviews/console/area.ts';
import { settingsArea } from '#features/settings/console/area.ts';
import { siteWatchArea } from '#features/site-watch/console/area.ts';
import { supporterDeskArea } from '#features/supporter-desk/console/area.ts';
import { todayArea } from '#features/today/console/area.ts';
import { wishArea } from '#features/wish/console/area.ts';
import type { ConsoleArea } from '#ui/console/console-area.ts';

/** Every part of the agent area: a feature's is a row here. */
export const areas: readonly ConsoleArea[] = [
  todayArea,
  agentsArea,
  editingArea,
  mediaArea,
  privacyDeskArea,
  recordArea,
  settingsArea,
  supporterDeskArea,
  publishingArea,
  reviewsArea,
  photoBoothArea,
  wishArea,
  eventsArea,
  quizArea,
  pushArea,
  newsletterArea,
  newsletterPeopleArea,
  electionClockArea,
  advertisementsArea,
  siteWatchArea,
];

/** The rows of the rail, in their order. */
export const navigation = areas
  .flatMap((area) => area.navigation ?? [])
  .toSorted((one, other) => one.order - other.order);
