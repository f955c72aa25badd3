import { sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { partSchema } from '../edit/parts.ts';
import type { Part } from '../edit/parts.ts';

/** A part as it was saved last, and what of it is public. */
export interface WrittenPart {
  part: Part;
  revisionId: number;
  liveRevisionId: number | null;
  behind: string[];
  authorId: string;
  at: Date;
}

export interface PartPlan {
  part: Part;
  action: 'publish' | 'unpublish';
  at: Date;
  revisionId: number | null;
  authorId: string;
}

/** The newest review of a part that was not taken back. */
export interface PartReview {
  id: string;
  state: 'waiting' | 'approved' | 'returned';
  part: Part;
  revisionId: number;
  sentAt: Date;
  sentBy: string;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string | null;
}

/** Everything between what is written of a document and what is public. */
export interface EditorialState {
  parts: WrittenPart[];
  plans: PartPlan[];
  reviews: PartReview[];
}

/** Reads where documents stand, by their ids, in three statements. */
export async function readEditorialStates(
  db: Executor,
  ids: readonly string[],
): Promise<(id: string) => EditorialState> {
  const these = sql`${sql.param([...ids])}::uuid[]`;
  const [parts, plans, reviews] = await Promise.all([
    db.execute<Stored<WrittenPart>>(sql`
      select p.document_id as id, p.part, p.revision_id as "revisionId", p.behind, r.author_id as "authorId", r.at,
        case p.part when 'facts' then d.facts_revision_id else v.revision_id end as "liveRevisionId"
      from drafts p join revisions r on r.id = p.revision_id join documents d on d.id = p.document_id
        left join versions v on v.document_id = p.document_id and v.language = p.part
      where p.document_id = any(${these})`),
    db.execute<Stored<PartPlan>>(sql`
      select document_id as id, part, action, at, revision_id as "revisionId", author_id as "authorId"
      from schedule where document_id = any(${these}) order by at, part = 'facts', part`),
    db.execute<Stored<PartReview> & { reviewId: string }>(sql`
      select distinct on (r.document_id, p.part) r.document_id as id, r.id as "reviewId", r.state, p.part,
        p.revision_id as "revisionId", r.sent_at as "sentAt", r.sent_by as "sentBy",
        r.decided_at as "decidedAt", r.decided_by as "decidedBy", r.reason
      from reviews r join review_parts p on p.review_id = r.id
      where r.document_id = any(${these}) and r.state <> 'withdrawn'
      order by r.document_id, p.part, r.sent_at desc`),
  ]);
  const partsOf = Map.groupBy(parts.rows, ({ id }) => id);
  const plansOf = Map.groupBy(plans.rows, ({ id }) => id);
  const reviewsOf = Map.groupBy(reviews.rows, ({ id }) => id);
  return (id) => ({
    parts: (partsOf.get(id) ?? []).map((row) => ({ ...row, ...numbers(row), ...dates(row) })),
    plans: (plansOf.get(id) ?? []).map((row) => ({ ...row, ...numbers(row), ...dates(row) })),
    reviews: (reviewsOf.get(id) ?? []).map((row) => {
      const { reviewId, sentAt, decidedAt } = row;
      const when = { sentAt: new Date(sentAt), decidedAt: decidedAt && new Date(decidedAt) };
      return { ...row, ...numbers(row), ...when, id: reviewId };
    }),
  });
}

type Stored<Row> = Omit<Row, 'part'> & { id: string; part: string } & Record<string, unknown>;

/** Identifiers of revisions come from the database as texts. */
function numbers<Revision extends number | null, Live extends number | null>(row: {
  part: string;
  revisionId: Revision;
  liveRevisionId?: Live;
}) {
  const { part, revisionId, liveRevisionId = null } = row;
  const toNumber = (id: unknown) => (id === null ? null : Number(id));
  return {
    part: partSchema.parse(part),
    revisionId: toNumber(revisionId) as Revision,
    liveRevisionId: toNumber(liveRevisionId) as Live,
  };
}

const dates = ({ at }: { at: Date }) => ({ at: new Date(at) });

/** The languages in which somebody wrote. */
export const languagesIn = ({ parts }: Pick<EditorialState, 'parts'>): Language[] =>
  parts.flatMap(({ part }) => (part === 'facts' ? [] : [part]));
