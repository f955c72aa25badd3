import type { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import { createLinkTo } from '#contract/link-to.ts';
import { invalid, Problem } from '#contract/problems.ts';
import type { FieldError } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import type { Caller } from '#http/caller.ts';
import { userOf } from '#contract/user.ts';
import { findPerson } from '#people/find-person.ts';
import { askNewAddress, ownersNotice } from '#people/new-address.ts';
import { issueReceipt, takeVerification } from '#people/receipts.ts';
import type { register } from '../contract.ts';
import { hasRoom } from './has-room.ts';
import { askParent, parentNeededFor } from './parent.ts';
import type { Parent } from './parent.ts';
import { hashPassword } from './passwords.ts';
import { makeAccount, saidIn } from './registrant.ts';
import type { Registrant } from './registrant.ts';
import type { SignInServices } from './service.ts';
import { startSession } from './session-store.ts';

type Form = z.output<typeof register.body & {}>;

const mailSent = { message: 'We have sent you a mail. Open the link in it to finish.' };

/** Makes an account, or sends what it still waits for: the owner's click, or a parent's yes. */
export async function registerPerson(services: SignInServices, form: Form, caller: Caller) {
  refuseIncomplete(form);
  const parent = parentNeededFor(form);
  const waiting = await registrantOf(services, form, caller.language);
  if (form.verification === undefined) return registerByMail(services, waiting, parent, caller);
  const mayAsk = parent !== undefined && (await hasRoom(caller, parent.to));
  return transaction(services.db, async (tx) => {
    const phoneNumber = await provenNumber(tx, form.verification, form.phoneNumber);
    if (await findPerson(tx, { phoneNumber })) throw new Problem('doneAlready', hasAccount);
    const proven = { ...waiting, phoneNumber };
    if (parent) return askParent(tx, services, proven, parent, mayAsk);
    return registerAtOnce(tx, services, proven, caller);
  });
}

const hasAccount = { message: 'This number has an account already. Log in with it.' };

function refuseIncomplete(form: Form): void {
  const errors: FieldError[] = [];
  if (form.password !== form.confirmPassword)
    errors.push({ param: 'confirmPassword', msg: 'The two passwords are not the same' });
  if (!form.email && !form.phoneNumber && !form.verification)
    errors.push({ param: 'email', msg: 'Give an email or a mobile number' });
  if (form.phoneNumber && !form.verification)
    errors.push({ param: 'verification', msg: 'Confirm the mobile number with a code first' });
  if (errors.length > 0) throw invalid(...errors);
}

async function registrantOf(
  { readPhoto }: SignInServices,
  form: Form,
  language: Language,
): Promise<Registrant> {
  const photo = form.profilePhoto ? await readPhoto(form.profilePhoto) : undefined;
  return {
    name: form.name,
    passwordHash: await hashPassword(form.password),
    email: form.email ?? null,
    phoneNumber: null,
    language,
    photo: photo?.toString('base64') ?? null,
    identity: null,
    ...saidIn(form),
  };
}

async function provenNumber(
  tx: Transaction,
  verification: string | undefined,
  given: string | undefined,
): Promise<string> {
  const phoneNumber = verification && (await takeVerification(tx, verification));
  if (!phoneNumber || (given && given !== phoneNumber))
    throw invalid({ param: 'verification', msg: 'This proof is used up. Ask for a new code' });
  return phoneNumber;
}

async function registerAtOnce(
  tx: Transaction,
  services: SignInServices,
  waiting: Registrant,
  caller: Caller,
) {
  const { email, ...proven } = waiting;
  const made = await makeAccount(tx, { ...proven, email: null }, 'register');
  if (!made) throw new Problem('doneAlready', hasAccount);
  const { person, photoName } = made;
  // The number was proven, the address beside it was not.
  if (email) await askNewAddress(tx, person, email, services);
  const token = await startSession(tx, person.id, caller);
  return {
    message: 'Welcome. You are logged in.',
    token,
    user: userOf({ ...person, photo: photoName }),
  };
}

/** Whether or not the address is known: the same answer, after the same work, and one mail. */
async function registerByMail(
  services: SignInServices,
  waiting: Registrant,
  parent: Parent | undefined,
  caller: Caller,
) {
  const { email, language, name } = waiting;
  if (!email) throw invalid({ param: 'email', msg: 'Email is required' });
  const mayMail = await hasRoom(caller, parent?.to ?? email);
  return transaction(services.db, async (tx) => {
    if (parent) return askParent(tx, services, waiting, parent, mayMail);
    const linkTo = createLinkTo(services.publicUrl, language);
    const receipt = await issueReceipt(tx, 'registration', { holds: waiting });
    const owner = await findPerson(tx, { email });
    const text = owner
      ? ownersNotice(linkTo)
      : {
          kind: 'confirmRegistration' as const,
          name,
          link: linkTo('/register/confirm', receipt),
        };
    if (mayMail) await services.post({ channel: 'mail', to: email, language, text }, tx);
    return mailSent;
  });
}
