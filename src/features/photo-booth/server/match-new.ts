import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import type { Face } from '#face-search/engine/find-faces.ts';
import { matchOf } from '#face-search/matching.ts';
import type { Match } from '#face-search/matching.ts';
import { dot } from '#face-search/vector.ts';
import type { EnqueueAll } from '#jobs/queue.ts';
import { readFaces } from './booth-people.ts';
import { saveFinds } from './finds.ts';
import { fullSizesJob, fullSizesOf } from './full-size.ts';
import { readThresholds } from './thresholds.ts';

interface MatchDependencies {
  db: Database;
  secret: string;
  enqueueAll: EnqueueAll;
}

/**
 * Makes a function that looks in a new photograph for everybody who once looked for themselves, so that
 * their gallery grows. Who they are is read again whenever somebody came or left.
 */
export function createMatchNew({ db, secret, enqueueAll }: MatchDependencies) {
  let people: Awaited<ReturnType<typeof readFaces>> = [];
  let known = '';

  async function refresh() {
    const { rows } = await db.execute<{ mark: string }>(sql`
      select count(*) || ' ' || coalesce(max(enrolled_at)::text, '') as mark
      from booth_people where sealed_vector is not null`);
    const mark = rows[0]?.mark ?? '';
    if (mark === known) return;
    people = await readFaces(db, secret);
    known = mark;
  }

  return async (photoId: string, faces: readonly Face[]): Promise<void> => {
    await refresh();
    if (people.length === 0 || faces.length === 0) return;
    const thresholds = await readThresholds(db);
    const total = await countFaces(db);
    const finds = people.flatMap(({ userId, vector }) => {
      const match = bestMatch(
        faces.map((face) =>
          matchOf({ likeness: dot(vector, face.vector), size: face.size }, thresholds, total),
        ),
      );
      return match ? [{ userId, photoId, match }] : [];
    });
    if (finds.length === 0) return;
    await transaction(db, async (tx) => {
      await enqueueAll(fullSizesJob, fullSizesOf(await saveFinds(tx, finds)), tx);
    });
  };
}

const bestMatch = (matches: readonly (Match | undefined)[]): Match | undefined =>
  matches.includes('sure') ? 'sure' : matches.find(Boolean);

async function countFaces(db: Database): Promise<number> {
  const { rows } = await db.execute<{ faces: number }>(
    sql`select coalesce(sum(faces), 0)::int as faces from booth_photos`,
  );
  return rows[0]?.faces ?? 0;
}
