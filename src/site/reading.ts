/** What a page does from its first touch on, without React: paint rises, and what was read is kept. */
import { startReveal } from '#ui/reveal.ts';
import { glimpseProfile } from './glimpse-profile.ts';
import { registerWorker } from './service-worker/register.ts';

startReveal();
glimpseProfile().catch(() => undefined);
if (import.meta.env.PROD) registerWorker();
