import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** SHA-256 of a JSON value; `jsonb` writes the same value always in the same way. */
const sha256 = (value: SQL) => sql`sha256(convert_to((${value})::text, 'UTF8'))`;

/** The seal of the words that a row of `versions` shows. */
export const sealOfVersion = (row: SQL) =>
  sha256(sql`jsonb_build_array(${row}.title, ${row}.summary, ${row}.body, ${row}.words)`);

/** The seal of public facts. */
export const sealOfFacts = (facts: SQL) => sha256(sql`jsonb_build_array(${facts})`);

/** The seal of the content of a revision, the same as that of what is made public from it. */
export const sealOfRevision = (part: SQL, content: SQL) =>
  sql`case when ${part} = 'facts' then ${sealOfFacts(content)} else ${sha256(sql`jsonb_build_array(
    ${content} -> 'title', coalesce(${content} -> 'summary', 'null'),
    coalesce(${content} -> 'body', 'null'), coalesce(${content} -> 'words', '{}'))`)} end`;
