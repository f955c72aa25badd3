import type { Node } from '@tiptap/pm/model';

/** A node never changes: what a key leaves alone is counted once. */
const counted = new WeakMap<Node, number>();

/** How many words a body has. */
export const countWords = (doc: Node): number =>
  doc.children.reduce((sum, block) => sum + wordsOf(block), 0);

function wordsOf(block: Node): number {
  const known = counted.get(block);
  if (known !== undefined) return known;
  const text = block.textBetween(0, block.content.size, ' ', ' ');
  const count = text.match(/\S+/g)?.length ?? 0;
  counted.set(block, count);
  return count;
}
