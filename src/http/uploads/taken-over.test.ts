import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { uploadEndpoint } from '#contract/upload-endpoint.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { testDatabase } from '#test/database.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { startSite } from '../site-fixture.ts';
import { bindUpload } from './register-uploads.ts';

const ILA = 'e5b1a5de-0000-4000-8000-000000000001';
const endpoint = uploadEndpoint({
  name: 'photographs',
  summary: 'Photographs of an event',
  path: '/uploads/photographs',
  access: 'user',
  types: ['image/jpeg'],
  maxBytes: 100_000,
  atOnce: 1,
  bytesADay: 100_000,
});

test('whoever lost a connection goes on by another, while the site still waits on the first', async () => {
  const { db } = await testDatabase();
  const arrived: string[] = [];
  const site = await startSite({
    sessions: { find: async (realm) => ({ id: '1', realm, ownerId: ILA }) },
    uploads: {
      endpoints: [bindUpload(endpoint, async (_, { sha256 }) => void arrived.push(sha256))],
      db,
      storage: diskStorage(temporaryFolder()),
      folder: temporaryFolder(),
    },
  });
  const headers = { 'tus-resumable': '1.0.0', 'x-access-token': 'ila' };
  const bytes = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), randomBytes(49_990)]);
  const begun = await fetch(`${site.url}/api/uploads/photographs`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': '50000' },
  });
  const path = begun.headers.get('location') ?? '';

  const lost = connect(Number(new URL(site.url).port), '127.0.0.1');
  onTestFinished(() => void lost.destroy());
  const head = { ...headers, host: 'a', 'upload-offset': '0', 'content-length': '50000' };
  const lines = Object.entries({ ...head, 'content-type': 'application/offset+octet-stream' });
  lost.write(
    `PATCH ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`,
  );
  lost.write(bytes.subarray(0, 30_000));
  const offset = async () => {
    const answer = await fetch(site.url + path, { method: 'HEAD', headers });
    return Number(answer.headers.get('upload-offset'));
  };
  await expect.poll(offset).toBe(30_000);

  const rest = await fetch(site.url + path, {
    method: 'PATCH',
    headers: {
      ...headers,
      'upload-offset': '30000',
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes.subarray(30_000),
  });
  expect(rest.status).toBe(204);
  expect(arrived).toHaveLength(1);
});
