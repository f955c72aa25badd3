import { call } from '#client/call.ts';
import { indianMobile } from '#lib/phone.ts';
import type { PlainTextKey, Translate } from '#ui/translation.tsx';
import type { Answer } from '#ui/use-submission.ts';
import { fetchContract } from './fetch-contract.ts';
import type { FieldName } from './fields.tsx';
import { sendCodeTo } from './sent-code.ts';

export type FieldValues = Record<string, string>;
export type StepReply<Reply> = Promise<Reply | (Answer & { success: false })>;

/** One question, on a screen of its own. */
export interface Step<Reply extends Answer = Answer> {
  title: PlainTextKey;
  /** A paragraph above the intro. */
  aside?: PlainTextKey;
  intro?: PlainTextKey;
  fields: FieldName[];
  /** Left out where the answer is only kept for a later step. */
  send?: (typed: FieldValues, t: Translate) => StepReply<Reply>;
  /** The text of the button. */
  label: PlainTextKey;
  /** Links under the button. */
  links?: [path: string, text: PlainTextKey][];
}

const number = {
  title: 'signIn.title',
  intro: 'signIn.intro',
  fields: ['mobile_number'],
  send: ({ mobile_number = '' }) => sendCodeTo(mobile_number),
  label: 'signIn.sendCode',
} satisfies Step;

const forgot = {
  title: 'signIn.forgotTitle',
  intro: 'signIn.forgotIntro',
  fields: ['emailOfAccount'],
  send: async ({ email = '' }) => {
    const { forgotPassword } = await fetchContract();
    return call(forgotPassword, { body: { email } });
  },
  label: 'signIn.sendLink',
  links: [['/login?with=password', 'signIn.backToLogIn']],
} satisfies Step;

const consents = {
  title: 'register.consentsTitle',
  intro: 'register.consentsIntro',
  fields: ['consent', 'newsletter', 'publicName'],
  label: 'register.finish',
} satisfies Step;

const confirm = {
  title: 'register.confirmTitle',
  intro: 'register.confirmIntro',
  fields: [],
  label: 'register.confirm',
} satisfies Step;

const goOn = 'signIn.goOn';

/** The steps of logging in, registering, choosing a password and proving who it is. */
export const steps = {
  number,
  code: { title: 'signIn.enterCode', fields: [], label: goOn },
  password: {
    title: 'signIn.title',
    intro: 'signIn.passwordIntro',
    fields: ['account', 'password'],
    send: logInByPassword,
    label: 'signIn.title',
    links: [
      ['/login?with=forgot', 'signIn.forgot'],
      ['/login', 'signIn.useNumber'],
    ],
  },
  forgot,
  forgotOnceMore: {
    ...forgot,
    title: 'signIn.deadLink',
    links: [['/login', 'signIn.backToLogIn']],
  },
  newPassword: {
    title: 'password.chooseTitle',
    intro: 'password.chooseIntro',
    fields: ['newPassword', 'confirmPassword'],
    label: 'password.save',
  },
  newNumber: {
    title: 'signIn.mobileNumber',
    fields: number.fields,
    send: number.send,
    label: number.label,
  },
  registerByNumber: {
    ...number,
    title: 'register.title',
    aside: 'register.benefit',
    intro: 'register.numberIntro',
    links: [
      ['/register?with=email', 'register.byEmail'],
      ['/login', 'signIn.title'],
    ],
  },
  registerByEmail: {
    title: 'register.title',
    aside: 'register.benefit',
    intro: 'register.emailIntro',
    fields: ['email'],
    label: goOn,
    links: [
      ['/register', 'signIn.useNumber'],
      ['/login', 'signIn.title'],
    ],
  },
  name: {
    title: 'register.nameTitle',
    intro: 'register.nameIntro',
    fields: ['name'],
    label: goOn,
  },
  firstPassword: {
    title: 'register.passwordTitle',
    intro: 'register.passwordIntro',
    fields: ['firstPassword', 'confirmPassword'],
    label: goOn,
  },
  /** The call does without the day; the page asks for it, because nothing else tells who needs a parent. */
  about: {
    title: 'register.aboutTitle',
    intro: 'register.aboutIntro',
    fields: ['dateOfBirth', 'constituency', 'gender'],
    label: goOn,
  },
  /** Under 18 nothing is made before a parent agrees, so the parent is asked first. */
  parent: {
    title: 'register.parentTitle',
    intro: 'register.parentIntro',
    fields: ['parentContact'],
    label: goOn,
  },
  consents,
  /** A newsletter goes to an e-mail address and an SMS to a number: the other is not asked for. */
  consentsByNumber: { ...consents, fields: ['consent', 'sms', 'publicName'] },
  otherAddress: {
    title: 'register.otherAddress',
    fields: ['email'],
    label: 'register.sendMail',
  },
  confirm,
  /** In another browser than the one that registered, the link asks for a password. */
  confirmWithNewPassword: {
    ...confirm,
    intro: 'register.confirmElsewhere',
    fields: ['newPassword', 'confirmPassword'],
  },
  confirmWithCurrentPassword: {
    ...confirm,
    intro: 'register.confirmAddressElsewhere',
    fields: ['passwordOfAccount'],
  },
  agree: {
    title: 'register.parentPageTitle',
    intro: 'register.parentPageIntro',
    fields: ['parentName', 'parentConsent'],
    label: 'register.agree',
  },
  reauthenticate: {
    title: 'prove.title',
    intro: 'prove.byPassword',
    fields: ['currentPassword'],
    label: 'prove.confirm',
  },
} satisfies Record<string, Step>;

async function logInByPassword({ account = '', password }: FieldValues, t: Translate) {
  const { logIn } = await fetchContract();
  const phoneNumber = indianMobile(account);
  const body = { ...(phoneNumber ? { phoneNumber } : { email: account }), password };
  const answer = await call(logIn, { body });
  if (answer.success || answer.status !== 400 || phoneNumber) return answer;
  // The hint is the same for known and unknown addresses, so that it tells nothing.
  return { ...answer, message: `${answer.message} ${t('signIn.confirmFirst')}` };
}
