import type { Executor } from '#db/database.ts';
import { boothSettings } from '#db/schema/photo-booth.ts';
import { usualThresholds } from '#face-search/matching.ts';
import type { Thresholds } from '#face-search/matching.ts';

/** The thresholds as the campaign has set them, else the usual ones. */
export async function readThresholds(db: Executor): Promise<Thresholds> {
  const rows = await db.select().from(boothSettings);
  const set = new Map(rows.map(({ threshold, value }) => [threshold, value]));
  const entries = Object.entries(usualThresholds);
  return Object.fromEntries(
    entries.map(([name, usual]) => [name, set.get(name) ?? usual]),
  ) as unknown as Thresholds;
}
