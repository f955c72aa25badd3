import { accountMessages } from '#features/account/server/messages.ts';
import { agentMessages } from '#features/agents/server/messages.ts';
import { recordMessages } from '#features/audit-log/server/messages.ts';
import { eventMessages } from '#features/events/server/messages.ts';
import { grievanceMessages } from '#features/grievance/server/messages.ts';
import { joinMessages } from '#features/join/server/messages.ts';
import { takedownMessages } from '#features/media-library/server/takedowns/messages.ts';
import { newsletterMessages } from '#features/newsletter/server/messages.ts';
import { photoBoothMessages } from '#features/photo-booth/server/desk/messages.ts';
import { photoNoticeMessages } from '#features/photo-booth/server/notice-messages.ts';
import { privacyDeskMessages } from '#features/privacy-desk/server/messages.ts';
import { reviewMessages } from '#features/reviews/server/messages.ts';
import { signInMessages } from '#features/sign-in/server/messages.ts';
import { siteWatchMessages } from '#features/site-watch/server/messages.ts';
import { supporterDeskMessages } from '#features/supporter-desk/server/messages.ts';
import { collectMessages } from '#messages/define-message.ts';
import { peopleMessages } from '#people/messages.ts';

/** Every message that the site sends. */
export const messages = collectMessages(
  peopleMessages,
  signInMessages,
  accountMessages,
  newsletterMessages,
  grievanceMessages,
  joinMessages,
  eventMessages,
  agentMessages,
  supporterDeskMessages,
  privacyDeskMessages,
  recordMessages,
  reviewMessages,
  siteWatchMessages,
  photoBoothMessages,
  photoNoticeMessages,
  takedownMessages,
);
