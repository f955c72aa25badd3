import {
  changedFields,
  emptyContent,
  fieldIn,
  isSameValue,
  mergeEdits,
  withField,
} from '#content/declare/part-fields.ts';
import type { PartContent } from '#content/declare/part-fields.ts';
import type { Part } from '#content/declare/parts.ts';

/** A revision of somebody else, as people compare it. */
export interface Theirs {
  id: number;
  at: string;
  author: { id: string; name: string | null } | null;
  content: PartContent;
}

/** A value, or how to read it: a body is only written out when it is needed. */
export type Typed = NonNullable<unknown> | null | undefined | (() => unknown);

export interface PartConflict {
  part: Part;
  fields: string[];
  theirs: Theirs;
}

/** One part of a document while somebody writes it: what the server has, and what was typed since. */
export class EditedPart {
  /** Counts up whenever others' words should be shown in a field, by its name. */
  readonly versions = new Map<string, number>();
  conflict: PartConflict | undefined;
  /** Own texts that were given up in a choice and are no revisions yet; empty once all are. */
  givenUp: PartContent[] | undefined;
  /** Why the server refused the words, until it takes them. */
  refusal: string | undefined;
  /** The moment of the last key, in milliseconds since 1970. */
  typedAt: number | undefined;
  private typed = new Map<string, () => unknown>();
  /** Others' words in the field that has the focus; they are shown when it is left. */
  private held = new Map<string, unknown>();

  readonly part: Part;
  base: number | null;
  private began: PartContent;
  private mine: PartContent;

  constructor(
    part: Part,
    base: number | null,
    began: PartContent = emptyContent(part),
    mine: PartContent = began,
  ) {
    this.part = part;
    this.base = base;
    this.began = began;
    this.mine = mine;
  }

  type(field: string, value: Typed, at: number): void {
    this.typedAt = at;
    this.typed.set(field, typeof value === 'function' ? (value as () => unknown) : () => value);
  }

  /** The text as it is now. */
  content(): PartContent {
    for (const [field, read] of this.typed) {
      const value = read();
      // Some answers came while this field had the focus; unchanged words are no word against them.
      if (this.held.has(field) && isSameValue(value, fieldIn(this.part, this.shown(), field)))
        continue;
      this.meetHeld(field);
      this.mine = withField(this.part, this.mine, field, value);
    }
    this.typed.clear();
    return this.mine;
  }

  knownText(): PartContent {
    return this.began;
  }

  value(field: string): unknown {
    return fieldIn(this.part, this.content(), field);
  }

  isDirty(): boolean {
    const isDecided = this.conflict === undefined && this.givenUp === undefined;
    return this.typed.size > 0 || !isDecided || this.dirtyFields().length > 0;
  }

  dirtyFields(): string[] {
    return changedFields(this.part, this.began, this.content());
  }

  /** How much the server lacks: fields, and texts that were given up. */
  changes(): number {
    return this.dirtyFields().length + (this.givenUp?.length ?? 0);
  }

  /** The server has `sent` now, and perhaps others' words with it. */
  saved(revision: number, sent: PartContent, merged: PartContent | null, focused: string | null) {
    this.refusal = undefined;
    const conflicting = this.adopt(revision, merged ?? sent, sent, focused);
    if (conflicting.length === 0) return;
    const theirs = { id: revision, at: '', author: null, content: merged ?? sent };
    this.conflict = { part: this.part, theirs, fields: conflicting };
  }

  /**
   * The server's newest text; `began` is what this tab knew before. Others' words come into fields that
   * nobody changed here; a field that both changed is a conflict.
   */
  adopt(
    revision: number,
    theirs: PartContent,
    began: PartContent = this.began,
    focused: string | null = null,
  ): string[] {
    const edits = { base: began, mine: this.content(), theirs };
    const { content, arrived, conflicts } = mergeEdits(this.part, edits);
    for (const field of arrived) {
      if (field === focused) this.held.set(field, fieldIn(this.part, this.mine, field));
      else this.show(field);
    }
    this.mine = content;
    this.began = theirs;
    this.base = revision;
    return conflicts;
  }

  /** Somebody saved other words in the same fields. */
  mergeTheirs(theirs: Theirs, focused: string | null): void {
    const before = this.began;
    const conflicting = this.adopt(theirs.id, theirs.content, before, focused);
    if (conflicting.length > 0)
      this.conflict = {
        part: this.part,
        theirs,
        fields: union(this.conflict?.fields, conflicting),
      };
  }

  /** Takes the value that was chosen for each conflicting field. */
  choose(chosen: Readonly<Record<string, unknown>>): void {
    const own = this.content();
    for (const [field, value] of Object.entries(chosen)) {
      this.mine = withField(this.part, this.mine, field, value);
      this.show(field);
    }
    const isGivenUp = changedFields(this.part, own, this.mine).length > 0;
    this.givenUp = [...(this.givenUp ?? []), ...(isGivenUp ? [own] : [])];
    this.conflict = undefined;
  }

  /** The field is left: what others wrote in it meanwhile may be shown. */
  leave(field: string): boolean {
    this.content();
    const hasNews = this.held.delete(field);
    if (hasNews) this.show(field);
    return hasNews;
  }

  private shown(): PartContent {
    let content = this.mine;
    for (const [field, value] of this.held) content = withField(this.part, content, field, value);
    return content;
  }

  /** Typing went on over words that others had replaced: both are kept, and somebody chooses. */
  private meetHeld(field: string): void {
    if (!this.held.delete(field)) return;
    const theirs: Theirs = { id: this.base ?? 0, at: '', author: null, content: this.began };
    this.conflict = {
      part: this.part,
      theirs: this.conflict?.theirs ?? theirs,
      fields: union(this.conflict?.fields, [field]),
    };
  }

  /** The field is to show the value that is kept of it. */
  show(field: string): void {
    this.versions.set(field, (this.versions.get(field) ?? 0) + 1);
  }
}

const union = (some: readonly string[] = [], more: readonly string[]): string[] => [
  ...new Set([...some, ...more]),
];
