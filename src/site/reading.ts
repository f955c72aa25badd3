/** What a page does from its first touch on, without React: paint rises, and what was read is kept. */
import { startReveal } from '#ui/reveal.ts';
import { registerWorker } from './service-worker/register.ts';

startReveal();
if (import.meta.env.PROD) registerWorker();
