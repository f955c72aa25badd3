import { useCallback, useEffect, useState } from 'react';
import { readToken } from '#client/token.ts';
import type { User } from '#contract/user.ts';

/** Handed in by the pages, which know accounts; undefined where nobody is logged in any more. */
export type FindOwner = () => Promise<User | undefined>;

/** `away` where it could not be found out. */
export type Owner = User | 'looking' | 'nobody' | 'away';

/** The account that is logged in here, and the way to look once more. */
export function useOwner(findOwner: FindOwner) {
  const [owner, setOwner] = useState<Owner>('looking');
  const look = useCallback(() => {
    if (!readToken()) return setOwner('nobody');
    setOwner('looking');
    findOwner()
      .then((user) => setOwner(user ?? 'nobody'))
      .catch((error: unknown) => {
        console.error(error);
        setOwner('away');
      });
  }, [findOwner]);
  useEffect(look, [look]);
  return { owner, look };
}
