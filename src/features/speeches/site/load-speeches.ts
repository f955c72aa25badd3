import type { Call } from '#contract/call.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { filtersOf } from '#ui/page/list/list-filters.ts';
import { loadList } from '#ui/page/list/load-list.ts';
import { listSpeeches } from '../contract.ts';

type Speech = ReplyOf<typeof listSpeeches>['data'][number];

/** Loads the speeches that an address names, all at once. */
export async function loadSpeeches(call: Call, url: URL) {
  const list = await loadList({
    filters: filtersOf(url, ['s']),
    ask: (query) => call(listSpeeches, { query }),
  });
  return { ...list, data: list.data.map(row) };
}

/** The fields that a row shows; the page carries its data, so the rest is left out. */
function row({ audio, ...speech }: Speech) {
  const { id, path, title, summary, language, image, deliveredAt, occasion, place } = speech;
  const words = { title, summary, language, occasion, place };
  return { id, path, image, deliveredAt, ...words, hasRecording: audio !== undefined };
}

export type SpeechRow = ReturnType<typeof row>;
