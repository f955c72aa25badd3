import { indianDay } from '#lib/clock.ts';

export const registrationKey = 'registration';

/** What a registration has gathered so far; passwords are never among it. */
export interface Gathered {
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

export const noRegistration: Gathered = {
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

export type Way = 'number' | 'email';
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
  | 'mailed';

/** The questions in their order; a parent is asked for only of whoever is under 18. */
export function questionsOf(way: Way, { dateOfBirth }: Gathered): [Question, ...Question[]] {
  const parent: Question[] = isMinor(dateOfBirth) ? ['parent'] : [];
  const proof: [Question, ...Question[]] = way === 'number' ? ['number', 'code'] : ['email'];
  return [...proof, 'name', 'password', 'about', ...parent, 'consents'];
}

const ADULT = 18;

/** Whether somebody born on a day (`YYYY-MM-DD`) is under 18 in India today. */
export function isMinor(dateOfBirth: string, today = indianDay(new Date())): boolean {
  const [, year, day] = /^(\d{4})(-\d{2}-\d{2})$/.exec(dateOfBirth) ?? [];
  return year !== undefined && today < `${Number(year) + ADULT}${day}`;
}

/** Which screen closes a registration. */
export function endOf({
  token,
  parentContact,
}: {
  token?: string | undefined;
  parentContact?: string | undefined;
}) {
  if (token) return 'welcome';
  return parentContact ? 'asked' : 'mailed';
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
