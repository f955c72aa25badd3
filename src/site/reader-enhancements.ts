/** Runs from the first sign of a visitor on, without React: reveals sections, and registers the service worker. */
import { registerWorker } from '#client/register-worker.ts';
import { startLiveCard } from '#features/wish/site/live-card.ts';
import { startReveal } from '#ui/reveal.ts';
import { offerPush } from './offer-push.ts';

startReveal();
startLiveCard();
if (import.meta.env.PROD) registerWorker();
offerPush();
