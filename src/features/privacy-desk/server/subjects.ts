import type { Executor } from '#db/database.ts';
import type { DataSubject } from '#db/personal-data.ts';
import { findUserBy } from '#people/find-user.ts';

/** The id of nobody: rows without an account are found by address and number alone. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Reachable {
  email?: string | null | undefined;
  phoneNumber?: string | null | undefined;
}

/** The people that an address and a number lead to: the accounts that they belong to, and both as they are. */
export async function subjectsOf(
  db: Executor,
  { email, phoneNumber }: Reachable,
): Promise<DataSubject[]> {
  const byEmail = email ? await findUserBy(db, { email }) : undefined;
  const byNumber = phoneNumber ? await findUserBy(db, { phoneNumber }) : undefined;
  const accounts = new Map([byEmail, byNumber].flatMap((user) => (user ? [[user.id, user]] : [])));
  const rest = {
    email: (byEmail ? null : email) ?? null,
    phoneNumber: (byNumber ? null : phoneNumber) ?? null,
  };
  return [
    ...Array.from(accounts.values(), (user) => ({
      userId: user.id,
      email: user.email,
      phoneNumber: user.phoneNumber,
    })),
    // An address that belongs to an account is not looked for twice.
    ...(rest.email || rest.phoneNumber ? [{ userId: NOBODY, ...rest }] : []),
  ];
}

/** The accounts among subjects. */
export const accountsOf = (subjects: readonly DataSubject[]): string[] =>
  subjects.flatMap(({ userId }) => (userId === NOBODY ? [] : [userId]));

/** The subject that has no account. */
export const withoutAccount = (subjects: readonly DataSubject[]): DataSubject[] =>
  subjects.filter(({ userId }) => userId === NOBODY);
