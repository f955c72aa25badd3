import { blocksOf } from './behind.ts';

/** Both texts of a field in one, for somebody to write them together: of a body, each block once. */
export function bothTogether(field: string, mine: unknown, theirs: unknown): string {
  const [one, other] = [String(mine ?? ''), String(theirs ?? '')];
  if (field !== 'body') return [one, other].filter(Boolean).join('\n');
  const blocks = blocksOf(one);
  return [...blocks, ...blocksOf(other).filter((block) => !blocks.includes(block))].join('\n');
}
