import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { Upload } from 'tus-js-client';

/** A photograph of coloured spots, which differ with the seed, as a JPEG. */
export async function photograph(seed: number, width = 600, height = 400): Promise<Buffer> {
  const spots = createHash('shake256', { outputLength: 9 * 6 * 3 })
    .update(`${seed}`)
    .digest();
  return sharp(spots, { raw: { width: 9, height: 6, channels: 3 } })
    .resize({ width, height, kernel: 'cubic', fit: 'fill' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A PNG of one bit a pixel, small in bytes however large it says it is. */
export function blankPng(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc((1 + width / 8) * height));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND')]);
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A WebP of many frames, each of them one small one. */
export async function movingWebp(frames: number): Promise<Buffer> {
  const one = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const two = await sharp([await one('#fff'), await one('#000')], { join: { animated: true } })
    .webp()
    .toBuffer();
  const at = two.indexOf('ANMF');
  const frame = two.subarray(at, at + 8 + two.readUInt32LE(at + 4));
  const body = Buffer.concat([two.subarray(0, at), ...Array.from({ length: frames }, () => frame)]);
  body.writeUInt32LE(body.length - 8, 4);
  return body;
}

/** Silence as an MP3: each frame of it lasts a fortieth of a second. */
export function silentMp3(frames: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** A PDF of one empty page, with whatever else its catalogue holds. */
export function pdfWith(catalogue = ''): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

/** Sends a file to the media library in parts; rejects with what the site said. */
export const sendMedia = (url: string, token: string, name: string, bytes: Buffer) =>
  new Promise<string>((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: `${url}/api/agent/uploads/media`,
      chunkSize: 8 * 1024 * 1024,
      headers: { 'x-access-token': token },
      metadata: { filename: name },
      retryDelays: null,
      onError: reject,
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    });
    upload.start();
  });
