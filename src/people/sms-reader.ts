import type { Executor } from '#db/database.ts';
import type { Addressee } from '#messages/message.ts';
import { hasConsented } from './consents.ts';
import { findUserBy } from './find-user.ts';
import type { StoredUser, UserKey } from './find-user.ts';

type SmsReader = StoredUser & { phoneNumber: Addressee };

/** An account that is told by SMS what others are mailed: it has no mail address, and its owner agreed to it. */
export async function findSmsReader(db: Executor, by: UserKey): Promise<SmsReader | undefined> {
  const person = await findUserBy(db, by);
  if (!person || person.email !== null || !hasNumber(person)) return undefined;
  return (await hasConsented(db, person.id, 'sms')) ? person : undefined;
}

const hasNumber = (person: StoredUser): person is SmsReader => person.phoneNumber !== null;
