import type { Part } from '#content/declare/parts.ts';
import { createSerialQueue } from '#lib/serial-queue.ts';
import type { PartContent, Value } from './content-fields.ts';
import type { DeviceStore, KeptPart } from './device-store.ts';
import { SavedPart } from './saved-part.ts';
import type { Dispute, Theirs, Typed } from './saved-part.ts';

const DEVICE_AFTER_MS = 300;
const SERVER_AFTER_MS = 2_000;
const RETRY_AFTER_MS = 5_000;

export interface SaveRequest {
  part: Part;
  content: PartContent;
  base: number | null;
  stillRight?: string[];
}

export type SaveAnswer =
  | { kind: 'saved'; revision: number; at: string; merged: PartContent | null }
  | { kind: 'conflict'; theirs: Theirs }
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }
  | { kind: 'expired' };

/** Where the words are that were typed last; times are milliseconds since 1970. */
export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'typing' }
  | { kind: 'on-device'; at: number }
  | { kind: 'saving'; at: number }
  | { kind: 'saved'; at: number }
  | { kind: 'offline'; since: number; changes: number }
  | { kind: 'disputed'; disputes: readonly Dispute[] }
  | { kind: 'refused'; message: string }
  | { kind: 'expired' };

export interface SavingOptions {
  /** The newest revision of each part that somebody has written. */
  parts: readonly { part: Part; revision: number; content: PartContent }[];
  kept: readonly KeptPart[];
  store: DeviceStore;
  send: (request: SaveRequest) => Promise<SaveAnswer>;
  /** Called after the server has stored a part. */
  onSaved?: (part: Part, revision: number) => void;
  now?: () => number;
}

export type Saving = ReturnType<typeof createSaving>;

/**
 * Keeps what is typed in a document: each pause on the device, and two seconds after the last key on
 * the server, one save at a time, each from the revision that it began from. Others' words come in
 * where nobody changed them here, and never into the field that has the focus.
 */
export function createSaving({ parts, kept, store, send, onSaved, now = Date.now }: SavingOptions) {
  const known = new Map(
    parts.map(({ part, revision, content }) => [part, new SavedPart(part, revision, content)]),
  );
  const oneAtATime = createSerialQueue();
  const listeners = new Set<() => void>();
  const touched = new Map<Part, string | null>();
  let state: SaveState = { kind: 'untouched' };
  let focused: { part: Part; field: string } | null = null;
  let deviceTimer: ReturnType<typeof setTimeout> | undefined;
  let serverTimer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  resume();

  /** Words that were on the device go on from where they were, over what others saved since. */
  function resume(): void {
    for (const { part, base, began, content, field } of kept) {
      const head = known.get(part);
      const mine = new SavedPart(part, base, began, content);
      if (head && head.base !== base) {
        const theirs = { id: head.base ?? 0, at: '', author: null, content: head.content() };
        mine.contest(theirs, null);
      }
      known.set(part, mine);
      touched.set(part, field);
    }
    if (kept.length > 0) {
      state = { kind: 'on-device', at: Math.max(...kept.map(({ at }) => at)) };
      serverTimer = setTimeout(() => void flush(), DEVICE_AFTER_MS);
    }
  }

  function partOf(part: Part): SavedPart {
    const found = known.get(part) ?? new SavedPart(part, null);
    known.set(part, found);
    return found;
  }

  function show(next: SaveState): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  const focusedIn = (part: Part) => (focused?.part === part ? focused.field : null);
  const disputes = () => [...known.values()].flatMap(({ dispute }) => dispute ?? []);

  function type(part: Part, field: string, value: Typed): void {
    partOf(part).type(field, value);
    touched.set(part, field);
    if (state.kind !== 'typing' && state.kind !== 'offline' && state.kind !== 'disputed')
      show({ kind: 'typing' });
    clearTimeout(deviceTimer);
    clearTimeout(serverTimer);
    deviceTimer = setTimeout(() => void toDevice(), DEVICE_AFTER_MS);
    serverTimer = setTimeout(() => void flush(), SERVER_AFTER_MS);
  }

  async function toDevice(): Promise<void> {
    clearTimeout(deviceTimer);
    const at = now();
    for (const [part, field] of touched) {
      const saved = partOf(part);
      const content = saved.content();
      if (!saved.isDirty()) continue;
      await store.keep({ part, base: saved.base, began: saved.knownText(), content, at, field });
    }
    if (state.kind === 'typing') show({ kind: 'on-device', at });
    if (state.kind === 'offline') show({ ...state, changes: changes() });
  }

  const changes = () =>
    [...known.values()].reduce((count, part) => count + part.dirtyFields().length, 0);

  /** Saves every part that was written in; returns when the server has answered for all. */
  async function flush(): Promise<void> {
    clearTimeout(serverTimer);
    await toDevice();
    await Promise.all([...touched.keys()].map((part) => oneAtATime(() => saveWhile(part))));
  }

  /** Keys that were typed during a save are saved after it. */
  async function saveWhile(part: Part, stillRight?: string[]): Promise<void> {
    const saved = partOf(part);
    if (isOver) return;
    const content = saved.content();
    if (saved.dispute) return show({ kind: 'disputed', disputes: disputes() });
    if (!saved.isDirty() && !stillRight) return unchanged(part);
    if (state.kind !== 'offline') show({ kind: 'saving', at: now() });
    const answer = await send({
      part,
      content,
      base: saved.base,
      ...(stillRight && { stillRight }),
    });
    await settle(saved, content, answer);
  }

  /** What was typed is again what the server has. */
  async function unchanged(part: Part): Promise<void> {
    if (!touched.delete(part)) return;
    await store.drop(part);
    if (state.kind === 'on-device') show({ kind: 'untouched' });
  }

  async function settle(saved: SavedPart, sent: PartContent, answer: SaveAnswer): Promise<void> {
    const { part } = saved;
    switch (answer.kind) {
      case 'saved':
        saved.saved(answer.revision, sent, answer.merged, focusedIn(part));
        onSaved?.(part, answer.revision);
        return afterSave(saved, Date.parse(answer.at));
      case 'conflict':
        saved.contest(answer.theirs, focusedIn(part));
        await toDevice();
        if (!saved.dispute) return saveWhile(part);
        return show({ kind: 'disputed', disputes: disputes() });
      case 'refused':
        return show(answer);
      case 'expired':
        isOver = true;
        return show(answer);
      case 'unreachable':
        clearTimeout(serverTimer);
        serverTimer = setTimeout(() => void flush(), RETRY_AFTER_MS);
        return show({
          kind: 'offline',
          since: state.kind === 'offline' ? state.since : now(),
          changes: changes(),
        });
      default:
        return answer satisfies never;
    }
  }

  async function afterSave(saved: SavedPart, at: number): Promise<void> {
    const { part } = saved;
    if (saved.isDirty()) {
      await toDevice();
      clearTimeout(serverTimer);
      serverTimer = setTimeout(() => void flush(), SERVER_AFTER_MS);
      return show({ kind: 'on-device', at: now() });
    }
    touched.delete(part);
    await store.drop(part);
    const left = disputes();
    show(left.length > 0 ? { kind: 'disputed', disputes: left } : { kind: 'saved', at });
  }

  return {
    type,
    flush,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    value: (part: Part, field: string): Value => partOf(part).value(field),
    content: (part: Part): PartContent => partOf(part).content(),
    base: (part: Part): number | null => partOf(part).base,
    /** Changes when others' words are to be shown in a field. */
    version: (part: Part, field: string): number => partOf(part).versions.get(field) ?? 0,
    /** The field that has the focus: no answer is written into it. */
    focus(part: Part, field: string) {
      focused = { part, field };
    },
    leave(part: Part, field: string) {
      if (focused?.part === part && focused.field === field) focused = null;
      partOf(part).leave(field);
      show({ ...state });
    },
    focused: () => focused,
    /** Others saved: their text comes in where nobody changes it here. */
    adopt(part: Part, revision: number, content: PartContent) {
      const mine = partOf(part);
      if (mine.isDirty() || mine.base === revision) return;
      mine.adopt(revision, content, undefined, focusedIn(part));
      show({ ...state });
    },
    /** Fields of a translation that need no change although the original did. */
    markStillRight: (part: Part, fields: string[]) => oneAtATime(() => saveWhile(part, fields)),
    async choose(part: Part, chosen: Readonly<Record<string, Value>>) {
      partOf(part).settle(chosen);
      touched.set(part, null);
      show({ kind: 'typing' });
      await flush();
    },
    /** Tries at once, because the network came back. */
    retry: () => void (state.kind === 'offline' && flush()),
    /** The device has everything at once, because the page may end now. */
    keepNow: () => toDevice(),
    end() {
      clearTimeout(deviceTimer);
      clearTimeout(serverTimer);
      void flush();
    },
  };
}
