import type { PushAddress } from '#contract/push-token.ts';

/** A push message to one browser. */
export interface Push {
  /** The id of the message to this browser; the same id again is the same message. */
  id: string;
  createdAt: Date;
  to: PushAddress;
  /** The words as the outbox keeps them. */
  subject: string;
  text: string;
  /** The JSON that the service worker of the site is given. */
  payload: string;
  /** How long the push service keeps it for a browser that is away. */
  ttlSeconds: number;
}

/** `gone`: the push service knows the browser no longer, and nothing more is to be sent to it. */
export type PushOutcome = 'sent' | 'gone';

/** Resolves once the push service has taken the message or has refused it for good; else fails with a `DeliveryError`. */
export interface PushGateway {
  send(push: Push): Promise<PushOutcome>;
}
