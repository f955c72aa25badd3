import type { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import { createLinkTo } from '#contract/link-to.ts';
import { invalid, Problem } from '#contract/problems.ts';
import type { FieldError } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import type { Caller } from '#http/caller.ts';
import { userOf } from '#contract/user.ts';
import { isUnderAge } from '#lib/age.ts';
import { indianMobile } from '#lib/phone.ts';
import type { register } from '../contract.ts';
import { hashPassword } from './passwords.ts';
import { findPerson } from './people.ts';
import { issueReceipt, takeVerification } from './receipts.ts';
import { makeAccount } from './registrant.ts';
import type { Registrant } from './registrant.ts';
import type { SignInServices } from './service.ts';
import { startSession } from './session-store.ts';

type Form = z.output<typeof register.body & {}>;

const mailSent = { message: 'We have sent you a mail. Open the link in it to finish.' };
const parentAsked = { message: 'We have asked your parent. Your account waits for their yes.' };

/** Makes an account, or sends what it still waits for: the owner's click, or a parent's yes. */
export async function registerPerson(services: SignInServices, form: Form, caller: Caller) {
  refuseIncomplete(form);
  const isChild = form.dateOfBirth !== undefined && isUnderAge(form.dateOfBirth, new Date());
  const parent = isChild ? parentOf(form) : undefined;
  const waiting = await registrantOf(services, form, caller.language);
  if (form.verification === undefined) return registerByMail(services, waiting, parent, caller);
  return transaction(services.db, async (tx) => {
    const phoneNumber = await provenNumber(tx, form.verification, form.phoneNumber);
    if (await findPerson(tx, { phoneNumber })) throw new Problem('doneAlready', hasAccount);
    const proven = { ...waiting, phoneNumber };
    if (parent) return askParent(tx, services, proven, parent);
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

interface Parent {
  channel: 'mail' | 'sms';
  to: string;
}

/** The parent's own address or number, which is not the child's. */
function parentOf({ parentContact, email, phoneNumber }: Form): Parent {
  if (!parentContact)
    throw invalid({
      param: 'parentContact',
      msg: 'You are under 18. Give the mobile number or email of a parent, who must agree first',
    });
  const number = indianMobile(parentContact);
  const address = parentContact.toLowerCase();
  if (!number && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    throw invalid({ param: 'parentContact', msg: 'Give a mobile number or an email' });
  if ((number ?? address) === (number ? phoneNumber : email))
    throw invalid({ param: 'parentContact', msg: 'Give the parent’s own, not yours' });
  return number ? { channel: 'sms', to: number } : { channel: 'mail', to: address };
}

async function registrantOf(
  { readPhoto }: SignInServices,
  form: Form,
  language: Language,
): Promise<Registrant> {
  const photo = form.profilePhoto ? await readPhoto(form.profilePhoto) : undefined;
  const purposes = (['newsletter', 'sms', 'publicName'] as const).filter((one) => form[one]);
  return {
    name: form.name,
    passwordHash: await hashPassword(form.password),
    email: form.email ?? null,
    phoneNumber: null,
    constituency: form.constituency ?? null,
    dateOfBirth: form.dateOfBirth ?? null,
    gender: form.gender ?? null,
    language,
    photo: photo?.toString('base64') ?? null,
    purposes,
    parentAgreed: false,
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
  if (email) await askToConfirm(tx, services, { ...person, email, userId: person.id });
  const token = await startSession(tx, person.id, caller.userAgent);
  return {
    message: 'Welcome. You are logged in.',
    token,
    user: userOf({ ...person, photo: photoName }),
  };
}

interface ToConfirm {
  email: string;
  userId: string;
  name: string;
  language: Language;
}

/** The number was proven, the address beside it was not. */
async function askToConfirm(
  tx: Transaction,
  { post, publicUrl }: SignInServices,
  { email, userId, name, language }: ToConfirm,
): Promise<void> {
  const linkTo = createLinkTo(publicUrl, language);
  const owner = await findPerson(tx, { email });
  const text = owner
    ? ownersNotice(linkTo)
    : {
        kind: 'confirmAddress' as const,
        name,
        link: linkTo(
          '/register/confirm',
          await issueReceipt(tx, 'confirmAddress', { userId, holds: { email } }),
        ),
      };
  await post({ channel: 'mail', to: email, language, text }, tx);
}

const ownersNotice = (linkTo: ReturnType<typeof createLinkTo>) => ({
  kind: 'haveAccount' as const,
  logInLink: linkTo('/login'),
  forgotLink: linkTo('/login?with=forgot'),
});

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

/** Who was written to often enough is not written to again, and the answer does not tell. */
async function hasRoom(caller: Caller, to: string): Promise<boolean> {
  try {
    await caller.draw('registerAddress', to);
    return true;
  } catch (reason) {
    if (reason instanceof Problem && reason.code === 'tooMany') return false;
    throw reason;
  }
}

async function askParent(
  tx: Transaction,
  { post, publicUrl }: SignInServices,
  waiting: Registrant,
  { channel, to }: Parent,
  maySend = true,
) {
  const { language, name: childName } = waiting;
  const receipt = await issueReceipt(tx, 'parent', { holds: waiting });
  const link = createLinkTo(publicUrl, language)('/register/parent', receipt);
  if (maySend)
    await post({ channel, to, language, text: { kind: 'askParent', childName, link } }, tx);
  return parentAsked;
}
