import { createPasswords } from '../passwords/passwords.ts';
import type { HashingTerms } from '../passwords/passwords.ts';
import { sessionStore } from './session-store.ts';
import type { SessionTerms } from './session-store.ts';

/** The terms of a realm, which is the people who log in to one part of the site. */
export interface RealmTerms extends SessionTerms {
  hashing: HashingTerms;
}

/** Declares a realm once: its sessions and its passwords follow. */
export function declareRealm({ hashing, ...terms }: RealmTerms) {
  return { name: terms.name, sessions: sessionStore(terms), passwords: createPasswords(hashing) };
}
