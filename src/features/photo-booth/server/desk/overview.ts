import { sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { usualThresholds } from '#face-search/matching.ts';
import { photos } from '#features/photos/collection.ts';
import { indianDay, toIso } from '#lib/clock.ts';
import { DAY_MS } from '#lib/durations.ts';
import { thresholdNames } from '../../contract/desk.ts';
import type { BoothDependencies } from '../dependencies.ts';
import { FACE_DAYS } from '../forget-faces.ts';
import { readThresholds } from '../thresholds.ts';

type Parts = Pick<BoothDependencies, 'db' | 'reader'>;

const DAYS = 14;
const MAX_FAILED = 50;

export async function overviewOf({ db, reader }: Parts, language: Language) {
  const thresholds = await readThresholds(db);
  return {
    indexing: await indexingOf({ db, reader }, language),
    albums: await albumsOf(db),
    thresholds: thresholdNames.map((name) => ({
      name,
      value: thresholds[name],
      usual: usualThresholds[name],
    })),
    days: await daysOf(db),
  };
}

type Progress = Record<'photos' | 'done' | 'waiting' | 'faces' | 'lately' | 'seconds', number>;

async function indexingOf({ db, reader }: Parts, language: Language) {
  const { rows } = await db.execute<Progress>(sql`
    select count(*)::int as photos,
      (count(*) filter (where state = 'done'))::int as done,
      (count(*) filter (where state in ('waiting', 'indexing')))::int as waiting,
      coalesce(sum(faces), 0)::int as faces,
      (count(*) filter (where indexed_at > now() - interval '1 hour'))::int as lately,
      coalesce(extract(epoch from max(indexed_at) - min(indexed_at)
        filter (where indexed_at > now() - interval '1 hour')), 0)::float8 as seconds
    from booth_photos`);
  const { lately, seconds, ...counts } = rows[0] ?? noProgress;
  const failed = await db.execute<{ id: string; reason: string | null }>(sql`
    select photo_id as id, reason from booth_photos where state = 'failed'
    order by indexed_at desc limit ${MAX_FAILED}`);
  const items = await reader.pick(
    photos,
    language,
    failed.rows.map(({ id }) => id),
  );
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  const isMoving = counts.waiting > 0 && lately > 1 && seconds > 0;
  return {
    ...counts,
    secondsLeft: isMoving ? Math.ceil((seconds / (lately - 1)) * counts.waiting) : null,
    failed: failed.rows.map(({ id, reason }) => ({ id, reason, title: titles.get(id) ?? id })),
  };
}

const noProgress: Progress = { photos: 0, done: 0, waiting: 0, faces: 0, lately: 0, seconds: 0 };

async function albumsOf(db: Executor) {
  const { rows } = await db.execute<{
    slug: string;
    photos: number;
    faces: number;
    forgotten: number;
    faceDays: number;
    forgetsAt: Date | null;
  }>(sql`
    select p.album as slug, count(*)::int as photos, coalesce(sum(p.faces), 0)::int as faces,
      (count(*) filter (where p.state = 'forgotten'))::int as forgotten,
      coalesce(min(a.face_days), ${FACE_DAYS})::int as "faceDays",
      min(p.created_at) filter (where p.state <> 'forgotten')
        + make_interval(days => coalesce(min(a.face_days), ${FACE_DAYS})::int) as "forgetsAt"
    from booth_photos p left join booth_albums a using (album)
    group by p.album order by min(p.created_at) desc`);
  return rows.map(({ forgetsAt, ...row }) => ({
    ...row,
    forgetsAt: forgetsAt && toIso(new Date(forgetsAt)),
  }));
}

/** Days without a search are there too. */
async function daysOf(db: Executor) {
  const { rows } = await db.execute<{ day: string; searches: number; finds: number }>(sql`
    select day, searches, finds from booth_days order by day desc limit ${DAYS}`);
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: DAYS }, (_, nth) => {
    const day = indianDay(new Date(Date.now() - (DAYS - 1 - nth) * DAY_MS));
    return known.get(day) ?? { day, searches: 0, finds: 0 };
  });
}
