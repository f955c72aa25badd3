import { collection } from '#content/declare/collection.ts';
import { wholeListEndpoint } from '#content/declare/endpoints.ts';
import { text } from '#content/declare/field.ts';
import { wholeList } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';

/** A content type: poems, all on one page. */
export const poems = collection({
  name: 'poems',
  label: { one: ['poem', 'कविता'], many: ['poems', 'कविताएँ'] },
  section: 'news',
  facts: { poet: text({ label: ['Poet', 'कवि'], help: ['By name', 'नाम'], group: 'kind' }, 80) },
  words: {},
  order: { by: 'position' },
  filters: [],
  address: '/poems#:slug',
  summary: 'optional',
  body: 'required',
});

export const listPoems = wholeListEndpoint(poems, '/poems/get', 'The poems, in order');

export const poemsFeature = {
  searchable: [poems],
  routes: ({ reader }: { reader: Reader }) => [bind(listPoems, wholeList(reader, poems))],
};
