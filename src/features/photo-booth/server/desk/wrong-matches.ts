import { sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { boothFinds } from '#db/schema/photo-booth.ts';
import { photos } from '#features/photos/collection.ts';
import { toIso } from '#lib/clock.ts';
import type { BoothDependencies } from '../dependencies.ts';

const MAX_SHOWN = 50;

interface WrongRow extends Record<string, unknown> {
  id: string;
  album: string;
  sure: number;
  maybe: number;
  lastAt: Date;
}

/** Photos in which somebody was found and said that it is not them, those with the most first. */
export async function wrongMatchesOf(
  { db, reader }: Pick<BoothDependencies, 'db' | 'reader'>,
  language: Language,
) {
  const { rows } = await db.execute<WrongRow>(sql`
    select f.photo_id as id, p.album,
      (count(*) filter (where match = 'sure'))::int as sure,
      (count(*) filter (where match = 'maybe'))::int as maybe, max(f.refused_at) as "lastAt"
    from booth_finds f join booth_photos p using (photo_id)
    where f.refused_at is not null
    group by f.photo_id, p.album order by sure desc, maybe desc, "lastAt" desc limit ${MAX_SHOWN}`);
  const items = await reader.pick(
    photos,
    language,
    rows.map(({ id }) => id),
  );
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  const sum = (of: 'sure' | 'maybe') => rows.reduce((all, row) => all + row[of], 0);
  return {
    data: rows.map((row) => ({
      ...row,
      title: titles.get(row.id) ?? row.id,
      lastAt: toIso(new Date(row.lastAt)),
    })),
    sure: sum('sure'),
    maybe: sum('maybe'),
    finds: await db.$count(boothFinds),
  };
}
