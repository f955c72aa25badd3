import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { publicTitles } from '#content/server/public-titles.ts';
import type { Database } from '#db/database.ts';
import type { PersonalData } from '#db/personal-data.ts';
import { boothFinds, boothPeople, photoRemovals } from '#db/schema/photo-booth.ts';
import { languageOfUser } from '#people/language-of-user.ts';
import { findBoothPerson } from './booth-people.ts';
import { FACE_DAYS, forgetOldFaces } from './forget-faces.ts';
import { wantsNotices } from './notices.ts';

const IDLE_DAYS = 90;
const ANSWERED_DAYS = 90;

/** The rest of a row says where a face is, and nothing of whose it is. */
const nobody = { name: null, email: null, reason: null };

/** Rows about photos, each with the title that its owner knows the photo by. */
async function titled<Row extends { photo: string | null }>(
  db: Database,
  userId: string,
  rows: readonly Row[],
) {
  const ids = rows.flatMap(({ photo }) => photo ?? []);
  const titles = await publicTitles(db, ids, await languageOfUser(db, userId));
  return rows.map((row) => ({ title: titles.get(row.photo ?? '') ?? null, ...row }));
}

export const photoBoothPersonalData: readonly PersonalData[] = [
  {
    about: 'The faces of those who looked for themselves, and where they were found',
    place: { label: ['Photo booth', 'फ़ोटो बूथ'], ground: ['Consent', 'सहमति'] },
    columns: {
      booth_people: ['user_id', 'sealed_key', 'sealed_vector'],
      booth_finds: ['user_id', 'photo_id'],
      booth_notices: ['user_id'],
    },
    async download(db, { userId }) {
      const person = await findBoothPerson(db, userId);
      if (!person) return {};
      const finds = await db
        .select({
          photo: boothFinds.photoId,
          foundAt: boothFinds.foundAt,
          notMeAt: boothFinds.refusedAt,
        })
        .from(boothFinds)
        .where(eq(boothFinds.userId, userId));
      const withTitles = await titled(db, userId, finds);
      const { enrolledAt, usedAt, sealedVector } = person;
      const mailsAreWanted = await wantsNotices(db, userId);
      const faceIsKept = sealedVector !== null;
      return { photoBooth: { enrolledAt, usedAt, faceIsKept, mailsAreWanted, finds: withTitles } };
    },
    async erase(tx, { userId }) {
      await tx.delete(boothPeople).where(eq(boothPeople.userId, userId));
    },
    retention: {
      keptFor: `until its owner takes the consent back, and ${IDLE_DAYS} days after the last search`,
      forget: (db) =>
        db.execute(sql`
          with idle as (
            update booth_people set model_id = null, sealed_key = null, sealed_vector = null
            where sealed_vector is not null
              and used_at < now() - make_interval(days => ${IDLE_DAYS})
            returning user_id),
          untold as (delete from booth_notices n using idle where n.user_id = idle.user_id)
          delete from booth_finds f using idle where f.user_id = idle.user_id`),
    },
  },
  {
    about: 'The faces in photographs of events, of nobody by name',
    columns: {
      booth_faces: ['photo_id', 'vector', 'small'],
      booth_photos: ['photo_id'],
      // On the server of FACE_INDEX_URL, where there is one; they go with those above.
      'face_index.faces': ['photo_id', 'vector'],
      'face_index.photos': ['photo_id'],
    },
    download: { leftOut: 'nothing leads from a face in a photograph to a person' },
    erase: { kept: 'nothing leads from a face in a photograph to a person' },
    retention: {
      keptFor: `${FACE_DAYS} days after the photograph came into the booth, or as many as its album says, or until that is withdrawn`,
      forget: forgetOldFaces,
    },
  },
  {
    about: 'People who asked not to be seen in a photo',
    place: { label: ['Blurred faces', 'धुंधले चेहरे'], ground: ['Their request', 'उनका अनुरोध'] },
    columns: {
      photo_removals: ['photo_id', 'name', 'email', 'reason', 'answer', 'decided_by'],
    },
    async download(db, { userId, email }) {
      if (email === null) return {};
      const { photoId, name, reason, state, createdAt, answer } = photoRemovals;
      const blurredFaces = await db
        .select({ photo: photoId, name, reason, state, createdAt, answer })
        .from(photoRemovals)
        .where(eq(photoRemovals.email, email));
      if (blurredFaces.length === 0) return {};
      return { blurredFaces: await titled(db, userId, blurredFaces) };
    },
    async erase(tx, { email }) {
      if (email === null) return;
      const isTheirs = eq(photoRemovals.email, email);
      // Without their words nobody could tell which face is meant.
      const isUnmarked = and(eq(photoRemovals.state, 'asked'), isNull(photoRemovals.left));
      await tx.delete(photoRemovals).where(and(isTheirs, isUnmarked));
      await tx.update(photoRemovals).set(nobody).where(isTheirs);
    },
    async correct(tx, { email }, { name }) {
      if (email === null || !name) return 0;
      const isTheirs = eq(photoRemovals.email, email);
      return (await tx.update(photoRemovals).set({ name }).where(isTheirs)).rowCount ?? 0;
    },
    retention: {
      keptFor: `the place in the photo while the picture is kept, so that it stays blurred; who asked, ${ANSWERED_DAYS} days after the answer`,
      forget: (db) =>
        db
          .update(photoRemovals)
          .set(nobody)
          .where(lt(photoRemovals.decidedAt, sql`now() - make_interval(days => ${ANSWERED_DAYS})`)),
    },
  },
];
