import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { letteringCover } from '#art/covers/lettering-cover.ts';
import { parseIconAddress } from '#contract/icon-address.ts';
import type { IconSpec } from '#contract/icon-address.ts';
import { queueRender } from './render-queue.ts';

/** Systems crop the outer fifth of a maskable icon; the letter stays within this share. */
const UNCUT = 0.7;

/** Whether a mark is the campaign's own; no other is drawn. */
export type IsOwnMark = (mark: Pick<IconSpec, 'sign' | 'hue'>) => boolean;

/** Draws the icon of an address as PNG; undefined for an address of another mark. */
export async function drawIcon(path: string, isOwn: IsOwnMark): Promise<Uint8Array | undefined> {
  const spec = parseIconAddress(path);
  if (!spec || !isOwn(spec)) return undefined;
  return queueRender(async () => {
    const icon = spec.maskable ? onWall(spec) : mark(spec, spec.size);
    return icon.png({ palette: true }).toBuffer();
  });
}

function mark({ sign, hue }: IconSpec, side: number): Sharp {
  return sharp(Buffer.from(letteringCover({ sign, name: 'mark', hue, width: side, height: side })));
}

/** The mark on a wall that continues its edges to all sides. */
function onWall(spec: IconSpec): Sharp {
  const edge = Math.round((spec.size * (1 - UNCUT)) / 2);
  const sides = { top: edge, bottom: edge, left: edge, right: edge };
  return mark(spec, spec.size - 2 * edge).extend({ ...sides, extendWith: 'copy' });
}
