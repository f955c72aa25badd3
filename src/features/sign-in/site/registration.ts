import { isUnderAge } from '#lib/age.ts';

export const registrationKey = 'registration';

/** The answers of a registration so far. Passwords are never kept here. */
export interface RegistrationProgress {
  /** Came from the login with a number that has no account; `yes` or nothing. */
  isUnknown: string;
  mobile_number: string;
  /** When another code may be asked for, in milliseconds since 1970. */
  resendAt: number;
  /** Proof of the number. */
  verification: string;
  email: string;
  name: string;
  dateOfBirth: string;
  constituency: string;
  gender: string;
  parentContact: string;
}

export const noRegistration: RegistrationProgress = {
  isUnknown: '',
  mobile_number: '',
  resendAt: 0,
  verification: '',
  email: '',
  name: '',
  dateOfBirth: '',
  constituency: '',
  gender: '',
  parentContact: '',
};

export type Way = 'number' | 'email' | 'google';
export type Question =
  | Way
  | 'code'
  | 'name'
  | 'password'
  | 'about'
  | 'parent'
  | 'consents'
  | 'welcome'
  | 'asked'
  | 'askedByMail'
  | 'mailed';

/** The questions in their order; a parent is asked for only of whoever is under 18. */
export function questionsOf(
  way: Way,
  { dateOfBirth }: RegistrationProgress,
): [Question, ...Question[]] {
  const parent: Question[] = isChild(dateOfBirth) ? ['parent'] : [];
  // Google has told the name already, and vouches for who it is.
  if (way === 'google') return ['about', ...parent, 'consents'];
  const proof: [Question, ...Question[]] = way === 'number' ? ['number', 'code'] : ['email'];
  return [...proof, 'name', 'password', 'about', ...parent, 'consents'];
}

const isChild = (dateOfBirth: string) => dateOfBirth !== '' && isUnderAge(dateOfBirth, new Date());

/** The answers that count on one way: what was typed on another stays kept, but goes nowhere. */
export function answersOf(way: Way, kept: RegistrationProgress): RegistrationProgress {
  const { mobile_number, isUnknown, resendAt, verification, email, ...about } = kept;
  if (way === 'email') return { ...noRegistration, ...about, email };
  if (way === 'google') return { ...noRegistration, ...about };
  return { ...kept, email: '' };
}

/** Which screen closes a registration. */
export function endOf(token: string | undefined, gathered: RegistrationProgress) {
  if (token) return 'welcome';
  if (!isChild(gathered.dateOfBirth)) return 'mailed';
  const isUnproven = gathered.email !== '' && gathered.verification === '';
  return isUnproven ? 'askedByMail' : 'asked';
}

/** The question whose answer a call found wrong. */
const askedAt: Record<string, Question> = {
  phoneNumber: 'number',
  verification: 'number',
  email: 'email',
  name: 'name',
  password: 'password',
  confirmPassword: 'password',
  dateOfBirth: 'about',
  constituency: 'about',
  gender: 'about',
  parentContact: 'parent',
};

export function questionOf(param: string): Question | undefined {
  return askedAt[param];
}
