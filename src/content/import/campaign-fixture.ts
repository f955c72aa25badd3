import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { about, called } from '#test/about.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { choice } from '../declare/choices.ts';
import { collection } from '../declare/collection.ts';
import { boolean, url, month, number, optional, text, datetime } from '../declare/field.ts';
import { captions, pdf, picture } from '../declare/files.ts';
import { reference } from '../declare/references.ts';
import type { ImportError } from './import-error.ts';
import { readCampaign } from './read-campaign.ts';

const topics = collection({
  name: 'topics',
  ...called('topic'),
  facts: {},
  words: {},
  order: { by: 'position' },
  filters: [],
  summary: 'optional',
  body: 'none',
});

const notes = collection({
  name: 'notes',
  ...called('note'),
  facts: {
    publishedAt: datetime(about),
    topic: reference('topics', about),
    kind: optional(choice(about, { short: about.label, long: about.label })),
    value: optional(number(about)),
    isOpen: optional(boolean(about)),
    since: optional(month(about)),
    more: optional(url(about)),
    photo: optional(picture(about)),
  },
  words: {
    place: text(about, 40),
    file: optional(pdf(about)),
    captions: optional(captions(about)),
  },
  order: { by: 'newest', field: 'publishedAt' },
  filters: [],
  address: '/notes/:slug',
  summary: 'required',
  body: 'required',
});

const fairs = collection({
  name: 'fairs',
  ...called('fair'),
  facts: { from: datetime(about), to: datetime(about) },
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
    title: 'A tap',
    summary: 'For all.',
    place: 'Ghat',
    publishedAt: '-2d 09:30',
    topic: 'water',
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

const anchor = new Date('2026-11-21T08:00:00Z');

/** Reads a campaign's folder: its documents, and each fault as `FILE:LINE  message`. */
export async function readFolder(folder: string) {
  const faults: ImportError[] = [];
  const source = { folder, collections, anchor, existing: new Map() };
  const drafts = await readCampaign(source, (fault) => void faults.push(fault));
  const told = faults.map(
    ({ file, line, message }) => `${file.slice(folder.length + 1)}:${line}  ${message}`,
  );
  return { drafts, told };
}
