interface WorkEvent extends Event {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<{ url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: WorkEvent) => void): void;
}

/** The part of a service worker's scope that is used here; the DOM types of a page lack it. */
export const scope = self as unknown as WorkerScope;
