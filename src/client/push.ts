/**
 * Push messages on this device. The script on reading pages uses this too, so it goes without the
 * contract and the library that comes with it.
 */
import { DAY_MS } from '#lib/durations.ts';
import { registerWorker } from './register-worker.ts';
import { forgetPushToken, keepPushToken, readPushToken, readToken } from './token.ts';

/** The moment before which the card is not shown, and an own token not looked after. */
const CARD_KEY = 'push-card';
const NOT_NOW_DAYS = 30;

interface Reply {
  status: number;
  data?: { key?: string; topics?: string[] };
}

export type PushState = 'on' | 'off' | 'denied' | 'missing' | 'install';

/** Whether this browser can be written to, and is. On iPhones only what is installed can. */
export function pushState(): PushState {
  const { maxTouchPoints, userAgent } = navigator;
  const isApple = /iPhone|iPad/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
  const isThere =
    'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
  if (!isThere) return isApple ? 'install' : 'missing';
  if (Notification.permission === 'denied') return 'denied';
  return readPushToken() && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Keeps the card away for some days. */
export function putOffPushCard(days = NOT_NOW_DAYS): void {
  localStorage.setItem(CARD_KEY, String(Date.now() + days * DAY_MS));
}

const CHANGED = 'push-changed';

/**
 * Calls back when messages were switched on or off on this device, with the topics of a device that is on; returns
 * the end of it.
 */
export function watchPush(callback: (topics?: string[]) => void): () => void {
  const listener = (event: Event) => callback((event as CustomEvent<string[]>).detail ?? undefined);
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}

const announce = (topics?: string[]) => dispatchEvent(new CustomEvent(CHANGED, { detail: topics }));

// spec: state:push
/**
 * Asks the person, then the push service, and registers what comes of it; returns the topics. Undefined where
 * the person or the browser says no, which is only logged.
 */
// spec: error:push-logged
export async function turnOnPush(topics?: readonly string[]): Promise<string[] | undefined> {
  try {
    await requirePermission();
    return await register(topics);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** The push token of this browser for a message to it alone; it is neither kept nor registered. */
export async function borrowPushToken(): Promise<string> {
  await requirePermission();
  return JSON.stringify(await subscribeHere());
}

async function requirePermission(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('The permission to show notifications was not given');
}

/**
 * Changes what this browser is written about, or shows that it is still there; returns its topics. Where the site
 * ended it meanwhile, because its owner took the consent back elsewhere, it is forgotten here too.
 */
export async function refreshPush(topics?: readonly string[]): Promise<string[] | undefined> {
  putOffPushCard(1);
  const kept = readPushToken();
  if (!isSubscription(kept)) return register(topics);
  const { pushManager } = await ready();
  const token = JSON.stringify((await pushManager.getSubscription()) ?? (await subscribeHere()));
  const { status, data } = await post('subscribe', {
    token,
    topics,
    refresh: true,
    ...(token !== kept && { replaces: kept }),
  });
  if (status === 409 || data?.topics?.length === 0) {
    await turnOffPush();
    return undefined;
  }
  if (status === 200) keepPushToken(token);
  return data?.topics;
}

/** Tells our tokens from those that the site before this one kept under the same name. */
const isSubscription = (token: string | null) => token?.startsWith('{') ?? false;

/** Forgets this browser, here, on the site and at the push service. */
export async function turnOffPush(): Promise<void> {
  const token = readPushToken();
  forgetPushToken();
  const here = navigator.serviceWorker?.getRegistration();
  const subscription = await (await here)?.pushManager?.getSubscription();
  const isTold = isSubscription(token) && post('unsubscribe', { token });
  await Promise.allSettled([isTold, subscription?.unsubscribe()]);
  announce();
}

/** A browser that is registered to somebody else gets a new endpoint first. */
async function register(topics: readonly string[] | undefined): Promise<string[] | undefined> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const subscription = await subscribeHere();
    const token = JSON.stringify(subscription);
    const { status, data } = await post('subscribe', { token, topics });
    if (status === 200) {
      keepPushToken(token);
      putOffPushCard(1);
      announce(data?.topics);
      return data?.topics ?? [];
    }
    if (status !== 409) throw new Error(`The token was answered with ${status}`);
    await subscription.unsubscribe();
  }
  throw new Error('This browser is registered to somebody else');
}

/** The key that a subscription needs; the site has none while push messages are switched off. */
export async function findPushKey(): Promise<string | undefined> {
  const { data } = await ask('key', { method: 'GET' });
  return data?.key;
}

/** A subscription of an earlier key of this site gives way. */
async function subscribeHere(): Promise<PushSubscription> {
  const key = await findPushKey();
  if (!key) throw new Error('Push messages are switched off here');
  const { pushManager } = await ready();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old || !(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

const READY_MS = 10_000;

/** The service worker's registration; in lite mode nothing else has registered it. */
async function ready(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration('/'))) registerWorker();
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('There is no service worker')), READY_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

const post = (path: string, body: object) =>
  ask(path, { method: 'POST', body: JSON.stringify(body) });

async function ask(path: string, request: RequestInit): Promise<Reply> {
  const session = readToken();
  const response = await fetch(`/api/user/push/${path}`, {
    ...request,
    headers: {
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
      ...(session && { 'x-access-token': session }),
    },
    signal: AbortSignal.timeout(READY_MS),
  });
  const { data } = (await response.json()) as Pick<Reply, 'data'>;
  return { status: response.status, ...(data && { data }) };
}
