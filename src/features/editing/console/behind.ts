import { unescapeHtml } from '#lib/unescape-html.ts';
import { diffLists, diffWords, joined } from '#lib/word-diff.ts';
import type { Stretch } from '#lib/word-diff.ts';
import type { DraftPart } from './editing-context.ts';

/** Text of a body or of a plain field, with the blocks of a body on lines of their own. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return JSON.stringify(value);
  return unescapeHtml(
    value.replaceAll(/<\/(?:p|h[2-4]|li|tr|blockquote)>|<br \/>/g, '\n').replaceAll(/<[^>]*>/g, ''),
  )
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

/** The outermost blocks of a body, as they were written. */
export function blocksOf(html: unknown): string[] {
  if (typeof html !== 'string') return [];
  const blocks: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, index } of html.matchAll(/<\/?([a-z0-9]+)[^>]*>/g)) {
    if (/^<(?:br|hr)/.test(tag)) {
      if (depth === 0) blocks.push(tag);
      continue;
    }
    if (depth === 0 && !tag.startsWith('</')) from = index;
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) blocks.push(html.slice(from, index + tag.length));
  }
  return blocks;
}

/** The places of the blocks of the original that are new or other than when it was translated. */
export function changedBlocks(before: unknown, now: unknown): number[] {
  const steps = diffLists(blocksOf(before), blocksOf(now), (one, other) => one === other);
  const places = new Set<number>();
  let place = 0;
  for (const { kind } of steps) {
    if (kind !== 'same') places.add(place);
    if (kind !== 'gone') place += 1;
  }
  return [...places];
}

type Behind = DraftPart['behind'][number];

const known = new WeakMap<Behind, readonly number[]>();

/** The places of the changed blocks, found once for each change. */
export function placesBehind(behind: Behind): readonly number[] {
  const places = known.get(behind) ?? changedBlocks(behind.before, behind.now);
  known.set(behind, places);
  return places;
}

/** The changes of a text, word by word; of a body, only the blocks that are not the same are looked into. */
export function changesOf({ before, now }: Record<'before' | 'now', unknown>): Stretch[] {
  const [from, to] = [blocksOf(before), blocksOf(now)];
  if (from.length === 0 || to.length === 0) return diffWords(plainText(before), plainText(now));
  const found: Stretch[] = [];
  let [gone, come] = ['', ''];
  const settle = () => {
    found.push(...diffWords(plainText(gone), plainText(come)));
    [gone, come] = ['', ''];
  };
  for (const { kind, item } of diffLists(from, to, (one, other) => one === other)) {
    if (kind === 'gone') gone += item;
    else if (kind === 'new') come += item;
    else {
      if (gone || come) settle();
      found.push({ kind, text: `${plainText(item)}\n` });
    }
  }
  settle();
  return joined(found);
}
