import { eq, sql } from 'drizzle-orm';
import { originalKey } from '#content/files/addresses.ts';
import { readDescription } from '#content/files/picture-description.ts';
import type { PicturePart } from '#content/files/picture-description.ts';
import type { Database } from '#db/database.ts';
import { photoRemovals } from '#db/schema/photo-booth.ts';
import { transaction } from '#db/transaction.ts';
import { createEngines } from '#face-search/engines.ts';
import type { Engines } from '#face-search/engines.ts';
import { hasModels } from '#face-search/model-files.ts';
import { dot } from '#face-search/vector.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { DAY_MS } from '#lib/durations.ts';
import { REMOVED_WITHIN_DAYS } from '../../contract/removal.ts';
import { readThresholds } from '../thresholds.ts';
import { follow } from './follow-cuts.ts';
import type { Hiding } from './hiding.ts';
import { isSameFace } from './overlap.ts';
import { boxOf, familyOf, kin, lockRoot, rootOf } from './removal-rows.ts';
import type { Removal } from './removal-rows.ts';

/** Pictures whose sides are in proportions so close may be the same one, retouched. */
const SAME_SHAPE = 0.02;

/**
 * Looks for hidden faces in pictures that take the place of theirs, before they are public: in what is
 * written, planned and shown. The face is recognised in the original, which only staff can open: no vector of
 * it is kept anywhere. Where it cannot be recognised, the same place is hidden in a picture of the same shape, and a
 * person is asked. Without an engine nothing is looked through, and what was not is not published.
 */
export async function followPhotos(hiding: Hiding): Promise<void> {
  const { db, library, signal, openEngine = openOwnEngine } = hiding;
  const replaced = await findReplaced(db);
  const engine = replaced.length > 0 ? openEngine() : undefined;
  if (!engine) return;
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
      const look = { ...hiding, engine };
      const found = isCut ? { isSure: true } : await findAgain(look, { removal, box }, key);
      if (signal.aborted) return;
      await noteFound(db, removal, key, found);
    }
  } finally {
    engine.stop();
  }
}

const openOwnEngine = () => (hasModels() ? createEngines({ atOnce: 1 }) : undefined);

async function findReplaced(db: Database): Promise<{ id: string; key: string }[]> {
  const { rows } = await db.execute<{ id: string; key: string }>(sql`
    select distinct r.id, picture.key
    from photo_removals r
    join lateral (
      select v.content->'file'->>'key' as key from revisions v
      where v.id in (
        select p.revision_id from drafts p where p.document_id = r.photo_id and p.part = 'facts'
        union select s.revision_id from schedule s where s.document_id = r.photo_id and s.part = 'facts')
      union select d.facts->'file'->>'key' from documents d where d.id = r.photo_id and d.languages <> '{}'
    ) picture on picture.key is not null
    where r.state in ('waiting', 'done') and r.left is not null
      and r.root_key <> all(${kin(sql`picture.key`)})
      and not r.looked_at && ${kin(sql`picture.key`)}`);
  return rows;
}

interface Looking {
  db: Database;
  storage: Storage;
  engine: Engines;
  signal: AbortSignal;
}

/** A face in another picture: where it is, if anywhere, and whether that was seen or guessed. */
interface FaceMatch {
  box?: PicturePart | undefined;
  isSure: boolean;
}

async function findAgain(
  looking: Looking,
  { removal: { rootKey }, box }: { removal: Removal; box: PicturePart },
  key: string,
): Promise<FaceMatch> {
  const own = await facesIn(looking, rootKey);
  const face = own?.find((each) => isSameFace(each.box, box));
  const others = face && (await facesIn(looking, key));
  if (!others) {
    const haveSame = await haveSameShape(looking.storage, rootKey, key);
    return { box: haveSame ? box : undefined, isSure: false };
  }
  const { maybe } = await readThresholds(looking.db);
  const [best] = others
    .map((each) => ({ each, likeness: dot(each.vector, face.vector) }))
    .sort((a, b) => b.likeness - a.likeness);
  return { box: best && best.likeness >= maybe ? best.each.box : undefined, isSure: true };
}

/** The faces of a picture; undefined for one that the engine cannot look at. */
async function facesIn({ storage, engine, signal }: Looking, key: string) {
  const bytes = await storage.get(originalKey(key));
  if (!bytes) return undefined;
  return engine.findFaces(bytes).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : '';
    if (name === 'UnreadablePicture' || (name === 'ProcessEnded' && !signal.aborted))
      return undefined;
    throw error;
  });
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
  { box, isSure }: FaceMatch,
): Promise<void> {
  await transaction(db, async (tx) => {
    const rootKey = await rootOf(tx, key);
    await lockRoot(tx, rootKey);
    if (box) await follow(tx, removal, rootKey, box);
    if (!isSure) await askAgain(tx, removal, rootKey);
    const matchesId = eq(photoRemovals.id, removal.id);
    const lookedAt = sql`array_append(${photoRemovals.lookedAt}, ${key}::text)`;
    await tx.update(photoRemovals).set({ lookedAt }).where(matchesId);
  });
}

async function askAgain(tx: Parameters<typeof follow>[0], removal: Removal, rootKey: string) {
  const { photoId, byFace, language } = removal;
  const dueAt = new Date(Date.now() + REMOVED_WITHIN_DAYS * DAY_MS);
  await tx.insert(photoRemovals).values({
    photoId,
    rootKey,
    byFace,
    language,
    state: 'asked',
    source: 'replacement',
    dueAt,
  });
}
