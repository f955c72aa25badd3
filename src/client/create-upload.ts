import { Upload } from 'tus-js-client';
import type { DetailedError } from 'tus-js-client';
import { realmOf } from '#contract/realms.ts';
import type { UploadEndpoint } from '#contract/upload-endpoint.ts';
import { readToken } from './token.ts';

const PART_BYTES = 4 * 1024 * 1024;

export interface UploadFailure {
  /** The status of the server's answer; undefined where the network failed. */
  status: number | undefined;
  /** The server's sentence, in the reader's language; empty where it said nothing. */
  message: string;
  error: Error;
}

interface UploadOptions {
  /** The name that the file gets. */
  name: string;
  /** Milliseconds before each further try of a part that failed. */
  retriesMs: number[];
  /** Whether the browser remembers what has arrived, for a later upload of the same file. */
  isResumable?: boolean;
  onProgress?: (sentBytes: number, bytes: number) => void;
  /** Called with the id of the file that has arrived. */
  onArrived: (id: string) => void;
  onFailed: (failure: UploadFailure) => void;
}

/** Makes ready to send a file to an endpoint, in parts that go on after a lost network. */
export function createUpload(
  endpoint: Pick<UploadEndpoint, 'path'>,
  file: Blob,
  { name, retriesMs, isResumable = false, onProgress, onArrived, onFailed }: UploadOptions,
): Upload {
  const upload: Upload = new Upload(file, {
    endpoint: `/api${endpoint.path}`,
    chunkSize: PART_BYTES,
    retryDelays: retriesMs,
    metadata: { filename: name },
    storeFingerprintForResuming: isResumable,
    removeFingerprintOnSuccess: true,
    // Parts that go later carry the token of then.
    onBeforeRequest: (request) => {
      request.setHeader('x-access-token', readToken(realmOf(endpoint)) ?? '');
      request.setHeader('accept-language', document.documentElement.lang);
    },
    ...(onProgress && { onProgress }),
    onSuccess: () => onArrived(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => onFailed(failureOf(error)),
  });
  return upload;
}

function failureOf(error: Error | DetailedError): UploadFailure {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  return { status: response?.getStatus(), message: messageIn(response?.getBody()), error };
}

function messageIn(body = ''): string {
  try {
    return String(JSON.parse(body).message ?? '');
  } catch {
    return '';
  }
}
