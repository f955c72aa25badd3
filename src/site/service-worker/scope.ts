interface WorkEvent extends Event {
  /** Keeps the worker alive until the work is done. */
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

/** As much of a service worker's own scope as is used here; the types of a page do not know it. */
export const scope = self as unknown as WorkerScope;
