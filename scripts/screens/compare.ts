import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The tolerated difference of a channel, of 255: anti-aliasing varies slightly. */
const CHANNEL_TOLERANCE = 24;
/** The tolerated share of pixels with a larger difference. */
const POINT_TOLERANCE = 0.001;

/** One line for each picture that is new, missing, of another size or visibly different. */
export async function compareScreens(before: string, now: string): Promise<string[]> {
  const [old, made] = await Promise.all([pngsIn(before), pngsIn(now)]);
  const changed: string[] = [];
  for (const name of new Set([...old, ...made])) {
    if (!made.includes(name)) changed.push(`${name}: gone`);
    else if (!old.includes(name)) changed.push(`${name}: new`);
    else changed.push(...(await differenceOf(name, before, now)));
  }
  return changed;
}

async function pngsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.png') && !name.endsWith('-changed.png'));
}

async function differenceOf(name: string, before: string, now: string): Promise<string[]> {
  const [one, other] = await Promise.all([points(join(before, name)), points(join(now, name))]);
  const sizes = [one, other].map(({ info }) => `${info.width} x ${info.height}`);
  if (sizes[0] !== sizes[1]) return [`${name}: ${sizes.join(' is now ')}`];
  const { mask, share } = differing(one.data, other.data);
  if (share <= POINT_TOLERANCE) return [];
  const { width, height } = one.info;
  await sharp(mask, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(join(now, name.replace(/\.png$/, '-changed.png')));
  return [`${name}: ${(100 * share).toFixed(2)} % of it`];
}

const points = (path: string) =>
  sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** White where two pictures of the same size differ; and the share of such pixels. */
function differing(one: Buffer, other: Buffer): { mask: Buffer; share: number } {
  const mask = Buffer.alloc(one.length / 3);
  let count = 0;
  for (let point = 0; point < mask.length; point += 1) {
    const isOff = [0, 1, 2].some((channel) => {
      const at = point * 3 + channel;
      return Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > CHANNEL_TOLERANCE;
    });
    if (!isOff) continue;
    mask[point] = 255;
    count += 1;
  }
  return { mask, share: count / mask.length };
}
