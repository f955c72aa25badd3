import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { boothFinds, boothNotices, boothPeople } from '#db/schema/photo-booth.ts';
import { MODEL_ID } from '#face-search/model-id.ts';
import { DAY_MS } from '#lib/durations.ts';
import { decryptFace } from './face-cipher.ts';
import type { EncryptedFace } from './face-cipher.ts';

export type BoothPerson = typeof boothPeople.$inferSelect;
export type EnrolledPerson = BoothPerson & EncryptedFace;

const DAYS_BETWEEN_FACES = 30;

export async function findBoothPerson(
  db: Executor,
  userId: string,
): Promise<BoothPerson | undefined> {
  const [found] = await db.select().from(boothPeople).where(eq(boothPeople.userId, userId));
  return found;
}

/** Whether somebody's face is known, in numbers that today's models made. */
export function isEnrolled(person: BoothPerson | undefined): person is EnrolledPerson {
  return Boolean(person?.sealedKey && person.sealedVector) && person?.modelId === MODEL_ID;
}

/**
 * The time from which another face may be enrolled; null where one may now. New models need a new selfie
 * at once.
 */
export function beginsAgainAt(person: BoothPerson | undefined, now: Date): Date | null {
  if (!person || (person.modelId !== null && person.modelId !== MODEL_ID)) return null;
  const at = new Date(person.enrolledAt.getTime() + DAYS_BETWEEN_FACES * DAY_MS);
  return at > now ? at : null;
}

/** Takes in the face of somebody whose account is locked. */
export async function enrol(tx: Executor, userId: string, face: EncryptedFace): Promise<void> {
  const row = { ...face, modelId: MODEL_ID, enrolledAt: sql`now()`, usedAt: sql`now()` };
  await tx
    .insert(boothPeople)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: boothPeople.userId, set: row });
}

export async function noteUse(tx: Executor, userId: string): Promise<void> {
  const matchesUser = eq(boothPeople.userId, userId);
  await tx
    .update(boothPeople)
    .set({ usedAt: sql`now()` })
    .where(matchesUser);
}

/** Forgets what somebody looks like, and where they were found. When they began stays. */
export async function forgetFace(tx: Executor, userId: string): Promise<void> {
  const nothing = { modelId: null, sealedKey: null, sealedVector: null };
  await tx.update(boothPeople).set(nothing).where(eq(boothPeople.userId, userId));
  await tx.delete(boothFinds).where(eq(boothFinds.userId, userId));
  await tx.delete(boothNotices).where(eq(boothNotices.userId, userId));
}

/** Everybody whose face is known, with their vectors. */
export async function readFaces(
  db: Executor,
  secret: string,
): Promise<{ userId: string; vector: Float32Array }[]> {
  const isKnown = and(isNotNull(boothPeople.sealedVector), eq(boothPeople.modelId, MODEL_ID));
  const people = await db.select().from(boothPeople).where(isKnown);
  return people
    .filter(isEnrolled)
    .map((person) => ({ userId: person.userId, vector: decryptFace(person, secret) }));
}
