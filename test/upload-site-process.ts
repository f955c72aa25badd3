/** A site with one upload endpoint in a process of its own, which tests may kill. */
import { sql } from 'drizzle-orm';
import { uploadEndpoint } from '#contract/upload-endpoint.ts';
import { connectDatabase } from '#db/connection.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { createApp } from '#http/app.ts';
import { PageCache } from '#http/page-cache/page-cache.ts';
import { bindUpload } from '#http/uploads/register-uploads.ts';

const [databaseUrl = '', folder = '', port = ''] = process.argv.slice(2);
const MEGABYTE = 1024 * 1024;

const films = uploadEndpoint({
  name: 'films',
  summary: 'Films of an event',
  path: '/uploads/films',
  access: 'user',
  types: ['video/mp4'],
  maxBytes: 64 * MEGABYTE,
  atOnce: 100,
  bytesADay: 10_000 * MEGABYTE,
});

const { db } = await connectDatabase(databaseUrl);
const endpoint = bindUpload(films, async (tx, { id, key, sha256 }) => {
  await tx.execute(sql`insert into films (id, key, sha256) values (${id}, ${key}, ${sha256})`);
});
const app = createApp({
  trustedProxies: [],
  publicUrl: 'http://campaign.example',
  calls: [],
  isEnabled: () => true,
  limits: { consume: async () => undefined, left: async () => 1, forget: async () => undefined },
  sessions: {
    find: async (realm) => ({ id: '1', realm, ownerId: 'e5b1a5de-0000-4000-8000-000000000001' }),
  },
  cache: new PageCache(),
  uploads: {
    endpoints: [endpoint],
    db,
    storage: diskStorage(`${folder}/files`),
    folder: `${folder}/parts`,
  },
});
const address = await app.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.({ address });
