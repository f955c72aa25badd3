import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { collection } from '../declare/collection.ts';
import {
  captions,
  choice,
  flag,
  link,
  month,
  number,
  optional,
  pdf,
  picture,
  reference,
  text,
  when,
} from '../declare/field.ts';

const topics = collection({
  name: 'topics',
  label: 'topic',
  facts: {},
  words: {},
  order: { by: 'position' },
  filters: [],
  summary: 'optional',
  body: 'none',
});

const notes = collection({
  name: 'notes',
  label: 'note',
  facts: {
    publishedAt: when(),
    topic: reference('topics'),
    kind: optional(choice(['short', 'long'])),
    value: optional(number()),
    isOpen: optional(flag()),
    since: optional(month()),
    more: optional(link()),
    photo: optional(picture()),
  },
  words: { place: text(40), file: optional(pdf()), captions: optional(captions()) },
  order: { by: 'newest', field: 'publishedAt' },
  filters: [],
  page: '/notes',
  summary: 'required',
  body: 'required',
});

const fairs = collection({
  name: 'fairs',
  label: 'fair',
  facts: { from: when(), to: when() },
  words: {},
  order: { by: 'soonest', field: 'from', until: 'to' },
  filters: [],
  summary: 'optional',
  body: 'none',
});

/** A campaign of topics and notes, with a field of each kind, and of what lasts for a while. */
export const collections = [topics, notes, fairs];

/** Files of a campaign without faults; English note on lines 1 to 8. */
export const flawless = {
  'topics/water.en.md': '---\ntitle: Water\norder: 1\n---\n',
  'topics/roads.en.md': '---\ntitle: Roads\norder: 2\n---\n',
  'notes/tap.en.md': note(),
  'notes/tap.hi.md': '---\ntitle: नल\nsummary: सबके लिए।\nplace: घाट\n---\nपानी आ गया।\n',
};

/** The English note, with keys set or left out, and its text. */
export function note(keys: Record<string, string | null> = {}, body = 'The tap runs.\n'): string {
  const all = {
    ...{
      title: 'A tap',
      summary: 'For all.',
      place: 'Ghat',
      publishedAt: '-2d 09:30',
      topic: 'water',
    },
    ...keys,
  };
  const lines = Object.entries(all).filter(([, value]) => value !== null);
  return `---\n${lines.map(([key, value]) => `${key}: ${value}\n`).join('')}---\n${body}`;
}

/** Writes a campaign into a folder of its own, named `campaign`. */
export function writeCampaign(files: Record<string, string | Buffer>): string {
  const folder = join(temporaryFolder(), 'campaign');
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
