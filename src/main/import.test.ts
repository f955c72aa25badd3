import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { testDatabase } from '#test/database.ts';
import { IMPORT } from '#test/served.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const { PATH, NODE_COMPILE_CACHE } = process.env;
const SECOND_CAMPAIGN = join('test', 'fixtures', 'second-campaign');

/** Runs the command as `npm run import` does. */
function runImport(args: string[], environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [IMPORT, ...args], {
    cwd: ROOT,
    env: { PATH, NODE_COMPILE_CACHE, TMPDIR: tmpdir(), ...environment },
    encoding: 'utf8',
  });
  return { status, stderr, summary: stdout.trim().split('\n').at(-1) };
}

describe('npm run import', () => {
  it('brings another campaign into a fresh database, and finds it unchanged the next time', async () => {
    const { db, url } = await testDatabase();
    const environment = { DATABASE_URL: url, DATA_DIR: temporaryFolder() };
    expect(runImport([SECOND_CAMPAIGN], environment)).toMatchObject({
      status: 0,
      stderr: '',
      summary: '14 documents: 14 new, 0 changed, 0 unchanged',
    });
    const { rows } = await db.execute(sql`
      select slug, language, shown_in @> '{hi}' as in_hindi from versions
      where collection = 'news' order by slug, language`);
    expect(rows).toEqual([
      { slug: 'jetty-lamps', language: 'en', in_hindi: true },
      { slug: 'last-ferry-at-nine', language: 'en', in_hindi: false },
      { slug: 'last-ferry-at-nine', language: 'hi', in_hindi: true },
    ]);
    expect(runImport([`${SECOND_CAMPAIGN}/`], environment)).toMatchObject({
      status: 0,
      summary: '14 documents: 0 new, 0 changed, 14 unchanged',
    });
  }, 30_000);

  it('names file and line of every fault, and changes nothing', async () => {
    const { db, url } = await testDatabase();
    const folder = temporaryFolder();
    await cp(join(ROOT, SECOND_CAMPAIGN), folder, { recursive: true });
    writeFileSync(join(folder, 'news', 'jetty-lamps.hi.md'), '---\ntitle: घाट\nsumary: छह\n---\n');
    const { status, stderr } = runImport([folder], {
      DATABASE_URL: url,
      DATA_DIR: temporaryFolder(),
    });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      `${folder}/news/jetty-lamps.hi.md:1  summary: is missing`,
      `${folder}/news/jetty-lamps.hi.md:1  place: is missing`,
      `${folder}/news/jetty-lamps.hi.md:3  sumary: there is no such key; known: title, summary, draft, publishAt, unpublishAt, format, photoAlt, place`,
      `${folder}/news/jetty-lamps.hi.md:5  the text is missing`,
      '4 faults; nothing was changed',
    ]);
    expect((await db.execute(sql`select from documents`)).rows).toEqual([]);
  });

  it('works beside a site that runs on the embedded database', async () => {
    const dataFolder = temporaryFolder();
    const site = await openDatabase({ dataFolder }, { onError: () => undefined });
    onTestFinished(site.close);
    expect(runImport([SECOND_CAMPAIGN], { DATA_DIR: dataFolder })).toMatchObject({
      status: 0,
      summary: '14 documents: 14 new, 0 changed, 0 unchanged',
    });
    expect((await site.db.execute(sql`select from documents`)).rows).toHaveLength(14);
  }, 30_000);

  it('says in one line what it needs', () => {
    const database = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' };
    expect(runImport([], {})).toMatchObject({
      status: 2,
      stderr: 'Name one folder: npm run import -- FOLDER\n',
    });
    expect(runImport(['one', 'two'], {})).toMatchObject({ status: 2 });
    expect(runImport([SECOND_CAMPAIGN], database)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /^DATABASE_URL does not work: no PostgreSQL listens at [^\n]+\n$/,
      ),
    });
  });
});
