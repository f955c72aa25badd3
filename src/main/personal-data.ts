import { auditPersonalData } from '#audit/personal-data.ts';
import { contentPersonalData } from '#content/server/personal-data.ts';
import type { PersonalData } from '#db/personal-data.ts';
import { accountPersonalData } from '#features/account/server/personal-data.ts';
import { advertisementsPersonalData } from '#features/advertisements/server/personal-data.ts';
import { agentsPersonalData } from '#features/agents/server/personal-data.ts';
import { editingPersonalData } from '#features/editing/server/personal-data.ts';
import { electionClockPersonalData } from '#features/election-clock/server/personal-data.ts';
import {
  eventDeskPersonalData,
  eventRepliesPersonalData,
} from '#features/events/server/personal-data.ts';
import { grievancePersonalData } from '#features/grievance/server/personal-data.ts';
import { joinPersonalData } from '#features/join/server/personal-data.ts';
import { mediaLibraryPersonalData } from '#features/media-library/server/personal-data.ts';
import { newsletterIssuesPersonalData } from '#features/newsletter-issues/server/personal-data.ts';
import { newsletterPersonalData } from '#features/newsletter/server/personal-data.ts';
import { photoBoothPersonalData } from '#features/photo-booth/server/personal-data.ts';
import { privacyDeskPersonalData } from '#features/privacy-desk/server/personal-data.ts';
import { pushPersonalData } from '#features/push/server/personal-data.ts';
import { quizPersonalData } from '#features/quiz/server/personal-data.ts';
import { referralPersonalData } from '#features/referral/server/personal-data.ts';
import { reviewsPersonalData } from '#features/reviews/server/personal-data.ts';
import { signInPersonalData } from '#features/sign-in/server/personal-data.ts';
import { siteWatchPersonalData } from '#features/site-watch/server/personal-data.ts';
import { supporterDeskPersonalData } from '#features/supporter-desk/server/personal-data.ts';
import { wishPersonalData } from '#features/wish/server/personal-data.ts';
import { limitsPersonalData } from '#http/limits/personal-data.ts';
import { uploadsPersonalData } from '#http/uploads/personal-data.ts';
import { messagesPersonalData } from '#messages/personal-data.ts';
import { peoplePersonalData } from '#people/personal-data.ts';
import { letterSources } from './letters.ts';
import { messages } from './messages.ts';

/** All personal data of the site. It is erased from the end, because rows below lead to those above. */
export const personalData: readonly PersonalData[] = [
  accountPersonalData,
  ...signInPersonalData,
  ...peoplePersonalData,
  ...agentsPersonalData,
  grievancePersonalData,
  joinPersonalData,
  ...referralPersonalData,
  ...supporterDeskPersonalData(letterSources),
  ...privacyDeskPersonalData,
  ...newsletterPersonalData,
  eventRepliesPersonalData,
  eventDeskPersonalData,
  ...newsletterIssuesPersonalData,
  ...pushPersonalData,
  wishPersonalData,
  quizPersonalData,
  ...photoBoothPersonalData,
  mediaLibraryPersonalData,
  messagesPersonalData(messages),
  contentPersonalData,
  editingPersonalData,
  reviewsPersonalData,
  siteWatchPersonalData,
  electionClockPersonalData,
  advertisementsPersonalData,
  limitsPersonalData,
  uploadsPersonalData,
  auditPersonalData,
];
