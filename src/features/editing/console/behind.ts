import type { Part } from '#content/declare/parts.ts';
import { diffLists } from '#lib/word-diff.ts';
import { partOf } from './editing-context.ts';
import type { Draft } from './editing-context.ts';

/** Text of a body or of a plain field, with the blocks of a body on lines of their own. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return JSON.stringify(value);
  return unescaped(
    value.replaceAll(/<\/(?:p|h[2-4]|li|tr|blockquote)>|<br \/>/g, '\n').replaceAll(/<[^>]*>/g, ''),
  )
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

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

/** The blocks of a translated body whose originals changed: at the same places as there. */
export function behindBlocksOf(draft: Draft, part: Part, field: string): number[] {
  const behind = partOf(draft, part)?.behind.find((each) => each.field === field);
  return behind ? changedBlocks(behind.before, behind.now) : [];
}
