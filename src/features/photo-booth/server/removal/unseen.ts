import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Database, Executor } from '#db/database.ts';
import { photos } from '#features/photos/collection.ts';
import type { Enqueue } from '#jobs/queue.ts';
import { hideFacesJob } from './hide-faces-job.ts';
import { kin } from './removal-rows.ts';

/**
 * Wishes whose face has not been looked for in a picture: nobody has, the face was found and is not blurred yet,
 * or a person is asked whether it can be seen. A picture and all that were made from it count as one.
 */
const unseen = (photoId: SQL, key: SQL) => sql`(
  exists (
    select from photo_removals r where r.photo_id = ${photoId}
      and r.state in ('waiting', 'done') and r.left is not null
      and r.root_key <> all(${kin(key)}) and not r.looked_at && ${kin(key)})
  or exists (
    select from photo_removals r where r.root_key = any(${kin(key)})
      and ((r.state = 'waiting' and r.follows is not null)
        or (r.state = 'asked' and r.photo_id = ${photoId}))))`;

/** The facts that would be public next: as they were written last, or as they are planned. */
const nextFacts = {
  written: sql`select p.revision_id from drafts p where p.document_id = d.id and p.part = 'facts'`,
  planned: sql`select s.revision_id from schedule s where s.document_id = d.id and s.part = 'facts'`,
};

/**
 * Whether a photo with a hidden face would show a picture in which that face may be seen. What is public
 * already is passed over. The caller has locked the document, so that nobody writes another picture meanwhile.
 */
export async function wouldShowUnseen(
  db: Executor,
  documentId: string,
  next: keyof typeof nextFacts,
): Promise<boolean> {
  const key = sql`(v.content->'file'->>'key')`;
  const { rows } = await db.execute(sql`
    select from documents d join revisions v on v.id in (${nextFacts[next]})
    where d.id = ${documentId} and d.collection = ${photos.name} and ${key} is not null
      and (d.languages = '{}' or ${key} is distinct from d.facts->'file'->>'key')
      and ${unseen(sql`d.id`, key)}`);
  return rows.length > 0;
}

/** Whether a public photo with a hidden face would show a picture in which it may be seen, in the place of its own. */
export async function isUnseenInPlaceOf(db: Executor, from: string, to: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from documents d join revision_files f on f.revision_id = d.facts_revision_id
    where d.collection = ${photos.name} and d.languages <> '{}' and f.key = ${from}
      and ${unseen(sql`d.id`, sql`${to}::text`)} limit 1`);
  return rows.length > 0;
}

/** Throws `busy` for a photo whose new picture is still to be looked through, which begins at once. */
export async function requireSeen(
  { db, enqueue }: { db: Database; enqueue: Enqueue },
  tx: Executor,
  documentId: string,
): Promise<void> {
  if (!(await wouldShowUnseen(tx, documentId, 'written'))) return;
  await enqueue(hideFacesJob, {}, db);
  throw new Problem('busy', {
    message:
      'A face is hidden in this photo at somebody’s wish, and is looked for in the new picture first. Publish it again in a moment.',
    retryAfter: 5,
  });
}
