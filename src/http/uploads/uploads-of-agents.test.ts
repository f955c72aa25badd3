import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RealmName } from '#contract/realms.ts';
import { uploadEndpoint } from '#contract/upload-endpoint.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { testDatabase } from '#test/database.ts';
import { folderUntilEnd } from '#test/temporary-folder.ts';
import type { AuditEntry, AuditLog } from '../audit-log.ts';
import { startSite } from '../site-fixture.ts';
import { bindUpload } from './register-uploads.ts';

const owners: Record<string, string> = {
  ila: 'e5b1a5de-0000-4000-8000-000000000001',
  mira: 'e5b1a5de-0000-4000-8000-000000000002',
};
const { db } = await testDatabase();
const storage = diskStorage(folderUntilEnd());

test('a file of an agent is recorded as it arrives, once, and taken from nobody without the permission', async () => {
  const entries: AuditEntry[] = [];
  const audit: AuditLog = {
    act: (work, entryOf) =>
      db.transaction(async (tx) => {
        const result = await work(tx);
        const entry = entryOf(result);
        if (entry) entries.push(entry);
        return result;
      }),
    write: async (entry) => void entries.push(entry),
  };
  const endpoint = uploadEndpoint({
    name: 'photographs',
    summary: 'Photographs of an event',
    types: ['image/jpeg'],
    maxBytes: 1000,
    atOnce: 2,
    bytesADay: 9000,
    path: '/agent/uploads/photographs',
    access: { agent: 'photos:write' },
    audit: { target: 'file' },
  });
  const find = async (realm: RealmName, token: string) => {
    const grants = token === 'ila' ? [{ role: 'media', languages: null } as const] : [];
    return { id: token, realm, ownerId: owners[token] ?? '', grants };
  };
  const endpoints = [bindUpload(endpoint, async () => undefined)];
  const uploads = { endpoints, db, storage, folder: folderUntilEnd() };
  const site = await startSite({ sessions: { find }, uploads, audit });
  const send = async (token: string) => {
    const headers = {
      'x-access-token': token,
      'tus-resumable': '1.0.0',
      'upload-length': '1000',
      'content-type': 'application/offset+octet-stream',
    };
    const body = new Blob([Buffer.from('ffd8ffe000104a464946', 'hex'), randomBytes(990)]);
    const to = `${site.url}/api/agent/uploads/photographs`;
    return (await fetch(to, { method: 'POST', headers, body })).status;
  };

  expect(await send('mira')).toBe(403);
  expect(await send('ila')).toBe(201);
  expect(entries).toMatchObject([
    { actorId: owners['mira'], call: 'photographs', outcome: 'refused' },
    { actorId: owners['ila'], call: 'photographs', target: 'file', outcome: 'done' },
  ]);
  expect(() => bindUpload({ ...endpoint, audit: undefined }, async () => undefined)).toThrow(
    'does not say what the audit log keeps',
  );
});
