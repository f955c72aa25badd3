/** Runs from the first sign of a visitor on, without React: reveals sections, and registers the service worker. */
import { startReveal } from '#ui/reveal.ts';
import { registerWorker } from './service-worker/register.ts';

startReveal();
if (import.meta.env.PROD) registerWorker();
