import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '#contract/failure.ts';
import type { BegunWords } from '#ui/console/kept-words.ts';
import { IssueDraft } from './issue-draft.ts';
import type { Written } from './written.ts';

const subject = (text: string) => ({ en: { subject: text, preheader: '' } });
const stored: Written & { id: string; revision: number; state: 'draft' } = {
  id: 'one',
  revision: 1,
  state: 'draft',
  texts: subject('The ferry'),
  blocks: [],
  segment: { language: null, topic: null, constituency: null },
};
type Kept = BegunWords<Written>;

const conflict = new CallFailed({ success: false, status: 409, message: 'Somebody was first' });

/** A server that keeps one issue, and a device that keeps the words of one agent. */
function open({ kept, now = stored }: { kept?: Kept; now?: Partial<typeof stored> } = {}) {
  const server: Omit<typeof stored, 'state'> & { state: 'draft' | 'waiting' } = {
    ...stored,
    ...now,
  };
  const device = { read: () => kept, keep: vi.fn<(words: Kept) => void>(), forget: vi.fn() };
  const save = vi.fn(async ({ revision, ...words }: Written & { id: string; revision: number }) => {
    if (revision !== server.revision) throw conflict;
    Object.assign(server, words, { revision: revision + 1 });
    return { id: server.id, revision: server.revision };
  });
  const draft = new IssueDraft(stored, { device, save, find: async () => ({ ...server }) });
  return { draft, server, device, save };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('words are saved a second after the last letter, and are on the device until then', async () => {
  const { draft, server, device } = open();
  draft.change({ texts: subject('The ferry runs') });
  expect(device.keep).toHaveBeenCalledWith({
    revision: 1,
    base: expect.objectContaining({ texts: subject('The ferry') }),
    written: expect.objectContaining({ texts: subject('The ferry runs') }),
  });
  expect(draft.now().state).toBe('typing');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.texts).toEqual(subject('The ferry runs'));
  expect(draft.now().state).toBe('saved');
  expect(device.forget).toHaveBeenCalled();
});

test('words that are typed and taken away again are saved, without a request', async () => {
  const { draft, save } = open();
  draft.change({ texts: subject('The ferry!') });
  draft.change({ texts: subject('The ferry') });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(draft.now().state).toBe('saved');
  expect(save).not.toHaveBeenCalled();
});

test('a save that comes second brings the words of both', async () => {
  const constituency = { ...stored.segment, constituency: 'Belkund' };
  const { draft, server } = open({ now: { revision: 2, segment: constituency } });
  draft.change({ texts: subject('The ferry runs') });
  await draft.flush();
  expect(server).toMatchObject({ texts: subject('The ferry runs'), segment: constituency });
  expect(draft.now()).toMatchObject({ state: 'saved', written: { segment: constituency } });
});

test('of the same words nothing is saved until one of them is chosen', async () => {
  const { draft, server } = open({ now: { revision: 2, texts: subject('The boat') } });
  draft.change({ texts: subject('A ferry') });
  await expect(draft.flush()).rejects.toBe(conflict);
  expect(draft.now()).toMatchObject({
    written: { texts: subject('A ferry') },
    conflict: { fields: ['texts.en.subject'], theirs: { texts: subject('The boat') } },
  });
  draft.change({ texts: subject('A ferry runs') });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.texts).toEqual(subject('The boat'));
  draft.keepMine();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.texts).toEqual(subject('A ferry runs'));
  expect(draft.now().state).toBe('saved');
  expect(draft.now().conflict).toBeUndefined();
});

test('a question that nobody answered is asked again after a reload, and so is one of words saved meanwhile', async () => {
  const theirs = { revision: 2, texts: subject('The boat') };
  const { draft, device } = open({ now: theirs });
  draft.change({ texts: subject('A ferry') });
  await expect(draft.flush()).rejects.toBe(conflict);
  const kept = device.keep.mock.lastCall?.[0];
  const asked = { fields: ['texts.en.subject'], theirs: { texts: subject('The boat') } };
  for (const found of [kept, device.keep.mock.calls[0]?.[0]]) {
    const reopened = new IssueDraft(
      { ...stored, ...theirs },
      { device: { ...device, read: () => found }, save: vi.fn(), find: vi.fn() },
    );
    expect(reopened.now()).toMatchObject({
      written: { texts: subject('A ferry') },
      conflict: asked,
    });
  }
});

test('theirs are taken where that is chosen, and nothing is left to save', async () => {
  const { draft, server } = open({ now: { revision: 2, texts: subject('The boat') } });
  draft.change({ texts: subject('A ferry') });
  await expect(draft.flush()).rejects.toBe(conflict);
  draft.takeTheirs();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(draft.now()).toMatchObject({ state: 'saved', written: { texts: subject('The boat') } });
  expect(server.revision).toBe(2);
});

test('an issue that was sent to review meanwhile is not taken back by a save of before', async () => {
  const { draft, server } = open();
  Object.assign(server, { revision: 2, state: 'waiting' });
  draft.change({ texts: subject('A ferry') });
  await expect(draft.flush()).rejects.toBe(conflict);
  expect(server.texts).toEqual(subject('The ferry'));
  expect(draft.now()).toMatchObject({ state: 'failed', error: conflict });
});

test('what somebody else saved is shown while nothing is typed; one’s own save is nobody else’s', async () => {
  const { draft, device } = open();
  draft.change({ texts: subject('The ferry runs') });
  const saved = draft.flush();
  draft.change({ texts: subject('The ferry runs again') });
  draft.follow({ ...stored, revision: 2, texts: subject('The ferry runs') });
  await saved;
  await draft.flush();
  expect(draft.now().written.texts).toEqual(subject('The ferry runs again'));
  expect(draft.now().conflict).toBeUndefined();
  draft.follow({ ...stored, revision: 9, texts: subject('The boat') });
  expect(await draft.settle()).toEqual({ id: 'one', revision: 9 });
  expect(draft.now()).toMatchObject({ state: 'saved', written: { texts: subject('The boat') } });
  expect(device.forget).toHaveBeenCalled();
});
