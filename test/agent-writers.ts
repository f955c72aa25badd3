import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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

/** An agent who saves, answers and uploads by the real calls until the site is gone, and goes on after a start. */
export class AgentWriters {
  /** By the id of a document, the number of the last save that was acknowledged. */
  readonly saved = new Map<string, number>();
  /** By its key, the letter that an acknowledged answer is to. */
  readonly replies = new Map<string, number>();
  /** By its id, the hash of a file that was acknowledged. */
  readonly uploads = new Map<string, string>();
  #token = '';
  #origin = '';
  #made = 0;
  /** An answer that was sent without hearing of its fate: the site was killed meanwhile. */
  #unsure: Reply | undefined;

  /** How many things of each kind were acknowledged. */
  get counts(): number[] {
    return [this.saved.size, this.replies.size, this.uploads.size];
  }

  /** The answer of a call; undefined where the site is gone. */
  async ask(path: string, body?: object) {
    const headers = { 'content-type': 'application/json', 'x-access-token': this.#token };
    const more = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    try {
      const response = await fetch(`${this.#origin}/api/agent/${path}`, { headers, ...more });
      return { status: response.status, ...(await response.json()) };
    } catch {
      return undefined;
    }
  }

  /** Begins on a site that has just started; the session outlives its kills. */
  async enter(address: string): Promise<void> {
    this.#origin = address;
    if (this.#token !== '') return;
    ({ token: this.#token } = await this.ask('login', killedAgent));
    const { data } = await this.ask('authenticator/begin', {});
    const factor = { id: data.id, code: codeOf(data.key), name: 'Phone' };
    const confirmed = await this.ask('authenticator/confirm', factor);
    if (!confirmed.success) throw new Error(confirmed.message);
  }

  /** Works until the site is gone. */
  async writeOn(): Promise<void> {
    await Promise.all([this.#save(), this.#answer(), this.#upload()]);
  }

  /** Waits until something of each kind was acknowledged since these counts were taken. */
  async untilMoreThan(before: readonly number[]): Promise<void> {
    while (this.counts.some((count, kind) => count <= (before[kind] ?? 0))) await pause(2);
  }

  /** Settles what nobody knows, on the site that runs now. */
  async settle(address: string): Promise<void> {
    this.#origin = address;
    if (this.#unsure && !(await this.#send(this.#unsure))) throw new Error('The site is gone');
  }

  async #save(): Promise<void> {
    const collection = 'news';
    const made = await this.ask('content/create', { collection, slug: `saved-${this.#next()}` });
    if (!made) return;
    const { id } = made.data;
    let base: number | null = null;
    for (let number = 1; ; number += 1) {
      const words = { place: 'Jetty' };
      const content = { title: `Number ${number}`, summary: null, body: null, words };
      const told = await this.ask('content/save', { collection, id, part: 'en', content, base });
      if (!told) return;
      if (!told.success) throw new Error(told.message);
      base = told.data.revision;
      this.saved.set(id, number);
    }
  }

  async #answer(): Promise<void> {
    if (this.#unsure && !(await this.#send(this.#unsure))) return;
    for (;;) {
      const found = await this.ask('supporters/letters?state=new&size=1');
      if (!found) return;
      const [letter] = found.data;
      if (!letter) continue;
      const words = `Answer ${this.#next()}`;
      const key = crypto.randomUUID();
      this.#unsure = { id: letter.id, key, repliesSeen: 0, next: 'close', words };
      if (!(await this.#send(this.#unsure))) return;
    }
  }

  /** Sends an answer, with the same key as often as it takes; says whether the site told its fate. */
  async #send(reply: Reply): Promise<boolean> {
    const told = await this.ask('supporters/reply', reply);
    if (!told) return false;
    // A conflict says that it had arrived before the kill.
    if (!told.success && told.status !== 409) throw new Error(told.message);
    this.replies.set(reply.key, reply.id);
    this.#unsure = undefined;
    return true;
  }

  async #upload(): Promise<void> {
    for (;;) {
      const bytes = await photograph(this.#next(), 300, 200);
      const sending = sendMedia(this.#origin, this.#token, 'jetty.jpg', bytes);
      const id = await sending.catch(() => undefined);
      if (id === undefined) return;
      this.uploads.set(id, createHash('sha256').update(bytes).digest('hex'));
    }
  }

  #next(): number {
    this.#made += 1;
    return this.#made;
  }
}
