import { parse } from 'csv-parse/sync';
import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { LetterRow } from '#contract/letters.ts';
import { grievances, joinSubmissions, letterExports } from '#db/schema/index.ts';
import { letterSources } from '#main/letters.ts';
import { testSite } from '#test/site.ts';
import { atTheDesk } from './desk-fixture.ts';
import { fileMissing } from './file-letter.ts';

const site = await testSite();
const { db } = site;
const { roshni, lata, editor, ...desk } = await atTheDesk(site);
const { ask, list, act, read, join, complain, person, take, newestEntry } = desk;

describe('what people write', () => {
  it('is in the inbox at once, whichever form they used, newest first', async () => {
    const joined = await join({ constituency: 'Belkund' });
    const { letter, filed } = await complain();
    const { data } = await list('size=2');
    expect(data).toMatchObject([
      { kind: 'grievance', number: filed.number, name: 'Rohan P.', state: 'new', subject: 'other' },
      { id: joined.id, kind: 'join', name: 'Sarita K.', constituency: 'Belkund', dueAt: null },
    ]);
    const days = Date.parse(letter.dueAt ?? '') - Date.parse(letter.receivedAt);
    expect(days).toBe(7 * 86_400_000);
  });

  it('shows no number and no address before the card is opened, and none can be searched for', async () => {
    const secret = { phoneNumber: '+91 98220 11223', email: 'hidden@letters.example' };
    const message = 'Ring ९८२२०-११२२३ or write to other@letters.example about the pump';
    const { id } = await join({ ...secret, name: 'Zubeda Hidden', message });
    const shown = JSON.stringify([await list(), await read(id), await list('s=pump')]);
    for (const hidden of ['98220', '11223', '९८२२०', 'letters.example', 'Hidden'])
      expect(shown).not.toContain(hidden);
    expect((await list('s=pump')).data).toMatchObject([{ id }]);
    for (const typed of ['9822011223', '11223', 'letters.example', 'other@letters.example'])
      expect((await list(`s=${encodeURIComponent(typed)}`)).data, typed).toEqual([]);

    const card = await act('card', { id });
    expect(card.data).toMatchObject({ ...secret, name: 'Zubeda Hidden', message });
    expect(await newestEntry()).toMatchObject({
      call: 'openCard',
      actorId: roshni.id,
      target: 'supporter',
      targetIds: [String(id)],
    });
    expect((await read(id)).events).toMatchObject([{ kind: 'opened', by: 'Ila Rane' }]);
  });

  it('from a machine lies apart', async () => {
    const email = person();
    const spam = { name: 'Spam', email, message: 'Buy', website: 'https://spam.example' };
    await site.post('/api/user/join/create', spam);
    expect((await list('s=spam')).data).toEqual([]);
    expect((await list('state=suspect')).data).toMatchObject([{ name: 'Spam', state: 'suspect' }]);
  });

  it('that came before there was a desk is filed when the site starts', async () => {
    const letter = { name: 'Old Hand', email: person(), message: 'From before', language: 'en' };
    await db.insert(joinSubmissions).values(letter);
    await db.insert(grievances).values({
      ...letter,
      keyHash: Buffer.from('old'),
      subject: 'other',
      state: 'answered',
      answer: 'Yes',
    });
    expect(await fileMissing(db, letterSources)).toBe(2);
    expect(await fileMissing(db, letterSources)).toBe(0);
    expect((await list('s=before')).data.map(({ state }: LetterRow) => state).sort()).toEqual([
      'answered',
      'new',
    ]);
  });
});

describe('the list', () => {
  it('is filtered by place, kind, state, person, day and words in either script', async () => {
    const far = await join({ constituency: 'Ambighat', message: 'Health camp, I can help' });
    const hindi = await join({ constituency: 'ambighat', message: 'नीरावन में पानी नहीं है' });
    const { letter } = await complain({ message: 'The pension stopped' });
    await act('assign', { id: [far.id], assigneeId: lata.id });
    await act('state', { id: [hindi.id], state: 'waiting' });
    await act('due', { id: far.id, day: '2020-01-01' });
    const ids = async (query: string, token?: string) =>
      (await list(query, token)).data.map(({ id }: LetterRow) => id);
    expect(await ids('constituency=AMBIGHAT')).toEqual([hindi.id, far.id]);
    expect(await ids('kind=grievance&size=1')).toEqual([letter.id]);
    expect(await ids('state=waiting')).toEqual([hindi.id]);
    expect(await ids('assignee=me', lata.token)).toEqual([far.id]);
    expect(await ids(`assignee=${lata.id}`)).toEqual([far.id]);
    expect(await ids('assignee=nobody&constituency=Ambighat')).toEqual([hindi.id]);
    expect(await ids('due=overdue')).toEqual([far.id]);
    expect(await ids('s=neeravan')).toEqual([hindi.id]);
    expect(await ids('s=hea')).toEqual([far.id]);
    const counts = await ask('counts', lata.token);
    expect(counts.data).toMatchObject({ mine: 1, overdue: 1, suspect: 1 });
    expect(counts.data.places).toEqual(['ambighat', 'Belkund']);
  });

  it('goes on where a page ended, without a repeat or a gap', async () => {
    for (const place of [1, 2, 3, 4, 5]) await join({ message: `Paging letter ${place}` });
    const all = (await list('s=paging')).data;
    const first = await list('s=paging&size=2');
    const second = await list(`s=paging&size=2&after=${first.next}`);
    const third = await list(`s=paging&size=2&after=${second.next}`);
    expect([...first.data, ...second.data, ...third.data]).toEqual(all);
    expect(all).toHaveLength(5);
    expect(third.next).toBeNull();
  });

  it.each(['state=lost', 'kind=x', 'assignee=ila', 'due=soon', 'after=x', 'size=0', 'size=101'])(
    'refuses %s',
    async (query) => expect((await list(query)).status).toBe(422),
  );

  it('is for the desk alone', async () => {
    const { id } = await join();
    expect((await list('', editor.token)).status).toBe(403);
    expect((await act('card', { id }, editor.token)).status).toBe(403);
    expect((await site.get('/api/agent/supporters/letters')).status).toBe(401);
  });
});

describe('a table of letters', () => {
  it('is given for a reason, tells in every row whose copy it is, and runs nothing', async () => {
    await join({ constituency: 'Exportpur', name: '=1+1', phoneNumber: '+91 98765 00099' });
    const response = await take({
      reason: 'Call list for the health camp',
      filter: { constituency: 'exportpur' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('letters-');
    const text = Buffer.from(await response.arrayBuffer()).toString();
    expect(text.startsWith('\ufeff')).toBe(true);
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    expect(rows).toMatchObject([
      { Number: 'Copy', Message: 'Call list for the health camp' },
      { Name: "'=1+1", Phone: "'+91 98765 00099", Constituency: 'Exportpur' },
    ]);
    const [taken] = await db.select().from(letterExports).orderBy(desc(letterExports.id)).limit(1);
    for (const row of rows) expect(row['Copy']).toContain(`${taken?.id} · Ila Rane · `);
    expect(await newestEntry()).toMatchObject({
      call: 'exportLetters',
      actorId: roshni.id,
      targetIds: [String(taken?.id)],
    });
  });

  it('is refused without a reason, and to who only writes', async () => {
    for (const reason of [undefined, '', 'because'])
      expect((await take({ reason })).status).toBe(422);
    expect((await take({ reason: 'For the health camp' }, editor.token)).status).toBe(403);
  });
});
