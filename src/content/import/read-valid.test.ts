import { describe, expect, it } from 'vitest';
import { flawless, note, readFolder, writeCampaign } from './campaign-fixture.ts';

const read = (files: Record<string, string | Buffer>) => readFolder(writeCampaign(files));

describe('a campaign without a fault', () => {
  it('is read whole, the English file first', async () => {
    const { drafts, told } = await read(flawless);
    expect(told).toEqual([]);
    expect(drafts.map(({ content }) => content.slug)).toEqual(['roads', 'water', 'tap']);
    expect(drafts[2]?.content).toEqual({
      collection: expect.objectContaining({ name: 'notes' }),
      slug: 'tap',
      facts: { publishedAt: '2026-11-19T09:30:00+05:30', topic: 'water' },
      position: 0,
      versions: [
        {
          language: 'en',
          state: 'published',
          publishAt: new Date('2026-11-19T04:00:00Z'),
          title: 'A tap',
          summary: 'For all.',
          body: '<p>The tap runs.</p>',
          words: { place: 'Ghat' },
        },
        {
          language: 'hi',
          state: 'published',
          publishAt: new Date('2026-11-19T04:00:00Z'),
          title: 'नल',
          summary: 'सबके लिए\u202f।',
          body: '<p>पानी आ गया\u202f।</p>',
          words: { place: 'घाट' },
        },
      ],
    });
  });

  it('is public from the beginning where no list goes by date', async () => {
    const { drafts } = await read(flawless);
    expect(drafts[1]?.content).toMatchObject({
      position: 1,
      versions: [{ publishAt: new Date(0) }],
    });
  });

  it('may hold drafts, and languages that come later', async () => {
    const hindi = flawless['notes/tap.hi.md'].replace('---\n', '---\npublishAt: +3d 10:00\n');
    const { drafts } = await read({
      ...flawless,
      'notes/tap.en.md': note({ draft: 'true' }),
      'notes/tap.hi.md': hindi,
    });
    const [english, later] = drafts[2]?.content.versions ?? [];
    expect(english).toMatchObject({ state: 'draft' });
    expect(later).toMatchObject({
      state: 'published',
      publishAt: new Date('2026-11-24T04:30:00Z'),
    });
  });

  it('may be written on any system: with byte order mark, \\r\\n and letters in parts', async () => {
    const text = `\uFEFF${note({ title: 'cafe\u0301' })}`.replaceAll('\n', '\r\n');
    const { drafts, told } = await read({ ...flawless, 'notes/tap.en.md': text });
    expect(told).toEqual([]);
    expect(drafts[2]?.content.versions[0]?.title).toBe('caf\u00e9');
  });

  it('may hold files for people at its top, and hidden ones anywhere', async () => {
    const others = { 'README.md': '# Us', '.git/config': '', 'notes/.DS_Store': '' };
    expect((await read({ ...flawless, ...others })).told).toEqual([]);
  });
});
