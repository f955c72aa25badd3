import { useSyncExternalStore } from 'react';
import { uploadQueue } from './upload-queue.ts';
import type { Sending } from './upload-queue.ts';

/** The files on their way to the library. */
export const useUploads = (): readonly Sending[] =>
  useSyncExternalStore(uploadQueue.subscribe, uploadQueue.read);
