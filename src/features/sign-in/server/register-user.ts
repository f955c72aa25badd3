import type { z } from 'zod';
import { createLinkTo } from '#contract/link-to.ts';
import { invalid, Problem } from '#contract/problems.ts';
import { userOf } from '#contract/user.ts';
import type { Transaction } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import type { Caller } from '#http/caller.ts';
import type { Addressee } from '#messages/message.ts';
import { requestEmailChange, ownersNotice } from '#people/email-change.ts';
import { findUserBy } from '#people/find-user.ts';
import { allowMail } from '#people/message-limits.ts';
import { acceptPassword, checkPassword } from '#people/passwords/accept-password.ts';
import { visitors } from '#people/realms/visitors.ts';
import { findReceipt, issueReceipt, numberOf, useVerification } from '#people/receipts.ts';
import { browserOf } from '#people/same-browser.ts';
import type { checkNewPassword, register } from '../contract.ts';
import type { SignInDependencies } from './dependencies.ts';
import { confirmRegistrationMessage } from './messages.ts';
import { allowParent, askParent, parentNeededFor } from './parent.ts';
import { createAccount, answersIn } from './pending-registration.ts';
import type { PendingRegistration } from './pending-registration.ts';

type Form = z.output<typeof register.body & {}>;
type Chosen = z.output<typeof checkNewPassword.body & {}>;

const mailSent = { message: 'We have sent you a mail. Open the link in it to finish.' };

/**
 * Creates an account, or sends the message that it waits for: to the owner of the address, or to a
 * parent.
 */
export async function registerUser(services: SignInDependencies, form: Form, caller: Caller) {
  const parent = await allowParent(services, parentNeededFor(form), caller);
  const email = parent ? undefined : await allowAddress(form, caller);
  const waiting = await registrantOf(services, form, caller);
  if (form.verification === undefined && !parent) return registerByMail(services, waiting, email);
  return transaction(services.db, async (tx) => {
    const proven = form.verification ? await withNumber(tx, waiting, form) : waiting;
    if (parent) return askParent(tx, services, proven, parent);
    return registerAtOnce(tx, services, { ...proven, email: null }, { email, caller });
  });
}

const hasAccount = { message: 'This number has an account already. Log in with it.' };

/**
 * The address of the form, if it may receive a mail; beside a proven number it must be confirmed.
 */
async function allowAddress(
  { email, verification }: Form,
  caller: Caller,
): Promise<Addressee | undefined> {
  if (!email) return undefined;
  const occasion = verification === undefined ? 'registration' : 'newAddress';
  return allowMail(caller, email, occasion);
}

async function registrantOf(
  services: SignInDependencies,
  form: Form,
  caller: Caller,
): Promise<PendingRegistration> {
  const { name, email = null, password, profilePhoto } = form;
  const said = answersIn(form);
  const owner = { name, email, phoneNumber: await numberIn(services, form), ...said };
  const passwordHash = await acceptPassword(
    services,
    { password, param: 'password', owner },
    caller,
  );
  const photo = profilePhoto ? await services.readPhoto(profilePhoto) : undefined;
  return {
    name,
    passwordHash,
    email,
    phoneNumber: null,
    language: caller.language,
    photo: photo?.toString('base64') ?? null,
    identity: null,
    browser: email === null ? null : browserOf(caller),
    ...said,
  };
}

/** Refuses a password before the other questions of a registration are asked; it is stored nowhere. */
export async function checkForRegistration(
  services: SignInDependencies,
  { password, name = '', email, phoneNumber }: Chosen,
  caller: Caller,
) {
  const known = { email: email ?? null, phoneNumber: phoneNumber ?? null, dateOfBirth: null };
  const owner = { name, ...known };
  await checkPassword(services, { password, param: 'password', owner }, caller);
  return {};
}

/** The number that the form is about to prove. */
async function numberIn({ db }: SignInDependencies, form: Form): Promise<string | null> {
  const proof = form.verification && (await findReceipt(db, ['verification'], form.verification));
  return numberOf(proof) ?? form.phoneNumber ?? null;
}

/** Registers with a proven number. */
async function withNumber(
  tx: Transaction,
  waiting: PendingRegistration,
  form: Form,
): Promise<PendingRegistration> {
  const phoneNumber = await provenNumber(tx, form.verification, form.phoneNumber);
  if (await findUserBy(tx, { phoneNumber })) throw new Problem('doneAlready', hasAccount);
  return { ...waiting, phoneNumber };
}

async function provenNumber(
  tx: Transaction,
  verification: string | undefined,
  given: string | undefined,
): Promise<string> {
  const phoneNumber = verification && (await useVerification(tx, verification));
  if (!phoneNumber || (given && given !== phoneNumber))
    throw invalid({ param: 'verification', msg: 'This proof is used up. Ask for a new code' });
  return phoneNumber;
}

async function registerAtOnce(
  tx: Transaction,
  services: SignInDependencies,
  proven: PendingRegistration,
  { email, caller }: { email: Addressee | undefined; caller: Caller },
) {
  const made = await createAccount(tx, services, proven, 'register');
  if (!made) throw new Problem('doneAlready', hasAccount);
  const { person, photoName } = made;
  // The number was proven, the address beside it was not.
  if (email) await requestEmailChange(tx, person, email, { ...services, browser: proven.browser });
  const token = await visitors.sessions.start(tx, person, caller);
  return {
    message: 'Welcome. You are logged in.',
    token,
    user: userOf({ ...person, pendingEmail: email ?? null, photo: photoName }),
  };
}

/** Gives the same reply after the same work with one mail, whether or not the address is known. */
async function registerByMail(
  services: SignInDependencies,
  waiting: PendingRegistration,
  email: Addressee | undefined,
) {
  const { language, name } = waiting;
  if (!email) throw invalid({ param: 'email', msg: 'Email is required' });
  return transaction(services.db, async (tx) => {
    const linkTo = createLinkTo(services.publicUrl, language);
    const receipt = await issueReceipt(tx, 'registration', { holds: waiting });
    const owner = await findUserBy(tx, { email });
    const reader = { to: email, language };
    const link = linkTo('/register/confirm', receipt);
    const mail = owner
      ? ownersNotice(reader, linkTo)
      : confirmRegistrationMessage.mail(reader, { name, link });
    await services.sendMessage(mail, tx);
    return mailSent;
  });
}
