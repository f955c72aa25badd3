import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFrontMatter } from '#content/import/front-matter.ts';
import { parseMoment } from '#lib/clock.ts';
import { weekday } from '#lib/dates.ts';
import { collections } from './collections.ts';

const DEMO = join(import.meta.dirname, '..', '..', 'demo');

/** The files of the demo that speak of a day of the week. */
const days: Record<string, string[]> = {
  Saturday: [
    'albums/open-hours-dhavri',
    'audios/letter-from-the-bus-stand',
    'events/open-hours-dhavri-63-people',
    'events/saturday-open-hours-*',
    'media-coverage/saturday-bench-live',
    'photos/open-hours-dhavri-*',
    'speeches/letter-from-the-bus-stand',
  ],
  Thursday: [
    'audios/radio-the-hundredth-thursday',
    'events/farmers-evening-{onion,seed,water}-*',
    'news/farmers-evening-hundredth',
  ],
  Friday: [
    'albums/friday-market-belkund',
    'photos/friday-market-belkund-*',
    'news/friday-market-roof',
  ],
};

const MOMENTS = ['publishedAt', 'takenAt', 'startsAt', 'endsAt', 'deliveredAt'];

function momentsOf(file: string, fields = MOMENTS): string[] {
  const [, yaml = ''] = readFileSync(join(DEMO, file), 'utf8').split(/^---$/m);
  const entries = readFrontMatter(yaml, (_, message) => expect.fail(`${file}: ${message}`));
  return [...(entries ?? [])]
    .filter(([key]) => fields.includes(key))
    .map(([, { value }]) => String(value));
}

test.each(Object.entries(days))(
  'what the demo tells of a %s is on one, whatever day it is imported on',
  (day, patterns) => {
    for (const pattern of patterns) {
      const files = globSync(`${pattern}.en.md`, { cwd: DEMO });
      expect(files, pattern).not.toHaveLength(0);
      for (const moment of files.flatMap((file) => momentsOf(file))) {
        for (let date = 1; date <= 7; date += 1) {
          const when = parseMoment(moment, new Date(`2026-11-0${date}T12:00:00Z`));
          expect(when && weekday(when, 'en'), `${moment} in ${pattern}`).toBe(day);
        }
      }
    }
  },
);

const dated = collections.filter(({ order }) => order.by !== 'position');

test.each(dated.map(({ name, order }) => [name, order] as const))(
  'no two %s of the demo have the same moment, whatever day they are imported on',
  (name, order) => {
    const field = order.by === 'position' ? '' : order.field;
    const moments = globSync(`${name}/*.en.md`, { cwd: DEMO }).flatMap((file) =>
      momentsOf(file, [field]),
    );
    for (let date = 1; date <= 7; date += 1) {
      const anchor = new Date(`2026-11-0${date}T12:00:00Z`);
      const same = Map.groupBy(moments, (moment) => parseMoment(moment, anchor)?.getTime());
      expect(
        [...same.values()].filter(({ length }) => length > 1),
        `November ${date}`,
      ).toEqual([]);
    }
  },
);
