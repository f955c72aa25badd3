import { useCallback, useEffect, useState } from 'react';
import { readToken } from '#client/token.ts';
import type { User } from '#contract/user.ts';

/** Comes from the pages, which know accounts; resolves to undefined when the session is over. */
export type FindOwner = () => Promise<User | undefined>;

/** `away` means that the server could not be asked. */
export type Owner = User | 'looking' | 'nobody' | 'away';

/** The account that is logged in here, and a function that asks for it once more. */
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
