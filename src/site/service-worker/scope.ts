interface WorkEvent extends Event {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

interface Events {
  activate: WorkEvent;
  push: WorkEvent & { data: { json(): unknown } | null };
  notificationclick: WorkEvent & { notification: Notification };
  pushsubscriptionchange: WorkEvent & {
    oldSubscription?: PushSubscription | null;
    newSubscription?: PushSubscription | null;
  };
}

interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
  ): void;
}

/** The part of a service worker's scope that is used here; the DOM types of a page lack it. */
export const scope = self as unknown as WorkerScope;
