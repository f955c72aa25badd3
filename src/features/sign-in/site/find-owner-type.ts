import type { User } from '#contract/user.ts';

/** Handed in by the pages, which know accounts; undefined where nobody is logged in any more. */
export type FindOwner = () => Promise<User | undefined>;
