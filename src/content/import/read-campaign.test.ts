import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flawless, note, readFolder, writeCampaign } from './campaign-fixture.ts';

const read = (files: Record<string, string | Buffer>) => readFolder(writeCampaign(files));
const toldOf = async (folder: string) => (await readFolder(folder)).told;

const KEYS = 'title, summary, draft, publishAt, unpublishAt, format, place, file, captions';
const FACTS =
  'order, original, formerly, publishedAt, topic, kind, value, isOpen, since, more, photo';

/** The content of `notes/tap.en.md`, and the errors that it gives. */
const wrongNotes: [string, string, string][] = [
  ['a word that is missing', note({ place: null }), '1  place: is missing'],
  ['a word that is left empty', note({ place: '' }), '4  place: is missing'],
  ['a word that is only spaces', note({ place: '"  "' }), '4  place: "  " is empty'],
  [
    'too many words',
    note({ place: 'x'.repeat(41) }),
    `4  place: "${'x'.repeat(41)}" is too long; write at most 40 characters`,
  ],
  [
    'a number for words',
    note({ place: '14' }),
    '4  place: "14" is of the wrong type; write words, in quotes where they look like a number',
  ],
  [
    'a key that nobody knows',
    note({ plcae: 'Ghat' }),
    `7  plcae: there is no such key; known: ${KEYS}, ${FACTS}`,
  ],
  [
    'an unknown category',
    note({ topic: 'watr' }),
    '6  topic: there is no topic "watr"; known: roads, water',
  ],
  [
    'a moment in words',
    note({ publishedAt: 'yesterday' }),
    '5  publishedAt: "yesterday" is no moment; write a moment, such as -12d 09:30, +1sat 09:30 or 2009-03-14 10:00',
  ],
  [
    'a day that does not exist',
    note({ publishedAt: '2026-02-30' }),
    '5  publishedAt: "2026-02-30" is no moment; write a moment, such as -12d 09:30, +1sat 09:30 or 2009-03-14 10:00',
  ],
  [
    'a choice that is none',
    note({ kind: 'middling' }),
    '7  kind: "middling" is not one of: short, long',
  ],
  [
    'words for a number',
    note({ value: 'many' }),
    '7  value: "many" is of the wrong type; write a number, without quotes',
  ],
  [
    'words for yes or no',
    note({ isOpen: 'perhaps' }),
    '7  isOpen: "perhaps" is of the wrong type; write true or false',
  ],
  [
    'a month that is none',
    note({ since: '2026-13' }),
    '7  since: "2026-13" cannot be used; write the month as "2026-09"',
  ],
  [
    'a link that runs script',
    note({ more: '"javascript:alert(1)"' }),
    '7  more: "javascript:alert(1)" cannot be used; write a path of this site, such as /news, or an https address',
  ],
  [
    'a link to a note that is not there',
    note({ more: '/notes/well' }),
    '7  the link /notes/well leads to nothing in notes',
  ],
  ['an order in words', note({ order: 'first' }), '7  order: write a whole number'],
  ['a draft that may be', note({ draft: 'maybe' }), '7  draft: write true or false'],
  [
    'a file that is not there',
    note({ photo: 'tap.webp' }),
    '7  photo: there is no file tap.webp beside this one',
  ],
  [
    'a file of another folder',
    note({ photo: '../../etc/passwd' }),
    '7  photo: write the name of a file that lies beside this one',
  ],
  ['the same key twice', note().replace('summary', 'title'), '3  Map keys must be unique'],
  ['a quote that is not closed', note({ place: '"Ghat' }), '7  Missing closing "quote'],
  ['no front matter', 'The tap runs.\n', '1  write the front matter between two lines of ---'],
  ['a list for front matter', '---\n- title\n---\n', '2  write one "key: value" on each line'],
  ['no text', note({}, ''), '8  the text is missing'],
  [
    'HTML',
    note({}, 'The tap\nruns.\n\n- every\n- <b>day</b>\n'),
    '12  the text holds HTML; write it as Markdown',
  ],
  [
    'a picture in the text',
    note({}, '![tap](tap.webp)\n'),
    '8  the text holds a picture; give it a field or a document of its own',
  ],
  [
    'a second title',
    note({}, 'The tap runs.\n\n# A tap\n'),
    '10  the text holds a heading of the first rank; the title has it, so begin with ##',
  ],
  [
    'a link in the text that runs script',
    note({}, '[now](javascript:alert)\n'),
    '8  the link javascript:alert is neither a path of this site nor an https address',
  ],
  [
    'a link in the text to nothing',
    note({}, 'So.\n\nSee [the well](/notes/well).\n'),
    '10  the link /notes/well leads to nothing in notes',
  ],
];

describe('a campaign with a fault', () => {
  it.each(wrongNotes)('is told of %s', async (_name, text, told) => {
    expect((await read({ ...flawless, 'notes/tap.en.md': text })).told).toEqual([
      `notes/tap.en.md:${told}`,
    ]);
  });

  it.each([
    [
      'a fact in the Hindi file',
      'notes/tap.hi.md',
      flawless['notes/tap.hi.md'].replace('---\n', '---\ntopic: water\n'),
      '2  topic: belongs in the .en.md file; remove it here',
    ],
    [
      'a Hindi file without its English one',
      'notes/well.hi.md',
      flawless['notes/tap.hi.md'],
      '1  well.en.md is missing beside this file, or "original: hi" in it',
    ],
    [
      'a missing Hindi word',
      'notes/tap.hi.md',
      '---\ntitle: नल\nsummary: सबके लिए।\n---\nपानी।\n',
      '1  place: is missing',
    ],
    [
      'a language that the site does not have',
      'notes/tap.fr.md',
      note(),
      '1  the site has no language "fr"; known: en, hi, mr, bn, gu, pa, or, ta, te, kn, ml',
    ],
    [
      'a name that cannot be an address',
      'notes/The Tap.en.md',
      note(),
      '1  name the file slug.en.md: small Latin letters, numbers, hyphens',
    ],
    [
      'a missing place in a list',
      'topics/water.en.md',
      '---\ntitle: Water\n---\n',
      '1  order: is missing; the list goes by it',
    ],
    [
      'an end before the beginning',
      'fairs/seeds.en.md',
      '---\ntitle: Seeds\nfrom: 2026-03-02\nto: 2026-03-01\n---\n',
      '1  to: is before from',
    ],
    [
      'an end that is months away',
      'fairs/seeds.en.md',
      '---\ntitle: Seeds\nfrom: 2026-03-02\nto: 2026-05-01\n---\n',
      '1  to: is more than 31 days after from; write it as several',
    ],
    [
      'text where none is shown',
      'topics/water.en.md',
      '---\ntitle: Water\norder: 1\n---\n\nText\n',
      '5  write no text here; only front matter is shown',
    ],
    [
      'text that is not UTF-8',
      'notes/tap.en.md',
      Buffer.from('---\ntitle: caf\xe9\n---\n', 'latin1'),
      '1  the file is not text in UTF-8',
    ],
    ['a folder inside a collection', 'notes/2026/tap.en.md', note(), undefined],
  ])('is told of %s', async (_name, path, content, told) => {
    const expected = told
      ? `${path}:${told}`
      : 'notes/2026:1  folders inside a collection are not read';
    expect((await read({ ...flawless, [path]: content })).told).toContain(expected);
  });

  it('is told of a folder that is no collection', async () => {
    const { told } = await read({ ...flawless, 'nots/tap.en.md': note() });
    expect(told).toEqual(['nots:1  there is no collection "nots"; known: topics, notes, fairs']);
  });

  it('is told of a file that is not what its name says', async () => {
    const files = { 'notes/tap.en.md': note({ photo: 'tap.webp' }), 'notes/tap.webp': '<svg/>' };
    const { told } = await read({ ...flawless, ...files });
    expect(told).toEqual([
      'notes/tap.en.md:7  photo: the file tap.webp is not a JPEG, PNG or WebP picture',
    ]);
  });

  it('is told of links that lead out of it: files, their media and folders', async () => {
    const elsewhere = writeCampaign({ 'notes/own.md': note(), 'notes/own.pdf': '%PDF-1.4' });
    const folder = writeCampaign({ ...flawless, 'notes/tap.en.md': note({ file: 'own.pdf' }) });
    symlinkSync(join(elsewhere, 'notes/own.pdf'), join(folder, 'notes/own.pdf'));
    symlinkSync(join(elsewhere, 'notes/own.md'), join(folder, 'notes/well.en.md'));
    symlinkSync(join(elsewhere, 'notes'), join(folder, 'fairs'));
    expect(await toldOf(folder)).toEqual([
      'fairs:1  put the folder here, not a link to it',
      'notes/well.en.md:1  the file is a link out of the campaign',
      'notes/tap.en.md:7  file: the file own.pdf is a link out of the campaign',
    ]);
  });

  it('is told of a few lines that stand for millions', async () => {
    const bomb = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
    for (let n = 1; n < 9; n += 1)
      bomb.push(`a${n}: &a${n} [${Array.from({ length: 10 }, () => `*a${n - 1}`).join(', ')}]`);
    const content = note().replace('place:', `${bomb.join('\n')}\nplace:`);
    const { told } = await read({ ...flawless, 'notes/tap.en.md': content });
    expect(told).toContain(
      'notes/tap.en.md:12  repeats itself too often by its aliases; write the value out',
    );
  });

  it('is told of all faults at once', async () => {
    const { told } = await read({
      ...flawless,
      'notes/tap.en.md': note({ topic: 'watr', kind: 'middling' }),
      'notes/well.hi.md': '',
    });
    expect(told).toHaveLength(4);
  });
});
