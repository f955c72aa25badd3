import type { Database } from '#db/database.ts';
import type { DataSubject, PersonalData } from '#db/personal-data.ts';

/** The whole personal data of a user for download, without secrets. */
export async function everythingAbout(
  db: Database,
  subject: DataSubject,
  personalData: readonly PersonalData[],
): Promise<Record<string, unknown>> {
  const everything = {};
  for (const { download } of personalData)
    if (typeof download === 'function') Object.assign(everything, await download(db, subject));
  return everything;
}
