import { cacheAvatar } from '#client/avatar-cache.ts';
import { call } from '#client/call.ts';
import { followSession } from '#client/follow-session.ts';
import type { User } from '#contract/user.ts';
import { fetchContract } from './fetch-contract.ts';

// spec: error:profile
/**
 * The account that is logged in; undefined when the session is over. Another failure is thrown with a message
 * that is kept internally: pages say what it means in words of their own.
 */
export async function findOwner(): Promise<User | undefined> {
  followSession();
  const { findProfile } = await fetchContract();
  const answer = await call(findProfile);
  if (answer.success) {
    updateAvatar(answer.user);
    return answer.user;
  }
  if (localStorage.getItem('x-access-token') === null) return undefined;
  throw new Error('Failed to fetch profile data', { cause: answer.message });
}

/** Keeps the avatar of the header as the profile has it. */
export function updateAvatar({ name, profilePhoto }: User): void {
  cacheAvatar({ photo: profilePhoto, initial: [...name][0] ?? '' });
}
