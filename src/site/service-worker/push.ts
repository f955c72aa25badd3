import { scope } from './scope.ts';

/** A message as the site sends it. */
interface PushMessage {
  id: string;
  title: string;
  body: string;
  /** The page that it opens. */
  path: string;
  lang: string;
  icon: string;
}

/** A browser takes the permission away from a site that is sent something and shows nothing. */
const nameless = { title: scope.location.hostname, path: '/' };

/** Shows push messages, opens their pages, and tells the site when the browser got another address. */
export function handlePush(): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = (event.notification.data ?? nameless) as Pick<PushMessage, 'path'>;
    event.waitUntil(open(ownPage(path)));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
}

async function show(data: { json(): unknown } | null): Promise<void> {
  const { title, id, path, body, lang, icon } = messageIn(data);
  // The same message again takes the place of the first one, without a sound.
  const options = { body, lang, icon, badge: icon, tag: id, data: { path } };
  await scope.registration.showNotification(title, options);
}

function messageIn(data: { json(): unknown } | null) {
  try {
    return { ...nameless, ...(data?.json() as Partial<PushMessage>) };
  } catch {
    return { ...nameless } as Partial<PushMessage> & typeof nameless;
  }
}

/** An address of this site; its first page for any other. */
function ownPage(path: string): string {
  const { origin } = scope.location;
  const url = new URL(path, origin);
  return url.origin === origin ? url.href : `${origin}/`;
}

async function open(address: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  await (there ? there.focus() : scope.clients.openWindow(address));
}

interface Change {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** The page keeps the new token at its next visit; what the browser chose goes over. */
async function renew({ oldSubscription, newSubscription }: Change): Promise<void> {
  if (!oldSubscription) return;
  const { pushManager } = scope.registration;
  const fresh = newSubscription ?? (await pushManager.subscribe(oldSubscription.options));
  const [token, replaces] = [fresh, oldSubscription].map((each) => JSON.stringify(each));
  await fetch('/api/user/push/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, replaces, refresh: true }),
  });
}
