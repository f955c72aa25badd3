import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { diskStorage } from '#gateways/storage/disk.ts';
import { blankPng } from '#test/media-files.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import type { StoredPicture } from '../declare/files.ts';
import { FileRefused } from './file-refused.ts';
import { addMissingCopies } from './missing-copies.ts';
import { encodeFullSize } from './picture-bytes.ts';
import { openMedia } from './serve.ts';
import { storeFile } from './store-file.ts';

const storage = () => diskStorage(temporaryFolder());
const picture = (bytes: Buffer) => ({ name: 'ghat.jpg', bytes, widget: 'picture' as const });
const plain = (width: number, height: number, background = '#3366cc') =>
  sharp({ create: { width, height, channels: 3, background } });

describe('a picture that is taken in', () => {
  it('is kept in each width that it is large enough for, and in half of it, as WebP and later as AVIF', async () => {
    const files = storage();
    const bytes = await plain(1200, 800).jpeg().toBuffer();
    const stored = (await storeFile(files, picture(bytes))) as StoredPicture;
    expect(stored).toMatchObject({
      name: 'ghat.jpg',
      width: 1200,
      height: 800,
      widths: [200, 400, 800, 1200],
    });
    expect(await files.has(`${stored.key}-1200.avif`)).toBe(false);
    await addMissingCopies(files, stored.key);
    for (const width of [...stored.widths, 100, 600]) {
      for (const [ending, format] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
      ]) {
        const size = await files.get(`${stored.key}-${width}.${ending}`);
        expect(await sharp(size).metadata()).toMatchObject({ width, format });
      }
    }
  });

  it('keeps its own width too when it is smaller than the largest size', async () => {
    const bytes = await plain(300, 200).png().toBuffer();
    expect(await storeFile(storage(), picture(bytes))).toMatchObject({ widths: [200, 300] });
  });

  it('has its average colour as placeholder, and none when one can see through it', async () => {
    const opaque = await plain(60, 40, '#204060').png().toBuffer();
    const clear = await sharp(opaque).ensureAlpha(0.5).png().toBuffer();
    expect(await storeFile(storage(), picture(opaque))).toMatchObject({ placeholder: '#204060' });
    expect(await storeFile(storage(), picture(clear))).toMatchObject({ placeholder: '#00000000' });
    const sheet = await plain(600, 400, '#ffffff').png().toBuffer();
    const half = await plain(300, 400, '#000000').png().toBuffer();
    const two = await sharp(sheet)
      .composite([{ input: half, left: 0, top: 0 }])
      .toBuffer();
    expect(await storeFile(storage(), picture(two))).toMatchObject({ placeholder: '#808080' });
  });

  it('stands upright, and says nothing of where and by what it was taken', async () => {
    const files = storage();
    const bytes = await plain(600, 400)
      .withMetadata({
        orientation: 6,
        exif: {
          IFD0: { Make: 'CameraMaker', ImageDescription: 'ourkitchen' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 8/1 0/1' },
        },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const stored = (await storeFile(files, picture(bytes))) as StoredPicture;
    expect(stored).toMatchObject({ width: 400, height: 600 });
    await addMissingCopies(files, stored.key);
    for (const key of [`${stored.key}-400.avif`, `${stored.key}-400.webp`]) {
      const kept = (await files.get(key)) ?? Buffer.alloc(0);
      const { exif, icc, xmp, orientation } = await sharp(kept).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({});
      expect(kept.includes('CameraMaker') || kept.includes('ourkitchen')).toBe(false);
    }
  });

  it('loses a web page that was hidden behind it', async () => {
    const files = storage();
    const jpeg = await plain(60, 40).jpeg().toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script>')]);
    const { key } = await storeFile(files, picture(polyglot));
    expect((await files.get(`${key}-60.webp`))?.includes('<script>')).toBe(false);
  });

  it('keeps the first frame of a moving one', async () => {
    const frames = await Promise.all(
      ['#fff', '#000'].map((each) => plain(50, 50, each).png().toBuffer()),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const stored = await storeFile(storage(), picture(bytes));
    expect(stored).toMatchObject({ width: 50, height: 50, placeholder: '#ffffff' });
  });

  it('is kept as it came as well, where nobody else sees it', async () => {
    const files = storage();
    const bytes = await plain(3000, 2000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { key } = await storeFile(files, picture(bytes));
    expect(await files.get(`private/${key}`)).toEqual(bytes);
    for (const name of [key, `private/${key}`, `${key}-full.jpg`])
      expect(await openMedia(files, name), name).toBeUndefined();
  });

  it('that was stored before originals were kept has its own once it comes again', async () => {
    const files = storage();
    const bytes = await plain(60, 40).png().toBuffer();
    const { key } = await storeFile(files, picture(bytes));
    await files.remove(`private/${key}`);
    await storeFile(files, picture(bytes));
    expect(await files.get(`private/${key}`)).toEqual(bytes);
  });

  it('is upright in full size, without what came beside it', async () => {
    const bytes = await plain(3000, 2000)
      .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'CameraMaker' } } })
      .jpeg()
      .toBuffer();
    const full = await encodeFullSize(bytes);
    const { exif, orientation, ...size } = await sharp(full).metadata();
    expect(size).toMatchObject({ width: 2000, height: 3000, format: 'jpeg' });
    expect([exif, orientation, full.includes('CameraMaker')]).toEqual([
      undefined,
      undefined,
      false,
    ]);
  });

  it('costs nothing the second time', async () => {
    const files = storage();
    const bytes = await plain(400, 240).png().toBuffer();
    const first = await storeFile(files, picture(bytes));
    await files.remove(`${first.key}-400.webp`);
    expect(await storeFile(files, { ...picture(bytes), name: 'again.png' })).toEqual({
      ...first,
      name: 'again.png',
    });
    expect(await files.has(`${first.key}-400.webp`)).toBe(false);
  });

  it('whose AVIF copies were cut off gets all of them the next time, and none twice', async () => {
    const files = storage();
    const { key } = await storeFile(files, picture(await plain(400, 240).png().toBuffer()));
    await addMissingCopies(files, key);
    await files.remove(`${key}-400.avif`);
    await files.remove(`${key}-200.avif`);
    await addMissingCopies(files, key);
    expect(await files.has(`${key}-200.avif`)).toBe(true);
    await files.remove(`${key}-200.avif`);
    await addMissingCopies(files, key);
    expect(await files.has(`${key}-200.avif`)).toBe(false);
  });
});

describe('a picture that is refused', () => {
  const refusal = async (bytes: Buffer) =>
    storeFile(storage(), picture(bytes)).catch((error: unknown) => error);

  it('has 256 million pixels', async () => {
    const bomb = blankPng(16_000, 16_000);
    expect(await refusal(bomb)).toEqual(
      new FileRefused(
        'is 16000 × 16000 pixels; at most 40 million, and 16383 on a side, are taken',
      ),
    );
  });

  it('breaks off in the middle', async () => {
    const whole = await sharp({
      create: {
        width: 800,
        height: 600,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
        background: '#000',
      },
    })
      .jpeg()
      .toBuffer();
    const error = await refusal(whole.subarray(0, whole.length / 2));
    expect(error).toMatchObject({
      name: 'FileRefused',
      message: 'is damaged and cannot be read as a picture',
    });
  });

  it.each([
    [
      'a vector drawing',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    ],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00'],
    ['nothing at all', ''],
  ])('is %s', async (_name, text) => {
    const error = await refusal(Buffer.from(text, 'latin1'));
    expect(error).toMatchObject({
      name: 'FileRefused',
      message: 'is not a JPEG, PNG or WebP picture',
    });
  });

  it('only begins like one', async () => {
    expect(await refusal(Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'))).toBeInstanceOf(
      FileRefused,
    );
  });
});

describe('a file that is taken in', () => {
  it('is kept as it came, under the hash of its bytes', async () => {
    const files = storage();
    const bytes = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nNear.\n');
    const stored = await storeFile(files, { name: 'a.en.vtt', bytes, widget: 'captions' });
    expect(stored).toMatchObject({ name: 'a.en.vtt', type: 'text/vtt', bytes: bytes.length });
    expect(await files.get(`${stored.key}.vtt`)).toEqual(bytes);
  });

  it('has the length that its front matter tells', async () => {
    const bytes = Buffer.from('ID3\x04\x00 and then the sound', 'latin1');
    const incoming = { name: 'a.en.mp3', bytes, widget: 'audio' as const, seconds: 95 };
    expect(await storeFile(storage(), incoming)).toMatchObject({ type: 'audio/mpeg', seconds: 95 });
  });

  it('has the number of pages that its front matter tells', async () => {
    const incoming = { name: 'a.pdf', bytes: Buffer.from('%PDF-1.4'), widget: 'pdf' as const };
    expect(await storeFile(storage(), { ...incoming, pages: 4 })).toMatchObject({ pages: 4 });
  });

  it.each([
    ['pdf', '<html>%PDF-1.4', 'is not a PDF'],
    ['audio', 'RIFF....WAVE', 'is not an MP3 recording'],
    ['video', '\0\0\0\x18ftypheic', 'is not an MP4 film'],
    ['captions', '1\n00:00:00,000 --> 00:00:02,000', 'is not a WebVTT caption file'],
  ] as const)('as %s must be one', async (widget, text, message) => {
    const incoming = { name: 'file', bytes: Buffer.from(text, 'latin1'), widget };
    await expect(storeFile(storage(), incoming)).rejects.toThrow(new FileRefused(message));
  });

  it('is at most 50 MB large', async () => {
    const incoming = { name: 'a.pdf', bytes: Buffer.alloc(50_000_001), widget: 'pdf' as const };
    await expect(storeFile(storage(), incoming)).rejects.toThrow('is larger than 50 MB');
  });
});
