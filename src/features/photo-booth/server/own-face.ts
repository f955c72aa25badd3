import { Problem, invalid } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { dot } from '#face-search/vector.ts';
import type { Caller } from '#http/caller.ts';
import { indianDay } from '#lib/clock.ts';
import { visitors } from '#people/realms/visitors.ts';
import { requireSession } from '#people/require-session.ts';
import { beginsAgainAt, enrol, findBoothPerson, isEnrolled, noteUse } from './booth-people.ts';
import { decryptFace, encryptFace } from './face-cipher.ts';

interface Selfie {
  vector: Float32Array;
  /** The field that it came in. */
  param: 'image' | 'template';
  /** The least likeness to the first one. */
  own: number;
  secret: string;
}

/**
 * Takes in the first face of somebody whose account is locked, or requires that it is the same person
 * again, and returns the first one: a vector that is mixed from two people resembles both, so a later one
 * is never searched with. Throws a 422 for another face, and `forbidden` where the first one may not be
 * taken in now.
 */
export async function requireOwnFace(
  tx: Transaction,
  caller: Caller,
  { vector, param, own, secret }: Selfie,
): Promise<Float32Array> {
  const { id, ownerId } = requireSession(caller);
  const person = await findBoothPerson(tx, ownerId);
  if (isEnrolled(person)) {
    const first = decryptFace(person, secret);
    if (dot(first, vector) < own)
      throw invalid({
        param,
        msg: 'This is not the face that you began with. Take a selfie of yourself',
      });
    await noteUse(tx, ownerId);
    return first;
  }
  const again = beginsAgainAt(person, new Date());
  if (again)
    throw new Problem('forbidden', {
      message: `You took your consent back. You can begin again on ${indianDay(again)}.`,
    });
  if (!(await visitors.sessions.isProven(tx, id)))
    throw new Problem('forbidden', { message: 'Confirm that it is you first' });
  await enrol(tx, ownerId, encryptFace(vector, secret));
  return vector;
}
