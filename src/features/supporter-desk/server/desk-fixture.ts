import { desc } from 'drizzle-orm';
import type { LetterRow } from '#contract/letters.ts';
import { auditLog } from '#db/schema/index.ts';
import { someAgent } from '#test/agents.ts';
import type { TestSite } from '#test/site.ts';

const PATH = '/api/agent/supporters';
const as = (token: string) => ({ 'x-access-token': token });

/** Two agents at the supporter desk of a site, and an editor, who has no business there. */
export async function atTheDesk(site: TestSite) {
  const { db } = site;
  const ofDesk = [{ role: 'supporter-desk', languages: null }] as const;
  const roshni = await someAgent(db, 'roshni@campaign.example', ofDesk);
  const lata = await someAgent(db, 'lata@campaign.example', ofDesk);
  const editor = await someAgent(db, 'editor@campaign.example', [
    { role: 'editor', languages: null },
  ]);

  const ask = async (path: string, token = roshni.token) => {
    const response = await site.get(`${PATH}/${path}`, as(token));
    return { status: response.status, ...(await response.json()) };
  };
  const list = (query = '', token?: string) => ask(`letters?${query}`, token);
  const act = async (path: string, body: object, token = roshni.token) => {
    const response = await site.post(`${PATH}/${path}`, body, as(token));
    return { status: response.status, ...(await response.json()) };
  };
  const newest = async () => (await list('size=1')).data[0] as LetterRow;

  let people = 0;
  const person = () => `person-${(people += 1)}@letters.example`;

  return {
    roshni,
    lata,
    editor,
    ask,
    list,
    act,
    person,
    read: async (id: number) => (await ask(`letter?id=${id}`)).data,
    /** Takes a table of letters. */
    take: (body: object, token = roshni.token) => site.post(`${PATH}/export`, body, as(token)),
    newestEntry: async () =>
      (await db.select().from(auditLog).orderBy(desc(auditLog.position)).limit(1))[0],
    /** Sends the join form, and finds the letter as the desk has it. */
    async join(written: Record<string, string> = {}): Promise<LetterRow & { email: string }> {
      const email = written['email'] ?? person();
      const form = { name: 'Sarita Kadam', message: 'I can row.', ...written, email };
      await site.post('/api/user/join/create', form);
      return { ...(await newest()), email };
    },
    async complain(written: Record<string, string> = {}) {
      const form = { name: 'Rohan Pawar', subject: 'other', message: 'No water.' };
      const email = written['email'] ?? person();
      const sent = { ...form, ...written, email };
      const response = await site.post('/api/user/grievance/create', sent);
      const { data: filed } = await response.json();
      return { letter: await newest(), filed, email };
    },
    /** A reply that closes a letter, for the call. */
    reply: (id: number, more: object = {}) => ({
      id,
      key: crypto.randomUUID(),
      repliesSeen: 0,
      next: 'close',
      words: 'Thank you, we go there on Monday.',
      ...more,
    }),
  };
}
