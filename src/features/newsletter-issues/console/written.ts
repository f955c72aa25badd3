import {
  isSameWritten,
  mergeWords,
  textFields,
  textsFrom,
} from '#broadcasts/console/merge-words.ts';
import type { BroadcastFields, Edits, Shape } from '#broadcasts/console/merge-words.ts';
import type { IssueBlock, NewsletterIssue } from '../contract.ts';

/** The part of an issue that agents write. */
export type Written = Pick<NewsletterIssue, 'texts' | 'blocks' | 'segment'>;

export const nothingYet: Written = {
  texts: {},
  blocks: [],
  segment: { language: null, topic: null, constituency: null },
};

export const writtenOf = ({ texts, blocks, segment }: Written): Written => ({
  texts,
  blocks,
  segment,
});

/** The blocks lie below their ids, so that two may write in different ones; their order is no field. */
export const shape: Shape<Written> = {
  fieldsOf: ({ texts, blocks, segment }) => ({
    ...textFields('texts', texts),
    ...Object.assign({}, ...blocks.map(blockFields)),
    ...segment,
  }),
  writtenFrom: (fields) => ({
    texts: textsFrom('texts', fields, { subject: '', preheader: '' }),
    blocks: idsIn(fields).flatMap((id) => blockFrom(id, fields) ?? []),
    segment: segmentFrom(fields),
  }),
};

const blockFields = (block: IssueBlock): BroadcastFields =>
  block.kind === 'document'
    ? { [`blocks.${block.id}`]: block }
    : { [`blocks.${block.id}`]: block.kind, ...textFields(`blocks.${block.id}`, block.texts) };

const idsIn = (fields: BroadcastFields): string[] => [
  ...new Set(
    Object.keys(fields).flatMap((name) => {
      const [below, id = ''] = name.split('.');
      return below === 'blocks' ? id : [];
    }),
  ),
];

/** A block whose words somebody wrote in stays, also where another one removed it. */
function blockFrom(id: string, fields: BroadcastFields): IssueBlock | undefined {
  const kept = fields[`blocks.${id}`];
  if (typeof kept === 'object' && kept !== null) return kept as IssueBlock;
  return { id, kind: 'text', texts: textsFrom(`blocks.${id}`, fields, { heading: '', text: '' }) };
}

const segmentFrom = ({ language, topic, constituency }: BroadcastFields) =>
  ({
    language: language ?? null,
    topic: topic ?? null,
    constituency: constituency ?? null,
  }) as Written['segment'];

/** Two edits of one issue as one. Blocks of both are there, in the order of whoever changed it. */
export function mergeIssues(edits: Edits<Written>): { written: Written; conflicts: string[] } {
  const { written, conflicts } = mergeWords(shape, edits);
  const order = orderOf(edits);
  const placeOf = ({ id }: IssueBlock) => order.indexOf(id);
  const blocks = written.blocks.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { written: { ...written, blocks }, conflicts };
}

function orderOf({ base, mine, theirs }: Edits<Written>): string[] {
  const [first, second] = isSameOrder(base, mine) ? [theirs, mine] : [mine, theirs];
  return [...new Set([...idsOf(first), ...idsOf(second)])];
}

const idsOf = ({ blocks }: Written) => blocks.map(({ id }) => id);

const isSameOrder = (one: Written, other: Written): boolean =>
  idsOf(one).join() === idsOf(other).join();

/** Whether both are stored as the same issue. */
export const isSameIssue = (one: Written, other: Written): boolean =>
  isSameOrder(one, other) && isSameWritten(shape, one, other);
