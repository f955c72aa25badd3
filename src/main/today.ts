import { countUntranslated, listUntranslated } from '#content/server/untranslated.ts';
import { countDeadLinks, listDeadLinks } from '#features/editing/server/links/dead-links.ts';
import type { TodayDependencies } from '#features/today/server/dependencies.ts';
import { readFailedWork, retryFailedWork } from '#jobs/failed-work.ts';
import { readWeekFigures } from './week-figures.ts';

type Given = Pick<TodayDependencies, 'db' | 'reader' | 'collections' | 'offeredLanguages'>;

/** Everything that the first screen of the agent area tells, from those who know it. */
export function todayOf({ db, reader, collections, offeredLanguages }: Given): TodayDependencies {
  return {
    db,
    reader,
    collections,
    offeredLanguages,
    failedWork: () => readFailedWork(db),
    retryWork: retryFailedWork,
    readWeek: () => readWeekFigures(db),
    countUntranslated: (languages) => countUntranslated(db, languages),
    countDeadLinks: () => countDeadLinks(db),
    listDeadLinks: (page) => listDeadLinks(db, page),
    listUntranslated: (language, page) => listUntranslated(db, language, page),
  };
}
