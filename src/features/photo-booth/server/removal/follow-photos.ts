import { eq, sql } from 'drizzle-orm';
import { originalKey } from '#content/files/addresses.ts';
import { readDescription } from '#content/files/picture-description.ts';
import type { PicturePart } from '#content/files/picture-description.ts';
import { photoRemovals } from '#db/schema/photo-booth.ts';
import { transaction } from '#db/transaction.ts';
import type { Database } from '#db/database.ts';
import type { Face } from '#face-search/engine/find-faces.ts';
import { createEngines } from '#face-search/engines.ts';
import type { Engines } from '#face-search/engines.ts';
import { hasModels } from '#face-search/model-files.ts';
import { dot } from '#face-search/vector.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { readThresholds } from '../thresholds.ts';
import { follow } from './follow-cuts.ts';
import type { Hiding } from './hiding.ts';
import { isSameFace } from './overlap.ts';
import { boxOf, familyOf, lockRoot, rootOf } from './removal-rows.ts';
import type { Removal } from './removal-rows.ts';

/** Pictures whose sides are in proportions so close may be the same one, retouched. */
const SAME_SHAPE = 0.02;

/**
 * Looks for hidden faces in pictures that took the place of theirs. The face is told by the picture as it
 * came, which staff keep: no vector of it is kept anywhere. Where it cannot be told, and the new picture
 * has the same shape, the same place is hidden; else a person is asked.
 */
export async function followPhotos({ db, storage, library, signal }: Hiding): Promise<void> {
  const replaced = await findReplaced(db);
  if (replaced.length === 0) return;
  const engines = hasModels() ? createEngines({ atOnce: 1 }) : undefined;
  try {
    for (const { id, key } of replaced) {
      if (signal.aborted) return;
      const [removal] = await db.select().from(photoRemovals).where(eq(photoRemovals.id, id));
      const box = removal && boxOf(removal);
      if (!box) continue;
      const family = await familyOf(db, removal.rootKey);
      const cuts = await library.findCuts(db, family);
      // Those are followed where they are cut.
      const isCut = cuts.some(({ whole, cut }) => [whole, cut].includes(key));
      const found = isCut ? 'elsewhere' : await findAgain({ db, storage, engines }, removal, key);
      await noteFound(db, removal, key, found);
    }
  } finally {
    engines?.stop();
  }
}

async function findReplaced(db: Database): Promise<{ id: string; key: string }[]> {
  const { rows } = await db.execute<{ id: string; key: string }>(sql`
    select r.id, d.facts->'file'->>'key' as key
    from photo_removals r join documents d on d.id = r.photo_id
    where r.state = 'done' and r.left is not null and d.languages <> '{}'
      and d.facts->'file'->>'key' is distinct from r.looked_at
      and d.facts->'file'->>'key' <> r.root_key
      and not exists (select from blurred_pictures b
        where b.key = d.facts->'file'->>'key' and b.root_key = r.root_key)`);
  return rows;
}

interface Looking {
  db: Database;
  storage: Storage;
  engines: Engines | undefined;
}

/** The place of the face; `elsewhere` where it is surely not in the picture, undefined where nobody can tell. */
async function findAgain(
  { db, storage, engines }: Looking,
  removal: Removal,
  key: string,
): Promise<PicturePart | 'elsewhere' | undefined> {
  const box = boxOf(removal);
  const own = await facesIn({ storage, engines }, removal.rootKey);
  const face = box && own.find((each) => isSameFace(each.box, box));
  if (!face) return (await haveSameShape(storage, removal.rootKey, key)) ? box : undefined;
  const { maybe } = await readThresholds(db);
  const [best] = (await facesIn({ storage, engines }, key))
    .map((each) => ({ each, likeness: dot(each.vector, face.vector) }))
    .sort((a, b) => b.likeness - a.likeness);
  return best && best.likeness >= maybe ? best.each.box : 'elsewhere';
}

async function facesIn({ storage, engines }: Omit<Looking, 'db'>, key: string): Promise<Face[]> {
  const bytes = engines && (await storage.get(originalKey(key)));
  return bytes ? engines.findFaces(bytes) : [];
}

async function haveSameShape(storage: Storage, ...keys: [string, string]): Promise<boolean> {
  const [one, other] = await Promise.all(keys.map((key) => readDescription(storage, key)));
  if (!one || !other) return false;
  const shape = one.width / one.height;
  return Math.abs(other.width / other.height - shape) < SAME_SHAPE * shape;
}

async function noteFound(
  db: Database,
  removal: Removal,
  key: string,
  found: PicturePart | 'elsewhere' | undefined,
): Promise<void> {
  await transaction(db, async (tx) => {
    const rootKey = await rootOf(tx, key);
    await lockRoot(tx, rootKey);
    if (found && found !== 'elsewhere') await follow(tx, removal, rootKey, found);
    if (!found) await askAgain(tx, removal, rootKey);
    const isIt = eq(photoRemovals.id, removal.id);
    await tx.update(photoRemovals).set({ lookedAt: key }).where(isIt);
  });
}

async function askAgain(tx: Parameters<typeof follow>[0], removal: Removal, rootKey: string) {
  const { photoId, byFace, language } = removal;
  const days = sql`now() + make_interval(days => 7)`;
  await tx.insert(photoRemovals).values({
    ...{ photoId, rootKey, byFace, language, state: 'asked', dueAt: days },
    reason: 'The picture was replaced. Look whether the face that was blurred can be seen again.',
  });
}
