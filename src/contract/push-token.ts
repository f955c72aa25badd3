import { z } from 'zod';

/** The hosts of push services: of Chrome and most others, of Firefox, of Apple, of Microsoft. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'] as const;
const PARENTS = ['.push.apple.com', '.notify.windows.com'] as const;

/** Far longer than any browser's. */
const LONGEST_TOKEN = 4_000;
const LONGEST_ENDPOINT = 1_500;

/** Whether an address is one that a push service gave to a browser. */
export function isPushEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, username, password, hostname } = new URL(address);
  if (protocol !== 'https:' || port || username || password) return false;
  return (
    HOSTS.some((host) => hostname === host) ||
    PARENTS.some((parent) => hostname.endsWith(parent) && hostname.length > parent.length)
  );
}

/** The keys of a subscription: a point of P-256, and 16 random octets. */
const keys = z.object({
  p256dh: z.string().regex(/^B[\w-]{86}=?$/),
  auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
});

const subscription = z.object({
  endpoint: z.string().max(LONGEST_ENDPOINT).refine(isPushEndpoint),
  keys,
});

/** A push token as it is used: where to post to, and the keys to encrypt for. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const NO_TOKEN = 'This is no push token of a browser';

/** A push token: the JSON of a browser's `PushSubscription`, as a string. */
export const pushToken = z
  .string(NO_TOKEN)
  .max(LONGEST_TOKEN, NO_TOKEN)
  .describe("The JSON of a browser's PushSubscription, as a string")
  .transform((text, context): PushAddress => {
    const read = subscription.safeParse(parseJson(text));
    if (read.success) return { endpoint: read.data.endpoint, ...read.data.keys };
    context.issues.push({ code: 'custom', message: NO_TOKEN, input: '' });
    return z.NEVER;
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
