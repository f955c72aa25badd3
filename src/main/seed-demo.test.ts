import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ImportError } from '#content/import/import-error.ts';
import { readCampaign } from '#content/import/read-campaign.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { testDatabase } from '#test/database.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { collections } from './collections.ts';
import { seedWhenEmpty } from './seed-demo.ts';

const { db } = await testDatabase();

it('leaves a campaign alone that has anything of its own', async () => {
  await db.execute(sql`
    insert into documents (id, collection, slug, facts) values (gen_random_uuid(), 'news', 'ours', '{}')`);
  const said: string[] = [];
  await seedWhenEmpty(db, diskStorage(temporaryFolder()), { write: (text) => said.push(text) });
  const { rows } = await db.execute(sql`select slug from documents`);
  expect(rows).toEqual([{ slug: 'ours' }]);
  expect(said).toEqual([]);
});

it('has a demo campaign without a fault to fill an empty one with', async () => {
  const faults: ImportError[] = [];
  const folder = join(import.meta.dirname, '..', '..', 'demo');
  const source = { folder, collections, anchor: new Date(), existing: new Map() };
  const drafts = await readCampaign(source, (fault) => void faults.push(fault));
  expect(faults).toEqual([]);
  expect(new Set(drafts.map(({ collection }) => collection.name))).toEqual(
    new Set(collections.map(({ name }) => name)),
  );
});
