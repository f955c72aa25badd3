import type { UploadEndpoint } from '#contract/upload-endpoint.ts';
import { createUpload } from './create-upload.ts';

const RETRIES_MS = [0, 1_000, 3_000, 5_000, 10_000];

/** Sends one file to an endpoint; returns its id. */
export function uploadFile(
  endpoint: Pick<UploadEndpoint, 'path'>,
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    createUpload(endpoint, file, {
      name: file.name,
      retriesMs: RETRIES_MS,
      onProgress: (sent, all) => onProgress(sent / all),
      onArrived: resolve,
      onFailed: ({ message, error }) => reject(new Error(message || error.message)),
    }).start();
  });
}
