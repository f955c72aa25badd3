import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFrontMatter } from '#content/import/front-matter.ts';
import { parseMoment } from '#lib/clock.ts';
import { weekday } from '#lib/dates.ts';

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

const MOMENT = /^(?:publishedAt|takenAt|startsAt|endsAt|deliveredAt)$/;

function momentsOf(file: string): string[] {
  const [, yaml = ''] = readFileSync(join(DEMO, file), 'utf8').split(/^---$/m);
  const entries = readFrontMatter(yaml, (_, message) => expect.fail(`${file}: ${message}`));
  return [...(entries ?? [])]
    .filter(([key]) => MOMENT.test(key))
    .map(([, { value }]) => String(value));
}

test.each(Object.entries(days))(
  'what the demo tells of a %s is on one, whatever day it is imported on',
  (day, patterns) => {
    for (const pattern of patterns) {
      const files = globSync(`${pattern}.en.md`, { cwd: DEMO });
      expect(files, pattern).not.toHaveLength(0);
      for (const moment of files.flatMap(momentsOf)) {
        for (let date = 1; date <= 7; date += 1) {
          const when = parseMoment(moment, new Date(`2026-11-0${date}T12:00:00Z`));
          expect(when && weekday(when, 'en'), `${moment} in ${pattern}`).toBe(day);
        }
      }
    }
  },
);
