import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { boothFinds, boothPeople } from '#db/schema/photo-booth.ts';
import { findBoothPerson } from './booth-people.ts';

const IDLE_DAYS = 90;
const FACE_DAYS = 180;

export const photoBoothPersonalData: readonly PersonalData[] = [
  {
    about: 'The faces of those who looked for themselves, and where they were found',
    place: { label: ['Photo booth', 'फ़ोटो बूथ'], ground: ['Consent', 'सहमति'] },
    columns: {
      booth_people: ['user_id', 'sealed_key', 'sealed_vector'],
      booth_finds: ['user_id', 'photo_id'],
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
      const { enrolledAt, usedAt, sealedVector } = person;
      return { photoBooth: { enrolledAt, usedAt, faceIsKept: sealedVector !== null, finds } };
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
            returning user_id)
          delete from booth_finds f using idle where f.user_id = idle.user_id`),
    },
  },
  {
    about: 'The faces in photographs of events, of nobody by name',
    columns: {
      booth_faces: ['photo_id', 'vector', 'small'],
      booth_photos: ['photo_id'],
    },
    download: { leftOut: 'nothing leads from a face in a photograph to a person' },
    erase: { kept: 'nothing leads from a face in a photograph to a person' },
    retention: {
      keptFor: `${FACE_DAYS} days after the photograph was indexed, or until its album is withdrawn`,
      forget: (db) =>
        db.execute(sql`
          with old as (
            update booth_photos set state = 'forgotten', faces = 0
            where state = 'done'
              and indexed_at < now() - make_interval(days => ${FACE_DAYS})
            returning photo_id)
          delete from booth_faces f using old where f.photo_id = old.photo_id`),
    },
  },
];
