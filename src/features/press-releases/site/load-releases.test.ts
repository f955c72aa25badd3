import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { listPressReleases } from '../contract.ts';
import { loadReleases } from './load-releases.ts';

const at = (year: number) => ({ publishedAt: `${year}-06-01T09:00:00+05:30` });

/** Releases, of which the newest is of 2026 and the oldest of 2021. */
const answering = (total: number) => {
  const asked: Record<string, unknown>[] = [];
  const call = async (endpoint: object, { query = {} }: { query?: object } = {}) => {
    if (endpoint !== listPressReleases) return { data: [] };
    const { page = '1', size = '12' } = query as Record<string, string>;
    asked.push({ page: Number(page), size: Number(size) });
    const from = (Number(page) - 1) * Number(size);
    const data = Array.from({ length: Math.min(Number(size), total - from) }, (_, index) =>
      at(from + index === total - 1 ? 2021 : 2026),
    );
    return { data, total, page: Number(page), size: Number(size) };
  };
  return { asked, call: call as unknown as Call };
};

test.each([1, 9_999, 10_001, 25_000, 987_654])(
  'the filter has the years from the newest of %i releases to the oldest, by pages that there are',
  async (total) => {
    const { asked, call } = answering(total);
    const { years } = await loadReleases(call, new URL('https://site.example/pressreleases'));
    const [newest = 0, oldest] = [years[0], years.at(-1)];
    expect([newest, oldest]).toEqual(total === 1 ? [2021, 2021] : [2026, 2021]);
    expect(asked.every(({ page, size }) => Number(page) <= 10_000 && Number(size) <= 100)).toBe(
      true,
    );
  },
);
