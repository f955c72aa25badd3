import { baseAfter, conflictAfter, withTheirs } from '#broadcasts/console/merge-words.ts';
import type { BroadcastConflict } from '#broadcasts/console/merge-words.ts';
import { isOutdated } from '#client/query.ts';
import type { BegunWords, KeptWords } from '#ui/console/kept-words.ts';
import type { NewsletterIssue } from '../contract.ts';
import { isSameIssue, mergeIssues, shape, writtenOf } from './written.ts';
import type { Written } from './written.ts';

/** The revision of an issue that an act is about. */
export interface Seen {
  id: string;
  revision: number;
}

export type SavingState = 'saved' | 'typing' | 'saving' | 'failed';

interface View {
  written: Written;
  state: SavingState;
  error: Error | null;
  /** The words that somebody else saved otherwise; nothing is saved until one of them is chosen. */
  conflict?: BroadcastConflict<Written> | undefined;
}

type Stored = Written & Seen & Pick<NewsletterIssue, 'state'>;

interface DraftOptions {
  device: KeptWords<BegunWords<Written>>;
  save(body: Written & Seen): Promise<Seen>;
  /** The issue as the server has it now. */
  find(id: string): Promise<Stored>;
}

const PAUSE_MS = 1_000;

/**
 * The words that are typed into an issue, saved a second after the last letter, and before anything else is done.
 * What the server does not have yet is on the device. What somebody else saves meanwhile comes in beside it.
 */
export class IssueDraft {
  private view: View;
  private saved: Written;
  private seen: Seen;
  private line: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly options: DraftOptions;

  constructor({ id, revision, ...issue }: Stored, options: DraftOptions) {
    this.options = options;
    this.saved = writtenOf(issue);
    this.seen = { id, revision };
    this.view = { written: this.saved, state: 'saved', error: null };
    const found = options.device.read();
    if (found && (found.revision === revision || issue.state === 'draft')) this.resume(found);
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly now = (): View => this.view;

  change(changes: Partial<Written>): void {
    this.write({ ...this.view.written, ...changes });
    this.saveSoon();
  }

  /** Saves whatever is not saved yet, one save after the other. */
  flush(): Promise<Seen> {
    clearTimeout(this.timer);
    const save = () => this.saveNewest();
    const next = this.line.then(save, save);
    this.line = next.catch(() => undefined);
    return next;
  }

  /** The issue as the server has it, once no save is on its way; begins none. */
  async settle(): Promise<Seen> {
    clearTimeout(this.timer);
    await this.line;
    return this.seen;
  }

  /** Takes in a newer revision, after the save that is on its way: its own revision is nobody else's. */
  follow(issue: Stored): void {
    const adoptNewer = () => (issue.revision > this.seen.revision ? this.adopt(issue) : undefined);
    this.line = this.line.then(adoptNewer);
  }

  keepMine(): void {
    this.choose(this.view.written);
  }

  takeTheirs(): void {
    const { written, conflict } = this.view;
    if (conflict) this.choose(withTheirs(shape, written, conflict));
  }

  /** Goes on with words of before a reload; what somebody else saved since comes in beside them. */
  private resume({ base, written: mine }: BegunWords<Written>): void {
    const theirs = this.saved;
    const { written, conflicts: fields } = mergeIssues({ base, mine, theirs });
    const conflict = conflictAfter(shape, undefined, { fields, theirs, base });
    this.view = { ...this.view, written, conflict };
    if (!this.isSaved()) this.view.state = 'typing';
  }

  private choose(words: Written): void {
    this.show({ conflict: undefined });
    this.write(words);
    this.saveSoon();
  }

  private show(changes: Partial<View>): void {
    this.view = { ...this.view, ...changes };
    this.listeners.forEach((listener) => listener());
  }

  private isSaved(): boolean {
    return isSameIssue(this.view.written, this.saved);
  }

  private write(written: Written): void {
    this.show({ written });
    this.keepOnDevice();
  }

  private keepOnDevice(): void {
    const { revision } = this.seen;
    const { written, conflict } = this.view;
    const base = baseAfter(shape, this.saved, conflict);
    if (this.isSaved()) this.options.device.forget();
    else this.options.device.keep({ revision, base, written });
  }

  private saveSoon(): void {
    clearTimeout(this.timer);
    if (this.view.conflict) return;
    this.show({ state: 'typing' });
    this.timer = setTimeout(() => void this.flush().catch(() => undefined), PAUSE_MS);
  }

  private async saveNewest(): Promise<Seen> {
    const { written, conflict } = this.view;
    if (this.isSaved()) return this.rest();
    if (conflict) throw new Error('Two wrote the same words, and nobody has chosen yet');
    this.show({ state: 'saving' });
    try {
      this.seen = await this.options.save({ ...written, ...this.seen });
    } catch (failure) {
      if (isOutdated(failure) && (await this.comesTogether())) return this.saveNewest();
      this.show({ state: 'failed', error: this.view.conflict ? null : (failure as Error) });
      throw failure;
    }
    this.saved = written;
    return this.rest();
  }

  private rest(): Seen {
    this.keepOnDevice();
    this.show({ state: this.isSaved() ? 'saved' : 'typing', error: null });
    return this.seen;
  }

  /** Whether what somebody else saved lies beside what is typed, and is still a draft that a save may change. */
  private async comesTogether(): Promise<boolean> {
    try {
      const theirs = await this.options.find(this.seen.id);
      this.adopt(theirs);
      return !this.view.conflict && theirs.state === 'draft';
    } catch {
      return false;
    }
  }

  private adopt({ id, revision, ...issue }: Stored): void {
    const theirs = writtenOf(issue);
    const { written: mine, conflict } = this.view;
    const base = this.saved;
    const merged = mergeIssues({ base, mine, theirs });
    this.saved = theirs;
    this.seen = { id, revision };
    const fields = merged.conflicts;
    this.show({ conflict: conflictAfter(shape, conflict, { fields, theirs, base }) });
    this.write(merged.written);
  }
}
