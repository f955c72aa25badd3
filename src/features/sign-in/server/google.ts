import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import { invalid, Problem } from '#contract/problems.ts';
import type { FieldError } from '#contract/problems.ts';
import { name as readName } from '#contract/user-fields.ts';
import type { Transaction } from '#db/database.ts';
import { identities } from '#db/schema/sign-in.ts';
import { transaction } from '#db/transaction.ts';
import { BadIdToken, ProviderUnavailable } from '#gateways/identity/port.ts';
import type { Identity } from '#gateways/identity/port.ts';
import type { Caller } from '#http/caller.ts';
import { lockUser } from '#people/lock-user-row.ts';
import type { LockedUser } from '#people/lock-user-row.ts';
import { visitors } from '#people/realms/visitors.ts';
import type { logInWithGoogle } from '../contract.ts';
import type { SignInDependencies } from './dependencies.ts';
import { allowParent, askParent, parentNeededFor } from './parent.ts';
import { createAccount, answersIn } from './pending-registration.ts';
import type { PendingRegistration } from './pending-registration.ts';
import { takeIdToken } from './used-id-tokens.ts';

type Form = z.output<typeof logInWithGoogle.body & {}>;

/** Logs in the owner of a signed token; the plain fields must agree with it. */
export async function logInByToken(services: SignInDependencies, form: Form, caller: Caller) {
  const identity = await identityOf(services, form);
  refuseContradictions(form, identity);
  const parent = await allowParent(services, parentNeededFor(form), caller);
  return transaction(services.db, async (tx) => {
    await takeIdToken(tx, form.id_token, identity);
    const known = await accountOf(tx, identity);
    if (known) return welcome(tx, known, caller, { is_register: true });
    if (form.consent === false) throw invalid({ param: 'consent', msg: 'Your consent is needed' });
    const waiting = registrantOf(form, identity, caller.language);
    if (parent) {
      const asked = await askParent(tx, services, waiting, parent);
      return { ...asked, data: { is_register: false } };
    }
    const made = await createAccount(tx, services, waiting, 'google');
    if (made) return welcome(tx, made.person, caller, { is_register: false });
    // A concurrent request was faster: most likely the same person, who pressed twice.
    const meanwhile = await accountOf(tx, identity);
    if (!meanwhile) throw new Problem('doneAlready');
    return welcome(tx, meanwhile, caller, { is_register: true });
  });
}

async function welcome(
  tx: Transaction,
  person: LockedUser,
  caller: Caller,
  data: { is_register: boolean },
) {
  const token = await visitors.sessions.start(tx, person, caller);
  return { message: 'Welcome. You are logged in.', token, data };
}

async function identityOf({ openId }: SignInDependencies, form: Form): Promise<Identity> {
  // A token that nobody can check proves nothing.
  if (!openId) throw new Problem('wrongCredentials');
  try {
    return await openId.verify(form.id_token, form.nonce);
  } catch (error) {
    if (error instanceof BadIdToken) throw new Problem('wrongCredentials');
    if (error instanceof ProviderUnavailable) throw new Problem('busy', { retryAfter: 30 });
    throw error;
  }
}

function refuseContradictions(form: Form, { subject, email, name }: Identity): void {
  const msg = 'This is not what the signed token says';
  const errors: FieldError[] = [];
  if (form.google_uid !== subject) errors.push({ param: 'google_uid', msg });
  if (form.email !== email) errors.push({ param: 'email', msg });
  // The form's name has its spaces made single, so the token's must be read by the same rule.
  if (name !== undefined && form.name !== readName.safeParse(name).data)
    errors.push({ param: 'name', msg });
  if (errors.length > 0) throw invalid(...errors);
}

const accountOf = async (tx: Transaction, identity: Identity) =>
  (await ownerOf(tx, identity)) ?? (await linkTo(tx, identity));

async function ownerOf(
  tx: Transaction,
  { issuer, subject }: Identity,
): Promise<LockedUser | undefined> {
  const [found] = await tx
    .select({ id: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return found && lockUser(tx, { id: found.id });
}

/**
 * Links an identity to the account with its address: the account's owner proved that address, and
 * the provider vouches for it.
 */
async function linkTo(tx: Transaction, identity: Identity): Promise<LockedUser | undefined> {
  const person = await lockUser(tx, { email: identity.email });
  const { issuer, subject } = identity;
  if (person)
    await tx
      .insert(identities)
      .values({ issuer, subject, userId: person.id })
      .onConflictDoNothing();
  return person;
}

function registrantOf(
  form: Form,
  { issuer, subject }: Identity,
  language: Language,
): PendingRegistration {
  const { name, email } = form;
  return {
    name,
    email,
    language,
    identity: { issuer, subject },
    phoneNumber: null,
    passwordHash: null,
    photo: null,
    browser: null,
    ...answersIn(form),
  };
}
