import { inArray } from 'drizzle-orm';
import type { PicturePart } from '#content/files/picture-description.ts';
import type { Crop } from '#contract/framing.ts';
import type { Transaction } from '#db/database.ts';
import { photoRemovals } from '#db/schema/photo-booth.ts';
import type { Library } from './library.ts';
import { aboutFace, boxOf, familyOf, removalsOf, rootOf } from './removal-rows.ts';
import type { Removal } from './removal-rows.ts';

/**
 * Hides a face in the picture that its own was cut from, and in the one that was cut from it, so that another
 * crop shows it no more than this one. What is shown again is shown again there too.
 */
export async function followCuts(
  tx: Transaction,
  library: Library,
  rootKey: string,
): Promise<void> {
  const undone = await removalsOf(tx, rootKey, ['undoing']);
  const ids = undone.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(photoRemovals)
      .set({ state: 'undoing' })
      .where(inArray(photoRemovals.follows, ids));
  const fresh = await removalsOf(tx, rootKey, ['waiting']);
  if (fresh.length === 0) return;
  const family = await familyOf(tx, rootKey);
  for (const { whole, cut, crop } of await library.findCuts(tx, family)) {
    const isCut = family.includes(cut);
    const other = await rootOf(tx, isCut ? whole : cut);
    if (other === rootKey) continue;
    for (const each of fresh) {
      const box = boxOf(each);
      const moved = box && (isCut ? inWhole(box, crop) : inCut(box, crop));
      if (moved) await follow(tx, each, other, moved);
    }
  }
}

/** One that is hidden there already is not followed, so that this ends. */
export async function follow(
  tx: Transaction,
  { id, byFace, language, dueAt }: Removal,
  rootKey: string,
  box: PicturePart,
): Promise<void> {
  const known = await removalsOf(tx, rootKey, ['waiting', 'done']);
  if (aboutFace(known, box)) return;
  const row = { rootKey, ...box, byFace, language, dueAt, follows: id };
  await tx.insert(photoRemovals).values({ ...row, state: 'waiting' });
}

/** Crops are told in parts of a hundred. */
const inWhole = (box: PicturePart, { x, y, width, height }: Crop): PicturePart => ({
  left: (x + box.left * width) / 100,
  top: (y + box.top * height) / 100,
  width: (box.width * width) / 100,
  height: (box.height * height) / 100,
});

function inCut(box: PicturePart, { x, y, width, height }: Crop): PicturePart | undefined {
  const moved = {
    left: (box.left * 100 - x) / width,
    top: (box.top * 100 - y) / height,
    width: (box.width * 100) / width,
    height: (box.height * 100) / height,
  };
  const isOutside =
    moved.left >= 1 ||
    moved.top >= 1 ||
    moved.left + moved.width <= 0 ||
    moved.top + moved.height <= 0;
  return isOutside ? undefined : moved;
}
