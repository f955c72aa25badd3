/**
 * Runs without React for a visitor who is logged in: loads the avatar, follows the end of the session, and
 * shows their reply on the page of an event.
 */
import { followSession } from '#client/follow-session.ts';
import { loadAvatar } from '#client/load-avatar.ts';
import { showOwnReply } from '#features/events/site/show-own-reply.ts';

followSession();
loadAvatar().catch(() => undefined);
showOwnReply().catch(() => undefined);
