import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { changedFields } from '../../declare/part-fields.ts';
import { partSchema } from '../edit/parts.ts';
import type { Part, PartContent } from '../edit/parts.ts';

/** A revision in the history of a document. */
export interface HistoryRow {
  id: number;
  part: Part;
  authorId: string;
  at: Date;
  content: PartContent;
  /** Fields that it changed of the one before. */
  fields: string[];
  isLive: boolean;
  isNewest: boolean;
}

const MAX_OF_A_PART = 200;

type Stored = {
  id: string;
  part: string;
  authorId: string;
  at: Date;
  content: PartContent;
  isLive: boolean;
  isNewest: boolean;
};

/** The facts outlast what is taken down: they go out with the next language. */
const publicRevision = sql`case r.part when 'facts' then d.facts_revision_id else v.revision_id end`;

const columns = sql`
  r.id, r.part, r.author_id as "authorId", r.at, r.content,
  coalesce(d.languages <> '{}' and r.id = ${publicRevision}, false) as "isLive",
  exists (select from drafts p where p.revision_id = r.id) as "isNewest"`;

const joined = sql`
  join documents d on d.id = r.document_id
  left join versions v on v.document_id = r.document_id and v.language = r.part`;

/**
 * The history of a document, newest first, at most 200 revisions of each part. Of the autosaves of one
 * sitting the last one counts, and those that were public.
 */
export async function readHistory(
  db: Executor,
  documentId: string,
  part: Part | undefined,
): Promise<HistoryRow[]> {
  const ofPart = part === undefined ? sql`true` : sql`r.part = ${part}`;
  const { rows } = await db.execute<Stored>(sql`
    select * from (
      select ${columns}, row_number() over (partition by r.part order by r.id desc) as place
      from revisions r ${joined}
      where r.document_id = ${documentId} and ${ofPart} and (
        not exists (
          select from revisions n where n.document_id = r.document_id and n.part = r.part
            and n.author_id = r.author_id and n.since = r.since and n.id > r.id)
        or r.id = ${publicRevision})
    ) kept where place <= ${MAX_OF_A_PART + 1} order by id desc`);
  const before = new Map<Part, HistoryRow>();
  const history = rows.toReversed().map((row) => {
    const stored = inMemory(row);
    const last = before.get(stored.part);
    const fields = changedFields(stored.part, last?.content ?? {}, stored.content);
    const next = { ...stored, fields };
    before.set(stored.part, next);
    return next;
  });
  return history.toReversed();
}

/** Two revisions of a document, or one, by their ids. */
export async function readSides(
  db: Executor,
  documentId: string,
  ids: readonly number[],
): Promise<Omit<HistoryRow, 'fields'>[]> {
  const { rows } = await db.execute<Stored>(sql`
    select ${columns} from revisions r ${joined}
    where r.document_id = ${documentId} and r.id = any(${sql.param([...ids])}::bigint[])`);
  return rows.map(inMemory);
}

const inMemory = (row: Stored) => ({
  ...row,
  id: Number(row.id),
  part: partSchema.parse(row.part),
  at: new Date(row.at),
});
