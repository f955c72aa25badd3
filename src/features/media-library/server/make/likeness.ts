import sharp from 'sharp';

const COLUMNS = 8;
const ROWS = 8;
/** Steps of brightness, of 255, below which nothing can be told from another plain surface. */
const LEAST_CONTRAST = 6;

/**
 * 64 bits of a picture, each telling whether a spot is darker than the one to its right, as a signed
 * number; undefined for one without contrast. Pictures that look alike differ in few bits, whatever
 * their size, format or brightness.
 */
export async function likenessOf(bytes: Buffer): Promise<bigint | undefined> {
  const spots = await sharp(bytes)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: COLUMNS + 1, height: ROWS, fit: 'fill' })
    .raw()
    .toBuffer();
  if (Math.max(...spots) - Math.min(...spots) < LEAST_CONTRAST) return undefined;
  let bits = 0n;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const at = row * (COLUMNS + 1) + column;
      const isDarker = (spots[at] ?? 0) < (spots[at + 1] ?? 0);
      bits = (bits << 1n) | (isDarker ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits);
}
