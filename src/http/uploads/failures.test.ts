import { expect, test } from 'vitest';
import { uploadEndpoint } from '#contract/upload-endpoint.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { testDatabase } from '#test/database.ts';
import { folderUntilEnd } from '#test/temporary-folder.ts';
import { startSite } from '../site-fixture.ts';
import { bindUpload } from './register-uploads.ts';

const { db } = await testDatabase();
const endpoint = uploadEndpoint({
  name: 'pictures',
  summary: 'Pictures of a day',
  path: '/uploads/pictures',
  types: ['image/jpeg'],
  maxBytes: 1000,
  atOnce: 9,
  bytesADay: 9000,
  access: 'user',
});
const ownerId = 'e5b1a5de-0000-4000-8000-000000000001';
test.each([
  ['without a version', { 'tus-resumable': '' }, 412, 'Tus-Resumable Required', 'en'],
  ['without its place', { 'upload-offset': '' }, 400, 'Invalid upload-offset', 'en'],
  ['of another type', { 'content-type': 'text/plain' }, 400, 'Invalid content-type', 'en'],
  ['that is a program', {}, 415, 'इस तरह की फ़ाइल यहाँ नहीं ली जाती\u202f।', 'hi'],
])(
  'a part %s is refused in JSON, as every call refuses',
  async (_, more, status, message, language) => {
    const site = await startSite({
      sessions: { find: async (realm, token) => ({ id: token, realm, ownerId }) },
      uploads: {
        endpoints: [bindUpload(endpoint, async () => undefined)],
        db,
        storage: diskStorage(folderUntilEnd()),
        folder: folderUntilEnd(),
      },
    });
    const headers = { 'tus-resumable': '1.0.0', 'x-access-token': 'ila', 'accept-language': 'hi' };
    const begun = await fetch(`${site.url}/api/uploads/pictures`, {
      method: 'POST',
      headers: { ...headers, 'upload-length': '600' },
    });
    const answer = await fetch(new URL(begun.headers.get('location') ?? '', site.url), {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        ...more,
      },
      body: new Uint8Array(Buffer.from('MZ'.padEnd(600))),
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('content-language')).toBe(language);
    expect(await answer.json()).toEqual({ success: false, message });
  },
);
