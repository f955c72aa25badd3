import type { Call } from '#contract/call.ts';
import type { FieldError } from '#contract/problems.ts';
import { searchEverything } from '../contract.ts';
import type { Found } from '../contract.ts';

const nothing = { data: [] as Found[], page: 1, size: 0, total: 0 };

/** Failures that are shown beside what was typed; any other is a page of its own. */
const shownFailures = [422, 429, 503] as const;
type ShownFailure = (typeof shownFailures)[number];

/** What an address searches for. `failure` is the status of a search that could not be made; a page that is none is a 404. */
export async function loadResults(call: Call, { searchParams }: URL) {
  const s = searchParams.get('s')?.trim() ?? '';
  const page = searchParams.get('page') ?? '';
  if (s === '') return { ...nothing, s, failure: undefined };
  try {
    const { data, ...place } = await call(searchEverything, { query: { s, page } });
    if (data.length === 0 && place.page > 1) throw notFound();
    return { ...place, data: data.map(result), s, failure: undefined };
  } catch (error) {
    return { ...nothing, s, failure: await shownFailure(error) };
  }
}

export type Results = Awaited<ReturnType<typeof loadResults>>;
export type Result = ReturnType<typeof result>;

/** What a row shows, and no more: the page's data is sent along with the page. */
function result({ id, collection, slug, path, language, title, summary, at }: Found) {
  return { id, collection, slug, path, language, title, summary, at };
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
  if (errors.some(({ param }) => param === 'page')) throw notFound();
}

const notFound = () => new Response(null, { status: 404 });
