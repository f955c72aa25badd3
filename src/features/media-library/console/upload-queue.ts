import type { Upload } from 'tus-js-client';
import { createUpload } from '#client/create-upload.ts';
import type { UploadFailure } from '#client/create-upload.ts';
import { mediaUploads } from '../contract.ts';

/** A file on its way to the library. */
export interface Sending {
  id: number;
  name: string;
  /** Octets. */
  bytes: number;
  sent: number;
  /** `lost` waits for the network; `held` was paused by hand; `refused` never goes on. */
  state: 'waiting' | 'sending' | 'held' | 'lost' | 'arrived' | 'refused';
  /** The server's sentence, in the reader's language. */
  reason?: string;
  /** Its id in the library, once it has arrived. */
  mediaId?: string;
}

const CONCURRENCY = 3;
const RETRIES_MS = [500, 1_000, 3_000, 5_000];
const LOST_RETRY_MS = 15_000;

let sendings: readonly Sending[] = [];
let begunAt = 0;
let lastId = 0;
const files = new Map<number, File>();
const uploads = new Map<number, Upload>();
const listeners = new Set<() => void>();

/** The files on their way, for as long as the agent area is open, whichever screen is shown. */
export const uploadQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Sending[] => sendings,
  /** When the first of the files that are listed began, in milliseconds. */
  begunAt: () => begunAt,
  add(added: Iterable<File>): void {
    if (sendings.length === 0) begunAt = Date.now();
    const rows = Array.from(added, (file): Sending => {
      lastId += 1;
      files.set(lastId, file);
      return { id: lastId, name: file.name, bytes: file.size, sent: 0, state: 'waiting' };
    });
    change([...sendings, ...rows]);
    begin();
  },
  hold(id: number): void {
    void uploads.get(id)?.abort();
    uploads.delete(id);
    patch(id, { state: 'held' });
    begin();
  },
  goOn(id: number): void {
    patch(id, { state: 'waiting' });
    begin();
  },
  holdAll(): void {
    for (const { id, state } of sendings)
      if (state === 'waiting' || state === 'sending' || state === 'lost') uploadQueue.hold(id);
  },
  goOnAll: () => goOnWith('held', 'lost'),
  /** Takes a line away; a file that had not arrived is given up. */
  dismiss(id: number): void {
    void uploads.get(id)?.abort(true).catch(ignore);
    forget(id);
    change(sendings.filter((each) => each.id !== id));
    begin();
  },
};

/** Nobody waits for the server to forget a part; it forgets by itself after a day. */
const ignore = () => undefined;

// A file that was paused by hand stays paused.
globalThis.addEventListener?.('online', () => goOnWith('lost'));

function goOnWith(...states: Sending['state'][]): void {
  for (const { id, state } of sendings) if (states.includes(state)) patch(id, { state: 'waiting' });
  begin();
}

function change(next: readonly Sending[]): void {
  sendings = next;
  listeners.forEach((listener) => listener());
}

function patch(id: number, told: Partial<Sending>): void {
  change(sendings.map((each) => (each.id === id ? { ...each, ...told } : each)));
}

function forget(id: number): void {
  uploads.delete(id);
  files.delete(id);
}

/** Begins as many as may go side by side. */
function begin(): void {
  const going = sendings.filter(({ state }) => state === 'sending').length;
  const next = sendings.filter(({ state }) => state === 'waiting').slice(0, CONCURRENCY - going);
  for (const { id } of next) {
    patch(id, { state: 'sending' });
    void start(id);
  }
}

async function start(id: number): Promise<void> {
  const file = files.get(id);
  if (!file) return;
  const upload = createUpload(mediaUploads, file, {
    name: file.name,
    retriesMs: RETRIES_MS,
    isResumable: true,
    onProgress: (sent) => patch(id, { sent }),
    onArrived: (mediaId) => arrived(id, mediaId, file),
    onFailed: (failure) => failed(id, failure),
  });
  uploads.set(id, upload);
  // Parts that were sent before the tab was closed, or the server killed, are not sent again.
  const [known] = await upload.findPreviousUploads().catch(() => []);
  if (known) upload.resumeFromPreviousUpload(known);
  if (uploads.get(id) === upload) upload.start();
}

function arrived(id: number, mediaId: string, file: File): void {
  patch(id, { state: 'arrived', sent: file.size, mediaId });
  forget(id);
  begin();
}

const NOT_TAKEN = [413, 415, 422];

function failed(id: number, { status, message }: UploadFailure): void {
  uploads.delete(id);
  if (status && NOT_TAKEN.includes(status)) {
    patch(id, { state: 'refused', reason: message });
    files.delete(id);
  } else {
    patch(id, { state: 'lost', ...(status && { reason: message }) });
    if (!status || isPassing(status)) setTimeout(() => goOnIfLost(id), LOST_RETRY_MS);
  }
  begin();
}

/** Whether a server that refuses now may take the file in a moment. */
const isPassing = (status: number) => status >= 500 || status === 429;

/** No event tells that a server is back, while the network was there all the time. */
function goOnIfLost(id: number): void {
  if (sendings.some((each) => each.id === id && each.state === 'lost')) uploadQueue.goOn(id);
}
