/** What a page does without React for somebody who is logged in: their photo, and the end of it all. */
import { followSession } from '#client/follow-session.ts';
import { glimpseProfile } from './glimpse-profile.ts';

followSession();
glimpseProfile().catch(() => undefined);
