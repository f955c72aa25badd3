import type { PartContent } from '#content/declare/part-fields.ts';
import type { Part } from '#content/declare/parts.ts';
import { createSerialQueue } from '#lib/serial-queue.ts';
import type { KeptPart } from './device-store.ts';
import { EditedPart } from './edited-part.ts';
import type { Typed } from './edited-part.ts';
import { restState } from './save-state.ts';
import type { SaveState } from './save-state.ts';
import type { SaveAnswer, SaveRequest, SavingOptions } from './saving-options.ts';

const DEVICE_AFTER_MS = 300;
const SERVER_AFTER_MS = 2_000;
const RETRY_AFTER_MS = 5_000;

/**
 * Keeps what is typed in a document: each pause on the device, and two seconds after the last key on
 * the server, one save at a time, each from the revision that it began from. Others' words come in
 * where nobody changed them here, and never into the field that has the focus.
 */
export class Saving {
  private readonly known: Map<Part, EditedPart>;
  private readonly options: SavingOptions;
  private readonly now: () => number;
  private readonly oneAtATime = createSerialQueue();
  private readonly listeners = new Set<() => void>();
  /** The parts that were written in, each with the field of the last key. */
  private readonly touched = new Map<Part, string | null>();
  private current: SaveState = { kind: 'untouched' };
  private writing: { part: Part; field: string } | null = null;
  private deviceTimer: ReturnType<typeof setTimeout> | undefined;
  private serverTimer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  constructor(options: SavingOptions) {
    this.options = options;
    this.now = options.now ?? Date.now;
    this.known = new Map(
      options.parts.map(({ part, revision, content }) => [
        part,
        new EditedPart(part, revision, content),
      ]),
    );
    this.resume(options.kept);
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly state = (): SaveState => this.current;

  value(part: Part, field: string): unknown {
    return this.partOf(part).value(field);
  }

  content(part: Part): PartContent {
    return this.partOf(part).content();
  }

  base(part: Part): number | null {
    return this.partOf(part).base;
  }

  /** Changes when others' words are to be shown in a field. */
  version(part: Part, field: string): number {
    return this.partOf(part).versions.get(field) ?? 0;
  }

  readonly typedAt = (part: Part): number | undefined => this.partOf(part).typedAt;

  isDirty(part: Part): boolean {
    return this.partOf(part).isDirty();
  }

  /** Whether the server lacks words of any part. */
  hasUnsaved(): boolean {
    return [...this.known.values()].some((part) => part.isDirty());
  }

  type(part: Part, field: string, value: Typed): void {
    if (!this.mayWrite(part)) return;
    this.partOf(part).type(field, value, this.now());
    this.touched.set(part, field);
    if (!['typing', 'offline', 'conflict'].includes(this.current.kind))
      this.show({ kind: 'typing' });
    this.stopTimers();
    this.deviceTimer = setTimeout(() => void this.keepNow(), DEVICE_AFTER_MS);
    this.serverTimer = setTimeout(() => void this.flush(), SERVER_AFTER_MS);
  }

  /** Writes a value that nobody typed, and shows it in its field. */
  put(part: Part, field: string, value: unknown): void {
    this.type(part, field, value);
    this.partOf(part).show(field);
    this.show({ ...this.current });
  }

  /** The field has the focus: no answer is written into it. */
  focus(part: Part, field: string): void {
    this.writing = { part, field };
  }

  leave(part: Part, field: string): void {
    if (this.writing?.part === part && this.writing.field === field) this.writing = null;
    if (this.partOf(part).leave(field)) this.show({ ...this.current });
  }

  focused(): { part: Part; field: string } | null {
    return this.writing;
  }

  /** Others saved: their text comes in where nobody changes it here. */
  adopt(part: Part, revision: number, content: PartContent): void {
    const mine = this.partOf(part);
    if (mine.isDirty() || revision <= (mine.base ?? 0)) return;
    mine.adopt(revision, content, undefined, this.focusedIn(part));
    this.show({ ...this.current });
  }

  /** Fields of a translation that need no change although the original did. */
  markStillRight(part: Part, fields: string[]): Promise<void> {
    return this.oneAtATime(() => this.savePart(part, fields));
  }

  async choose(part: Part, chosen: Readonly<Record<string, unknown>>): Promise<void> {
    this.partOf(part).choose(chosen);
    this.touched.set(part, null);
    this.show({ kind: 'typing' });
    await this.flush();
  }

  /** Tries at once, because the network came back. */
  retry(): void {
    if (this.current.kind === 'offline') void this.flush();
  }

  /** The device has everything at once, because the page may end now. */
  async keepNow(): Promise<void> {
    clearTimeout(this.deviceTimer);
    const at = this.now();
    for (const [part, field] of this.touched) {
      const edited = this.partOf(part);
      const content = edited.content();
      if (!edited.isDirty()) continue;
      const { base, conflict, givenUp, typedAt = at } = edited;
      const kept = { part, base, began: edited.knownText(), content, field, conflict, givenUp };
      await this.options.store.keep({ ...kept, at: typedAt });
    }
    if (this.current.kind === 'typing') this.show({ kind: 'on-device', at });
    if (this.current.kind === 'offline') this.show({ ...this.current, changes: this.changes() });
  }

  /** Saves every part that was written in; returns when the server has answered for all. */
  async flush(): Promise<void> {
    clearTimeout(this.serverTimer);
    await this.keepNow();
    const parts = [...this.touched.keys()];
    await Promise.all(parts.map((part) => this.oneAtATime(() => this.savePart(part))));
  }

  /** The document is left: what is not saved yet is saved now. */
  end(): void {
    this.stopTimers();
    void this.flush();
  }

  /** Words that were on the device go on from where they were, over what others saved since. */
  private resume(kept: readonly KeptPart[]): void {
    if (kept.length === 0) return;
    for (const { part, base, began, content, field, at, conflict, givenUp } of kept) {
      const head = this.known.get(part);
      const mine = new EditedPart(part, base, began, content);
      Object.assign(mine, { typedAt: at, conflict, givenUp });
      if (head && head.base !== base) {
        const theirs = { id: head.base ?? 0, at: '', author: null, content: head.content() };
        mine.mergeTheirs(theirs, null);
      }
      this.known.set(part, mine);
      this.touched.set(part, field);
    }
    this.current = { kind: 'on-device', at: Math.max(...kept.map(({ at }) => at)) };
    this.serverTimer = setTimeout(() => void this.flush(), DEVICE_AFTER_MS);
  }

  private mayWrite = (part: Part): boolean => this.options.mayWrite?.(part) ?? true;

  private partOf(part: Part): EditedPart {
    const found = this.known.get(part) ?? new EditedPart(part, null);
    this.known.set(part, found);
    return found;
  }

  private show(next: SaveState): void {
    this.current = next;
    this.listeners.forEach((listener) => listener());
  }

  private focusedIn(part: Part): string | null {
    return this.writing?.part === part ? this.writing.field : null;
  }

  private changes(): number {
    return [...this.known.values()].reduce((sum, part) => sum + part.changes(), 0);
  }

  private stopTimers(): void {
    clearTimeout(this.deviceTimer);
    clearTimeout(this.serverTimer);
  }

  /** Keys that are typed during a save are saved after it. */
  private async savePart(part: Part, stillRight?: string[]): Promise<void> {
    const edited = this.partOf(part);
    if (this.isOver || !this.mayWrite(part)) return;
    const content = edited.content();
    if (edited.conflict) return this.showRest(this.now());
    if (!edited.isDirty() && !stillRight) return this.unchanged(part);
    if (this.current.kind !== 'offline') this.show({ kind: 'saving', at: this.now() });
    const { base, givenUp } = edited;
    if (givenUp?.[0]) return this.saveGivenUp(edited, givenUp[0]);
    const marks = { ...(stillRight && { stillRight }), ...(givenUp && { isNewSitting: true }) };
    const asked = { part, content, base, ...marks };
    await this.apply(edited, asked, await this.options.send(asked));
  }

  /** One's own text is a revision before the one that was chosen in its place. */
  private async saveGivenUp(edited: EditedPart, content: PartContent): Promise<void> {
    const { part, base } = edited;
    const asked = { part, content, base, isNewSitting: true };
    const answer = await this.options.send(asked);
    const { kind } = answer;
    // Words that the server refuses to have at all do not keep the chosen ones back.
    if (kind !== 'saved' && kind !== 'refused') return this.apply(edited, asked, answer);
    if (kind === 'saved')
      edited.saved(answer.revision, content, answer.merged, this.focusedIn(part));
    edited.givenUp = edited.givenUp?.slice(1);
    await this.keepNow();
    return this.savePart(part);
  }

  /** The server has the text already: it was changed back, or a tab that died had still sent it. */
  private async unchanged(part: Part): Promise<void> {
    if (!this.touched.delete(part)) return;
    this.partOf(part).refusal = undefined;
    await this.options.store.drop(part);
    if (this.current.kind === 'on-device') this.showRest(this.current.at);
  }

  private async apply(edited: EditedPart, asked: SaveRequest, answer: SaveAnswer): Promise<void> {
    const { part } = edited;
    switch (answer.kind) {
      case 'saved':
        if (asked.isNewSitting) edited.givenUp = undefined;
        edited.saved(answer.revision, asked.content, answer.merged, this.focusedIn(part));
        this.options.onSaved?.(part, answer.revision);
        return this.afterSave(edited, Date.parse(answer.at));
      case 'conflict':
        edited.mergeTheirs(answer.theirs, this.focusedIn(part));
        await this.keepNow();
        if (!edited.conflict) return this.savePart(part);
        return this.showRest(this.now());
      case 'refused':
        edited.refusal = answer.message;
        return this.showRest(this.now());
      case 'expired':
        this.isOver = true;
        return this.show(answer);
      case 'unreachable':
        return this.waitForNetwork();
      default:
        return answer satisfies never;
    }
  }

  private waitForNetwork(): void {
    clearTimeout(this.serverTimer);
    this.serverTimer = setTimeout(() => void this.flush(), RETRY_AFTER_MS);
    const since = this.current.kind === 'offline' ? this.current.since : this.now();
    this.show({ kind: 'offline', since, changes: this.changes() });
  }

  private async afterSave(edited: EditedPart, at: number): Promise<void> {
    const { part } = edited;
    if (edited.isDirty()) {
      await this.keepNow();
      clearTimeout(this.serverTimer);
      this.serverTimer = setTimeout(() => void this.flush(), SERVER_AFTER_MS);
      return this.show({ kind: 'on-device', at: this.now() });
    }
    this.touched.delete(part);
    await this.options.store.drop(part);
    this.showRest(at);
  }

  private showRest(at: number): void {
    this.show(restState([...this.known.values()], at));
  }
}
