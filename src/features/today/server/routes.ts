import { documentAt } from '#content/declare/address.ts';
import { primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { defaultPageSize } from '#contract/list-query.ts';
import { Problem } from '#contract/problems.ts';
import { bind } from '#http/bind.ts';
import {
  listDeadLinks,
  listUntranslated,
  readFaults,
  readReading,
  readWeek,
  retryWork,
} from '../contract.ts';
import type { TodayDependencies } from './dependencies.ts';
import { readDays, readEmptySearches, readMostRead } from './read-figures.ts';

const isTranslation = (language: Language) => language !== primaryLanguage;

export const todayRoutes = (services: TodayDependencies) => [
  bind(readReading, async ({ language }) => {
    const now = new Date();
    const [days, mostRead] = await Promise.all([
      readDays(services.db, now),
      readMostRead(services.db, now),
    ]);
    return { data: { days, mostRead: await withTitles(services, mostRead, language) } };
  }),

  bind(readFaults, async () => {
    const now = new Date();
    const [work, lacking, searches, deadLinks] = await Promise.all([
      services.failedWork(),
      services.countUntranslated(services.offeredLanguages().filter(isTranslation)),
      readEmptySearches(services.db, now),
      services.countDeadLinks(),
    ]);
    const untranslated = [...lacking].map(([language, count]) => ({ language, count }));
    const failed = work.map(({ job, count, at }) => ({ job, count, at: at.toISOString() }));
    return { data: { work: failed, untranslated, searches, deadLinks } };
  }),

  bind(listUntranslated, async ({ query }) => {
    const { language, page = 1, size = defaultPageSize } = query;
    const [data, counts] = await Promise.all([
      services.listUntranslated(language, { page, size }),
      services.countUntranslated([language]),
    ]);
    return { data, page, size, total: counts.get(language) ?? 0 };
  }),

  bind(listDeadLinks, async ({ query: { page = 1, size = defaultPageSize } }) => {
    const [data, total] = await Promise.all([
      services.listDeadLinks({ page, size }),
      services.countDeadLinks(),
    ]);
    return { data, page, size, total };
  }),

  bind(retryWork, async ({ body, act }) => {
    const tried = await act((tx) => services.retryWork(tx, body.job));
    if (tried === 0) throw new Problem('notFound', { message: 'There is no such failed work.' });
    return { message: 'It is tried again.' };
  }),

  bind(readWeek, async () => ({ data: await services.readWeek() })),
];

/** Pages that show a document are named by its title. */
async function withTitles(
  { collections, reader }: TodayDependencies,
  pages: readonly { path: string; views: number }[],
  language: Language,
) {
  return Promise.all(
    pages.map(async ({ path, views }) => {
      const at = documentAt(collections, path);
      const found = at && (await reader.find(at.collection, language, at.slug));
      return { path, views, title: typeof found?.title === 'string' ? found.title : null };
    }),
  );
}
