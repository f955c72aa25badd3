import sharp from 'sharp';

/** Widths in pixels of either half: of a desk, and of one column of a phone. */
const HALF = { desk: 480, column: 190 };
const GAP = 16;
const GROUND = '#ffffff';

/** A picture's bytes and its size in pixels. */
interface Sized {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The design on the left, our page on the right, as a small WebP. */
export async function compose(design: Buffer, ours: Buffer, columns: number): Promise<Buffer> {
  const page = await inColumns(ours, columns);
  const isDesk = (await sharp(ours).metadata()).width > 800;
  const width = isDesk ? HALF.desk : Math.max(HALF.column * columns, 300);
  const [left, right] = await Promise.all([narrowed(design, width), narrowed(page, width)]);
  const height = Math.max(left.height, right.height);
  return sharp({ create: { width: 2 * width + GAP, height, channels: 3, background: GROUND } })
    .composite([
      { input: left.bytes, left: 0, top: 0 },
      { input: right.bytes, left: width + GAP, top: 0 },
    ])
    .webp({ quality: 62, effort: 6 })
    .toBuffer();
}

async function narrowed(bytes: Buffer, width: number): Promise<Sized> {
  const { data, info } = await sharp(bytes).resize({ width }).png().toBuffer({
    resolveWithObject: true,
  });
  return { bytes: data, width: info.width, height: info.height };
}

/** A long page cut into columns side by side. */
async function inColumns(bytes: Buffer, columns: number): Promise<Buffer> {
  if (columns === 1) return bytes;
  const { width, height } = await sharp(bytes).metadata();
  const tall = Math.ceil(height / columns);
  const pieces = Array.from({ length: columns }, async (_, at) => {
    const top = at * tall;
    const piece = { left: 0, top, width, height: Math.min(tall, height - top) };
    return {
      input: await sharp(bytes).extract(piece).toBuffer(),
      left: at * (width + GAP),
      top: 0,
    };
  });
  const wide = columns * (width + GAP) - GAP;
  return sharp({ create: { width: wide, height: tall, channels: 3, background: GROUND } })
    .composite(await Promise.all(pieces))
    .png()
    .toBuffer();
}
