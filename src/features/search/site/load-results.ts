import type { FieldError } from '#contract/problems.ts';
import { missing } from '#ui/page/missing-part.ts';
import type { SiteContext } from '#ui/page/site-context.ts';
import { searchEverything } from '../contract.ts';
import type { SearchResult } from '../contract.ts';

const nothing = { data: [] as Result[], page: 1, size: 0, total: 0 };

/** Statuses that are shown beside the search words; any other has a page of its own. */
const shownFailures = [422, 429, 503] as const;
type ShownFailure = (typeof shownFailures)[number];

/**
 * Runs the search of an address. `failure` is the status of a failed search; a page beyond the
 * results throws a 422.
 */
export async function loadResults(site: Pick<SiteContext, 'call' | 'whereRead'>, url: URL) {
  const { searchParams } = url;
  const s = searchParams.get('s')?.trim() ?? '';
  const page = searchParams.get('page') ?? '';
  if (s === '') return { ...nothing, s, failure: undefined };
  const found = await site.call(searchEverything, { query: { s, page } }).catch(shownFailure);
  if (typeof found === 'number') return { ...nothing, s, failure: found };
  const { data, ...place } = found;
  if (data.length === 0 && place.page > 1) throw missing('page');
  const results = data.map((each) => result(each, site.whereRead));
  return { ...place, data: results, s, failure: undefined };
}

export type Results = Awaited<ReturnType<typeof loadResults>>;
export type Result = ReturnType<typeof result>;

/** The fields of a result that a row shows; without an address where no page shows it. */
function result(found: SearchResult, whereRead: SiteContext['whereRead']) {
  const { id, collection, path, language, summary, at, marked } = found;
  return { id, collection, address: path ?? whereRead(found), language, summary, at, marked };
}

async function shownFailure(error: unknown): Promise<ShownFailure> {
  if (!(error instanceof Response)) throw error;
  const status = shownFailures.find((shown) => shown === error.status);
  if (status === undefined) throw error;
  if (status === 422) await requireSoundPage(error);
  return status;
}

async function requireSoundPage(answer: Response): Promise<void> {
  const { errors = [] }: { errors?: FieldError[] } = await answer.json();
  if (errors.some(({ param }) => param === 'page')) throw missing('page');
}
