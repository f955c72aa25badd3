import { Upload } from 'tus-js-client';
import type { DetailedError } from 'tus-js-client';
import type { UploadEndpoint } from '#contract/upload-endpoint.ts';
import { readToken } from './token.ts';

/** Sends one file of an agent to an endpoint, in parts that go on after a lost network; returns its id. */
export function uploadFile(
  { path }: Pick<UploadEndpoint, 'path'>,
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `/api${path}`,
      chunkSize: 4 * 1024 * 1024,
      retryDelays: [0, 1_000, 3_000, 5_000, 10_000],
      metadata: { filename: file.name, filetype: file.type },
      headers: {
        'x-access-token': readToken('agents') ?? '',
        'accept-language': document.documentElement.lang,
      },
      storeFingerprintForResuming: false,
      onProgress: (sent, all) => onProgress(sent / all),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError: (error) => reject(new Error(messageOfUpload(error) || error.message)),
    });
    upload.start();
  });
}

/** The server's sentence on an upload that it did not take; empty where it said nothing. */
export function messageOfUpload(error: Error | DetailedError): string {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  try {
    return String(JSON.parse(response?.getBody() ?? '').message ?? '');
  } catch {
    return '';
  }
}
