/** Runs without React for a visitor who is logged in: loads the avatar, and follows the end of the session. */
import { followSession } from '#client/follow-session.ts';
import { loadAvatar } from '#client/load-avatar.ts';

followSession();
loadAvatar().catch(() => undefined);
