import { createHash } from 'node:crypto';
import { codeOf } from './authenticator-code.ts';
import { photograph, sendMedia } from './media-files.ts';

/** The administrator of a site that is killed. */
export const killedAgent = {
  email: 'first@campaign.example',
  password: 'six hundred steps uphill',
};

interface Reply {
  id: number;
  key: string;
  repliesSeen: number;
  next: 'close';
  words: string;
}

/** Agents who save, answer and upload by the real calls until the site is gone, and go on after a start. */
export function agentWriters() {
  let token = '';
  let origin = '';
  let made = 0;
  /** By the id of a document, the number of the last save that was acknowledged. */
  const saved = new Map<string, number>();
  /** By its key, the letter that an acknowledged answer is to. */
  const replies = new Map<string, number>();
  /** By its id, the hash of a file that was acknowledged. */
  const uploads = new Map<string, string>();
  /** Sent, without an answer: the site was killed meanwhile. */
  let unsure: Reply | undefined;

  /** The answer of a call; undefined where the site is gone. */
  async function ask(path: string, body?: object) {
    const headers = { 'content-type': 'application/json', 'x-access-token': token };
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    try {
      const response = await fetch(`${origin}/api/agent/${path}`, { headers, ...sent });
      return { status: response.status, ...(await response.json()) };
    } catch {
      return undefined;
    }
  }

  async function logIn(): Promise<void> {
    ({ token } = await ask('login', killedAgent));
    const { data } = await ask('authenticator/begin', {});
    const code = codeOf(data.key);
    const confirmed = await ask('authenticator/confirm', { id: data.id, code, name: 'Phone' });
    if (!confirmed.success) throw new Error(confirmed.message);
  }

  async function save(): Promise<void> {
    const collection = 'news';
    const created = await ask('content/create', { collection, slug: `saved-${(made += 1)}` });
    const id = created?.data?.id;
    let base: number | null = null;
    for (let number = 1; id; number += 1) {
      const words = { place: 'Jetty' };
      const content = { title: `Number ${number}`, summary: null, body: null, words };
      const answer = await ask('content/save', { collection, id, part: 'en', content, base });
      if (!answer) return;
      if (!answer.success) throw new Error(answer.message);
      base = answer.data.revision;
      saved.set(id, number);
    }
  }

  async function answer(): Promise<void> {
    if (unsure && !(await send(unsure))) return;
    for (;;) {
      const found = await ask('supporters/letters?state=new&size=1');
      if (!found) return;
      const [letter] = found.data;
      if (!letter) continue;
      const words = `Answer ${(made += 1)}`;
      const key = crypto.randomUUID();
      unsure = { id: letter.id, key, repliesSeen: 0, next: 'close', words };
      if (!(await send(unsure))) return;
    }
  }

  /** Sends an answer, with the same key as often as it takes; says whether the site told its fate. */
  async function send(reply: Reply): Promise<boolean> {
    const told = await ask('supporters/reply', reply);
    if (!told) return false;
    // It had arrived before the kill.
    if (!told.success && told.status !== 409) throw new Error(told.message);
    replies.set(reply.key, reply.id);
    unsure = undefined;
    return true;
  }

  async function upload(): Promise<void> {
    for (;;) {
      const bytes = await photograph((made += 1), 300, 200);
      const id = await sendMedia(origin, token, `${made}.jpg`, bytes).catch(() => undefined);
      if (id === undefined) return;
      uploads.set(id, createHash('sha256').update(bytes).digest('hex'));
    }
  }

  return {
    ...{ saved, replies, uploads, ask },
    /** Works until the site at an address is gone. */
    async writeOn(address: string): Promise<void> {
      origin = address;
      if (token === '') await logIn();
      await Promise.all([save(), answer(), upload()]);
    },
    /** Settles what nobody knows, on the site that runs now. */
    async settle(address: string): Promise<void> {
      origin = address;
      if (unsure && !(await send(unsure))) throw new Error('The site is gone');
    },
  };
}
