import { createHash, createHmac } from 'node:crypto';
import { createServer, request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, onTestFinished } from 'vitest';
import { folderUntilEnd, temporaryFolder } from './temporary-folder.ts';

const SECRET = 'S3RVER';
const REGION = 'ap-south-1';
const BUCKET = 'campaign-files';

/** A fault injected into a request; false serves it normally. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Options {
  fault?: Fault;
  /** Ends with the file instead of the test. */
  forFile?: boolean;
}

/**
 * A real S3-compatible server on a free port. It does not check version 4 signatures itself, so a
 * layer in front of it recomputes each one, and replies 403 unless it is the same.
 */
export async function s3Server({ fault, forFile }: Options = {}) {
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: forFile ? folderUntilEnd() : temporaryFolder(),
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port: behind } = await store.run();
  const asked: string[] = [];

  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const body = await buffer(request);
    if (fault?.(request, response)) return;
    if (!isSigned(request, body)) {
      response.writeHead(403).end();
      return;
    }
    const { method, url: path, headers } = request;
    forward({ host: '127.0.0.1', port: behind, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      pipeline(answer, response, () => undefined);
    }).end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  (forFile ? afterAll : onTestFinished)(async () => {
    server.close();
    server.closeAllConnections();
    await store.close();
  });
  const { port } = server.address() as AddressInfo;
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: REGION,
    bucket: BUCKET,
    accessKeyId: 'S3RVER',
    secretAccessKey: SECRET,
  };
  return { settings, asked };
}

const FORM =
  /^AWS4-HMAC-SHA256 Credential=S3RVER\/(?<day>\d{8})\/(?<region>[\w-]+)\/s3\/aws4_request, SignedHeaders=(?<names>[\w;-]+), Signature=(?<signature>[0-9a-f]{64})$/;

function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const { day, region, names, signature } = FORM.exec(headers.authorization ?? '')?.groups ?? {};
  const hash = String(headers['x-amz-content-sha256']);
  if (!day || region !== REGION || !names?.includes('host') || hash !== sha256(body)) return false;

  const [path = '', search = ''] = url.split('?');
  const canonical = [
    method,
    path,
    canonicalQuery(search),
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const moment = String(headers['x-amz-date']);
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  return hmac(key, toSign).toString('hex') === signature;
}

function canonicalQuery(search: string): string {
  const pairs = search.split('&').filter(Boolean);
  return pairs
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .toSorted()
    .join('&');
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
