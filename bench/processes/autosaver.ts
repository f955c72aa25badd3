/**
 * Simulates editors: each saves the draft of a news update through the agents' call, all together at
 * a steady rate, whenever it is told to. Reports the time of each save. It stands for browsers on other machines, so it takes
 * what processor time the site and its readers leave.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { saveDraftPart } from '#features/editing/contract.ts';
import { runAtIdlePriority } from '#lib/idle-priority.ts';
import { send } from '../people/post.ts';
import { seededRandom, text, vocabularyOf } from '../vocabulary.ts';

/** The message that starts it. */
export interface Editing {
  address: string;
  editors: readonly { token: string; documentId: string }[];
  savesASecond: number;
  seconds: number;
}

const WORDS = 300;
const random = seededRandom(5);
const vocabulary = vocabularyOf('en');

runAtIdlePriority();
process.on('message', async (editing: Editing) => {
  const until = performance.now() + editing.seconds * 1000;
  const edited = editing.editors.map((_, index) => edit(editing, index, until));
  process.send?.((await Promise.all(edited)).flat());
});

/** One editor of one text: a save, then the rest of the interval. */
async function edit(
  { address, editors, savesASecond }: Editing,
  index: number,
  until: number,
): Promise<number[]> {
  const { token = '', documentId: id } = editors[index] ?? {};
  const tookMs: number[] = [];
  let base: number | null = null;
  let next = performance.now() + (index / savesASecond) * 1000;
  while (next < until) {
    await pause(Math.max(0, next - performance.now()));
    next += (editors.length / savesASecond) * 1000;
    const content = {
      title: text(vocabulary, 8, random),
      summary: text(vocabulary, 20, random),
      body: `<p>${text(vocabulary, WORDS, random)}</p>`,
      words: {},
    };
    const save = { collection: 'news', id, part: 'en', content, base };
    const { status, ms, body } = await send(`${address}/api${saveDraftPart.path}`, save, token);
    // The editor would try again, and so does the next turn.
    if (status === 503) continue;
    if (status !== 200) throw new Error(`A save was answered with ${status}: ${body}`);
    base = JSON.parse(body).data.revision;
    tookMs.push(ms);
  }
  return tookMs;
}
