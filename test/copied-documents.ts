import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';

/** Copies every document whose slug begins with `text-`, with its history and what is public of it. */
export async function copyPublished(db: Database, copies: number): Promise<void> {
  await db.execute(sql`create table copies as
    select d.id as from_id, gen_random_uuid() as id, d.slug || '-' || n as slug
    from documents d, generate_series(1, ${copies}::int) as n where d.slug like 'text-%'`);
  await db.execute(sql`
    insert into documents (id, collection, slug, facts, languages, stage, edited_at)
    select c.id, d.collection, c.slug, d.facts, d.languages, d.stage, d.edited_at
    from copies c join documents d on d.id = c.from_id`);
  await db.execute(sql`create table copied as with added as (
      insert into revisions (document_id, part, author_id, content)
      select c.id, r.part, r.author_id, r.content from copies c join revisions r on r.document_id = c.from_id
      returning id, document_id, part
    ) select * from added`);
  await db.execute(sql`insert into drafts (document_id, part, revision_id, terms)
    select document_id, part, id, '{}' from copied`);
  await db.execute(sql`update documents d set facts_revision_id = r.id
    from copied r where r.document_id = d.id and r.part = 'facts'`);
  await db.execute(sql`
    insert into versions (document_id, language, collection, slug, revision_id, shown_in, title, summary,
      body, words, at, category, terms, search)
    select c.id, v.language, v.collection, c.slug, r.id, v.shown_in, v.title, v.summary, v.body, v.words,
      v.at, v.category, v.terms, v.search
    from copies c join versions v on v.document_id = c.from_id
      join copied r on r.document_id = c.id and r.part = v.language`);
  await db.execute(sql`
    insert into publications (document_id, collection, slug, part, revision_id, seal, since)
    select c.id, p.collection, c.slug, p.part, r.id, p.seal, p.since
    from copies c join publications p on p.document_id = c.from_id
      join copied r on r.document_id = c.id and r.part = p.part`);
  await db.execute(sql`analyze`);
}
