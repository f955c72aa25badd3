import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { selfieOfHer } from '#test/face-pictures.ts';

/** The film of the camera that browsers of the tests have. */
export const CAMERA_FILE = join(tmpdir(), 'abhiyan-camera.mjpeg');

/** Films one of the people of the sample album, who holds still in the middle of the picture. */
export async function film(): Promise<void> {
  const face = await sharp(await selfieOfHer())
    .resize(560, 760, { fit: 'inside' })
    .toBuffer();
  const room = { width: 1280, height: 960, channels: 3, background: '#667788' } as const;
  const frame = await sharp({ create: room })
    .composite([{ input: face, gravity: 'centre' }])
    .jpeg({ quality: 92 })
    .toBuffer();
  // Motion JPEG is pictures one after the other.
  await writeFile(CAMERA_FILE, Buffer.concat([frame, frame]));
}
