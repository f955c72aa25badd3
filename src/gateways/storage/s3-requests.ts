import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { StorageUnavailable } from './port.ts';

export interface S3Settings {
  /** The origin of the store; requests go nowhere else: `https://s3.example`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  /** Ends the request, and the reading of its answer. */
  signal?: AbortSignal;
}

/** Sends a request until it is answered; 404 is an answer. Throws `StorageUnavailable`. */
export type AskS3 = (request: S3Request) => Promise<Response>;

/** How long an answer may keep us waiting, and how often a request is sent. */
interface Patience {
  timeoutMs: number;
  tries: number;
}

export interface S3Timeouts {
  /** The limits of reading, for which somebody waits. */
  reading: Patience;
  /** The limits of writing: time enough for a part on a slow connection. */
  writing: Patience;
}

const usual: S3Timeouts = {
  reading: { timeoutMs: 2_500, tries: 2 },
  writing: { timeoutMs: 60_000, tries: 4 },
};
const FIRST_WAIT_MS = 100;

/** Signs each request with its body's hash, and sends those again that may have met a passing fault. */
export function createS3Requests(settings: S3Settings, { reading, writing } = usual): AskS3 {
  async function send(request: S3Request, { timeoutMs }: Patience): Promise<Response> {
    const { method, headers, body } = request;
    const signed = await sign(settings, request);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeoutMs);
    const signal = AbortSignal.any([late.signal, ...(request.signal ? [request.signal] : [])]);
    try {
      const url = addressOf(settings, request);
      return await fetch(url, {
        method,
        // Some stores would pack what they send, and its length would be another.
        headers: { 'accept-encoding': 'identity', ...headers, ...signed },
        body,
        signal,
        redirect: 'manual',
      });
    } finally {
      clearTimeout(timer);
    }
  }

  return async (request) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const patience = isRead ? reading : writing;
    for (let tries = 1; ; tries += 1) {
      const outcome = await send(request, patience).catch((error: unknown) =>
        faultOf(error, settings),
      );
      const isLast = tries === patience.tries || request.signal?.aborted === true;
      if (outcome instanceof Response && isAnswer(outcome)) return outcome;
      if (outcome instanceof Response) await outcome.body?.cancel();
      if (isLast || !mayPass(outcome)) throw unavailable(outcome, settings);
      await pause(Math.random() * FIRST_WAIT_MS * 2 ** tries);
    }
  };
}

/** The address in the path style, which every store knows: the bucket is the first part of the path. */
function addressOf({ endpoint, bucket }: S3Settings, { key, query }: S3Request): string {
  return `${endpoint}/${bucket}/${key}${query ? `?${new URLSearchParams(query)}` : ''}`;
}

/** The headers that sign a request. */
async function sign(settings: S3Settings, request: S3Request): Promise<Record<string, string>> {
  const { region, accessKeyId, secretAccessKey } = settings;
  const { method, body = new Uint8Array() } = request;
  const signer = new AwsV4Signer({
    url: addressOf(settings, request),
    method,
    headers: { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
  });
  const { headers } = await signer.sign();
  return Object.fromEntries(headers);
}

function isAnswer({ ok, status }: Response): boolean {
  return ok || status === 404;
}

/** A store that refuses our key or our bucket will do so in a second as well. */
function mayPass(outcome: Response | StorageUnavailable): boolean {
  return !(outcome instanceof Response) || outcome.status >= 500 || outcome.status === 429;
}

function faultOf(cause: unknown, { endpoint }: S3Settings): StorageUnavailable {
  return new StorageUnavailable(`${endpoint} could not be asked`, { cause });
}

function unavailable(outcome: Response | StorageUnavailable, { endpoint }: S3Settings) {
  if (!(outcome instanceof Response)) return outcome;
  return new StorageUnavailable(`${endpoint} answered ${outcome.status}`);
}
