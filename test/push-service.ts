import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';

const TAG_BYTES = 16;

/** A browser that lets itself be written to: its keys, and what it makes of what it gets. */
export function somePushBrowser() {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  /** Decrypts `aes128gcm` as RFC 8188 and 8291 tell, in one record. */
  const open = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const derive = (secret: Buffer, by: Buffer, info: Buffer, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, by, info, bytes));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
    const secret = derive(own.computeSecret(theirs), auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  };
  const p256dh = publicKey.toString('base64url');
  return { p256dh, auth: auth.toString('base64url'), open };
}

export type PushBrowser = ReturnType<typeof somePushBrowser>;

/** The push token of a browser at an endpoint, as a page sends it. */
export const tokenOf = ({ p256dh, auth }: PushBrowser, endpoint: string): string =>
  JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth } });

interface Received {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  hangUp?: boolean;
}

/**
 * A push service on loopback. It takes a message only from a site that proves by its key who it is, as
 * RFC 8292 tells, and answers each path as it is told; 201 unless told.
 */
export async function pushService(answers: (path: string) => Answer | undefined = () => undefined) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await buffer(request);
    const { port } = server.address() as AddressInfo;
    const isProven = await proves(request.headers.authorization ?? '', `http://127.0.0.1:${port}`);
    if (isProven) received.push({ path, headers: request.headers, body });
    const answer: Answer = isProven ? (answers(path) ?? {}) : { status: 403 };
    const { status = 201, headers, body: words, hangUp } = answer;
    if (hangUp) request.socket.destroy();
    else response.writeHead(status, headers).end(words);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { received, address: `http://127.0.0.1:${port}`, stop };
}

async function proves(authorization: string, audience: string): Promise<boolean> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  try {
    const known = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, known, { audience });
    // A signature holds for a day at most.
    const hasEnd = (payload.exp ?? Infinity) <= Date.now() / 1000 + 24 * 3600;
    return hasEnd && /^(?:mailto|https):/.test(payload.sub ?? '');
  } catch {
    return false;
  }
}
