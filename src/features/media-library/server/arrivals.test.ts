import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { MediaFile } from '#contract/media-file.ts';
import { mediaFiles } from '#db/schema/index.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { mediaDesk } from '#test/media-desk.ts';
import {
  blankPng,
  movingWebp,
  pdfWith,
  photograph,
  sendMedia,
  silentMp3,
} from '#test/media-files.ts';
import { PATIENCE } from '#test/patience.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { emptyMediaBin } from './bin-files.ts';
import { makeFile } from './make/make-file.ts';

const { site, db, media, translator, desk, ask, get, arrive } = await mediaDesk();
const storage = diskStorage(site.files);

test('a photograph is made by the work lane, found by its words, and says nothing of where it was taken', async () => {
  const bytes = await sharp(await photograph(1, 2400, 1600))
    .withMetadata({
      exif: {
        // A program wrote this one when the picture was edited.
        IFD0: { Make: 'CameraMaker', DateTime: '2026:11:09 18:00:00' },
        IFD2: { DateTimeOriginal: '2026:11:03 10:20:30' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 8/1 0/1' },
      },
    })
    .jpeg()
    .toBuffer();
  const made = await arrive('रैली.jpg', bytes);
  expect(made).toMatchObject({
    kind: 'picture',
    state: 'ready',
    reason: null,
    name: 'रैली.jpg',
    bytes: bytes.length,
    size: { width: 2400, height: 1600 },
    takenOn: '2026-11-03',
    uses: 0,
    isAlike: false,
    uploadedBy: 'Ila Rane',
    alts: {},
    focus: null,
    crop: null,
    usedIn: [],
    alike: [],
  });
  const copy = Buffer.from(await (await site.get(made.image?.url ?? '')).arrayBuffer());
  expect((await sharp(copy).metadata()).exif).toBeUndefined();
  expect(copy.includes('CameraMaker')).toBe(false);
  const avif = made.image?.sources[0]?.srcset.split(' ')[0] ?? '';
  await expect
    .poll(async () => (await site.get(avif)).headers.get('content-type'))
    .toBe('image/avif');

  const { data } = await ask(`original?id=${made.id}`);
  const original = await site.get(data.url);
  expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true);

  await ask('describe', { id: made.id, language: 'en', alt: 'People wait under paper flags' });
  await ask('edit', {
    id: made.id,
    place: 'Belkund',
    credit: 'Joseph Minj',
    albums: ['Friday market'],
  });
  for (const s of ['paper', 'Belkund', 'minj', 'रैली', 'रैली.jpg', 'friday'])
    expect(
      (await ask(`list?s=${encodeURIComponent(s)}`)).data.map(({ id }: MediaFile) => id),
      s,
    ).toEqual([made.id]);
  expect((await ask('list?s=nowhere')).data).toEqual([]);
  expect((await ask('list?album=Friday%20market')).data).toHaveLength(1);
  expect((await ask('list?view=wordless&language=en')).data).toEqual([]);
  expect((await ask('counts')).data).toMatchObject({
    all: 1,
    alike: 0,
    unused: 1,
    binned: 0,
    albums: [{ name: 'Friday market', files: 1 }],
    wordless: { en: 0, hi: 1 },
  });
});

test('what is no file of the library is refused while it is sent, and told why', async () => {
  const send = (name: string, bytes: Buffer | string) =>
    sendMedia(site.url, media.token, name, Buffer.from(bytes)).catch(
      (error) => JSON.parse(error.originalResponse.getBody()).message,
    );
  expect(
    await send(
      'logo.svg',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    ),
  ).toMatch(/SVG/);
  expect(await send('poster.pdf.exe', `MZ${'\0'.repeat(300)}`)).toMatch(/no picture, film/);
  expect(
    await send('photo.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
  ).toMatch(/JPEG/);
  expect(await send('film.mov', Buffer.from('\0\0\0\x18ftypqt  \0\0\0\0qt  ', 'latin1'))).toMatch(
    /MP4/,
  );
  const large = Buffer.alloc(51 * 1024 * 1024);
  large.set(await photograph(2));
  expect(await send('large.jpg', large)).toBe('Choose a file of at most 50 MB.');
  await expect(sendMedia(site.url, desk.token, 'a.jpg', await photograph(2))).rejects.toThrow(
    '403',
  );
  await expect(sendMedia(site.url, translator.token, 'a.jpg', await photograph(2))).rejects.toThrow(
    '403',
  );
});

test('bombs and two-faced files are refused with a reason, quickly and in little memory', async () => {
  const jpeg = await photograph(3, 1200, 800);
  const page = Buffer.from('<html><script>alert(1)</script>');
  const zip = Buffer.from('PK\x05\x06' + '\0'.repeat(18), 'latin1');
  const bombs: [string, Buffer, RegExp][] = [
    ['bomb.png', blankPng(16_000, 16_000), /16000 × 16000 pixels/],
    ['moving.webp', await movingWebp(10_000), /10000 frames/],
    ['half.jpg', jpeg.subarray(0, jpeg.length / 2), /damaged/],
    ['page.jpg', Buffer.concat([jpeg, page]), /web page/],
    ['zip.jpg', Buffer.concat([jpeg, zip]), /archive/],
    [
      'pdf.jpg',
      Buffer.concat([jpeg.subarray(0, 20), Buffer.from('%PDF-1.4'), jpeg.subarray(20)]),
      /PDF|damaged/,
    ],
    ['runs.pdf', pdfWith('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'), /program/],
    ['broken.pdf', Buffer.from(`%PDF-1.4\n${'x'.repeat(500)}`), /damaged/],
    [
      'text.mp4',
      Buffer.concat([
        Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'latin1'),
        Buffer.alloc(500, 'a'),
      ]),
      /damaged|played/,
    ],
    ['empty.vtt', Buffer.from('WEBVTT\n\n'), /no captions/],
    ['back.vtt', Buffer.from('WEBVTT\n\n00:05.000 --> 00:02.000\nNear.\n'), /wrong time in line 3/],
  ];
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - before)), 20);
  const slowest: string[] = [];
  for (const [name, bytes, reason] of bombs) {
    const id = await sendMedia(site.url, media.token, name, bytes);
    const begun = performance.now();
    await expect.poll(async () => (await get(id)).state, { interval: 20 }).toBe('refused');
    slowest.push(`${name} ${Math.round(performance.now() - begun)} ms`);
    expect((await get(id)).reason, name).toMatch(reason);
    expect((await ask(`original?id=${id}`)).status).toBe(404);
  }
  const twenty = Array.from({ length: 20 }, (_, index) => bombs[index % 2]?.[1] ?? Buffer.alloc(0));
  const ids = await Promise.all(
    twenty.map((bytes, index) => sendMedia(site.url, media.token, `${index}.png`, bytes)),
  );
  await expect
    .poll(async () =>
      (await Promise.all(ids.map((id) => get(id)))).every(({ state }) => state === 'refused'),
    )
    .toBe(true);
  clearInterval(watch);
  console.error(`${slowest.join(', ')}; 20 at once: ${Math.round(most / 1e6)} MB more`);
  expect(most).toBeLessThan(200e6);
  const hindi = await ask('list?view=arrivals&kind=captions', undefined, media.token, {
    'accept-language': 'hi',
  });
  expect(hindi.data[0].reason).toContain('पंक्ति 3 में समय ग़लत');
  const refused = hindi.data.map(({ id }: MediaFile) => id);
  expect((await ask('bin', { ids: refused })).status).toBe(200);
  expect((await ask('list?view=arrivals&kind=captions')).data).toEqual([]);
});

test('PDFs, recordings and captions are told with their pages, length and first page', async () => {
  const pdf = await arrive('accounts.pdf', pdfWith());
  expect(pdf).toMatchObject({
    kind: 'pdf',
    state: 'ready',
    file: { pages: 1 },
    image: { width: 800, height: 533 },
  });
  const sound = await arrive('letter.mp3', silentMp3(200));
  expect(sound).toMatchObject({ kind: 'audio', state: 'ready', image: null });
  expect(sound.file?.seconds).toBeCloseTo(5.2, 0);
  const vtt = await arrive(
    'letter.en.vtt',
    Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nNear.\n'),
  );
  expect(vtt).toMatchObject({ kind: 'captions', state: 'ready', file: { type: 'text/vtt' } });
  expect((await ask(`take?id=${sound.id}&collection=photos&field=file`)).status).toBe(422);
  expect((await ask(`take?id=${sound.id}&collection=audios&field=nothing`)).status).toBe(422);
});

test('of a film, the place where it was taken does not reach the public', async () => {
  const film = await readFile('demo/videos/a-letter-in-seven-days.mp4');
  const size = Buffer.alloc(4);
  const place = Buffer.from('\xa9xyz+21.13+081.00/', 'latin1');
  size.writeUInt32BE(place.length + 4);
  const inner = Buffer.concat([size, place]);
  const outer = Buffer.alloc(8);
  outer.writeUInt32BE(inner.length + 8);
  outer.write('udta', 4);
  const made = await arrive('bus.mp4', Buffer.concat([film, outer, inner]));
  expect(made).toMatchObject({ kind: 'video', state: 'ready', file: { type: 'video/mp4' } });
  expect(made.file?.seconds).toBeGreaterThan(1);
  const shown = Buffer.from(await (await site.get(made.file?.url ?? '')).arrayBuffer());
  expect(shown.length).toBe(film.length + inner.length + 8);
  expect(shown.includes('+21.13')).toBe(false);
  expect(shown.includes('free')).toBe(true);
});

test('a file that failed by our fault is tried again when somebody asks', async () => {
  const { id, image } = await arrive('failing.jpg', await photograph(14));
  await db
    .update(mediaFiles)
    .set({ state: 'making', key: null, stored: null })
    .where(eq(mediaFiles.id, id));
  const nowhere = diskStorage(temporaryFolder());
  await expect(makeFile({ db, storage: nowhere }, id)).rejects.toThrow('not in storage');
  expect(await get(id)).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('our side'),
  });
  expect((await ask('retry', { id })).status).toBe(200);
  await expect.poll(async () => (await get(id)).state).toBe('ready');
  expect((await get(id)).image).toEqual(image);
});

test('a file that comes again while its twin is deleted from the bin is there afterwards', async () => {
  const words = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nFrom the bin\n');
  const { id } = await arrive('words.vtt', words);
  await db
    .update(mediaFiles)
    .set({ binnedAt: new Date('2026-01-01') })
    .where(eq(mediaFiles.id, id));
  let again: string | undefined;
  /** Until the new one is made, or waits for its turn. */
  const isAsFarAsItGets = async () => {
    const { rows } = await db.execute(
      sql`select from pg_locks where locktype = 'advisory' and not granted`,
    );
    return rows.length > 0 || (await get(again ?? '')).state !== 'making';
  };
  const slow = {
    ...storage,
    async remove(key: string) {
      again ??= await sendMedia(site.url, media.token, 'words.vtt', words);
      await expect.poll(isAsFarAsItGets, PATIENCE).toBe(true);
      await storage.remove(key);
    },
  };
  await emptyMediaBin({ db, storage: slow });
  await expect.poll(async () => (await get(again ?? '')).state, PATIENCE).toBe('ready');
  const { file } = await get(again ?? '');
  expect(await (await site.get(file.url)).text()).toContain('From the bin');
});
