import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { download } from '#contract/download.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { RealmName } from '#contract/realms.ts';
import { bind } from '../bind.ts';
import { openApiDocument } from '../openapi.ts';
import { startSite } from '../site-fixture.ts';
import { csvOf } from './csv.ts';
import { zipOf } from './zip.ts';

const sessions = {
  find: async (realm: RealmName, token: string) =>
    token === 'ila' ? { id: '1', realm, ownerId: '2' } : undefined,
};
const token = { 'x-access-token': 'ila' };

const exportMembers = endpoint({
  name: 'exportMembers',
  summary: 'Members as a table',
  method: 'GET',
  path: '/members.csv',
  access: 'user',
  query: z.object({ rows: z.coerce.number() }),
  reply: download('text/csv'),
});
const downloadAlbum = endpoint({
  name: 'downloadAlbum',
  summary: 'An album',
  method: 'GET',
  path: '/album.zip',
  access: 'user',
  reply: download('application/zip'),
});

const columns = { name: 'नाम', note: 'Note', at: 'When' };

/** Rows are made as they are asked for; `made` counts them, and `ended` settles when nobody asks on. */
function source() {
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  const state = { made: 0, ended };
  async function* rows(count: number) {
    try {
      for (; state.made < count; state.made += 1)
        yield { name: `Ila ${state.made}`, note: '=1+1', at: new Date(0) };
    } finally {
      resolve(state.made);
    }
  }
  return { state, rows };
}

async function siteWith({ rows }: ReturnType<typeof source>) {
  const members = bind(exportMembers, async ({ query }) => ({
    name: 'सदस्य 2026.csv',
    content: csvOf(columns, rows(query.rows)),
  }));
  return startSite({ calls: [members], sessions });
}

test('a table arrives under its Hindi name, as spreadsheets read it, and no cell is a formula', async () => {
  const site = await siteWith(source());
  const response = await site.get('/api/members.csv?rows=2', token);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="????? 2026.csv"; filename*=UTF-8''${encodeURIComponent('सदस्य 2026.csv')}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(
    '\uFEFFनाम,Note,When\r\n' +
      "Ila 0,'=1+1,1970-01-01T00:00:00.000Z\r\n" +
      "Ila 1,'=1+1,1970-01-01T00:00:00.000Z\r\n",
  );
});

test('who may not have a table gets none, and none of it is made', async () => {
  const made = source();
  const site = await siteWith(made);
  const response = await site.get('/api/members.csv?rows=2');
  expect([response.status, (await response.json()).success]).toEqual([401, false]);
  expect((await site.get('/api/members.csv?rows=x', token)).status).toBe(422);
  expect(made.state.made).toBe(0);
});

test('HEAD of a table is refused, because it would have to be made', async () => {
  const site = await siteWith(source());
  const url = `${site.url}/api/members.csv?rows=2`;
  const head = await fetch(url, { method: 'HEAD', headers: token });
  expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET']);
});

test('rows are made at the pace of the receiver, and no more once they leave', async () => {
  const made = source();
  const site = await siteWith(made);
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write(
    'GET /api/members.csv?rows=100000000 HTTP/1.1\r\nhost: a\r\nx-access-token: ila\r\n\r\n',
  );
  await once(socket, 'data');
  socket.destroy();
  expect(await made.state.ended).toBeLessThan(1_000_000);
  expect(site.lines.join('')).not.toContain('"level":50');
});

test('a table whose source fails breaks off, and does not end as if it were whole', async () => {
  const broken = bind(exportMembers, async () => ({
    name: 'a.csv',
    content: (async function* () {
      yield 'a'.repeat(100_000);
      throw new Error('The database went away');
    })(),
  }));
  const site = await startSite({ calls: [broken], sessions });
  const response = await site.get('/api/members.csv?rows=1', token);
  await expect(response.text()).rejects.toThrow();
});

test('a public call answers no file, because what is public is kept in memory', () => {
  const open = { ...exportMembers, access: 'public' as const };
  expect(() => bind(open, async () => ({ name: 'a', content: Readable.from([]) }))).toThrow(
    'exportMembers is public',
  );
});

test('an archive tells its exact length, and holds every file under its name', async () => {
  const files = [
    { name: 'रैली/चित्र 1.jpg', content: 'first picture' },
    { name: 'रैली/चित्र 2.jpg', content: '' },
    { name: 'letter.txt', content: 'x'.repeat(200_000) },
  ];
  const album = bind(downloadAlbum, async () =>
    zipOf(
      'रैली.zip',
      files.map(({ name, content }) => ({
        name,
        bytes: content.length,
        changedAt: new Date('2026-11-22T10:00:00Z'),
        read: () => Readable.from([Buffer.from(content)]),
      })),
    ),
  );
  const site = await startSite({ calls: [album], sessions });
  const response = await site.get('/api/album.zip', token);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
  expect(unzip(bytes)).toEqual(files);
});

test('files of an archive are opened one after the other, and not after the receiver left', async () => {
  const opened: string[] = [];
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const endless = async function* () {
    try {
      for (;;) yield Buffer.alloc(64 * 1024);
    } finally {
      resolve();
    }
  };
  const entry = (name: string) => ({
    name,
    bytes: 10_000_000_000,
    changedAt: new Date(),
    read() {
      opened.push(name);
      return Readable.from(endless());
    },
  });
  const album = bind(downloadAlbum, async () => zipOf('a.zip', ['a', 'b'].map(entry)));
  const site = await startSite({ calls: [album], sessions });
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write('GET /api/album.zip HTTP/1.1\r\nhost: a\r\nx-access-token: ila\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  await closed;
  expect(opened).toEqual(['a']);
});

test('the description of the calls says that a file is answered', () => {
  const { paths } = openApiDocument([exportMembers], { title: 'A site' });
  expect(paths['/members.csv']?.['get']?.responses['200']?.content).toEqual({
    'text/csv': { schema: { type: 'string', format: 'binary' } },
  });
});

/** The files that the directory at the end of an archive lists; they are stored as they are. */
function unzip(bytes: Buffer) {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const [size, nameLength] = [bytes.readUInt32LE(at + 24), bytes.readUInt16LE(at + 28)];
    const head = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    return { name, content: bytes.toString('utf8', start, start + size) };
  });
}
