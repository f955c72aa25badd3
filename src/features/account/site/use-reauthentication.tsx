import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { User } from '#contract/user.ts';

export interface ReauthDialogProps {
  owner: User;
  onClosed: (isProven: boolean) => void;
}

/** Resolves to whether the visitor has proven that the account is theirs. */
export type Reauthenticate = () => Promise<boolean>;

/** A proof holds for five minutes; a little before that it is asked for again. */
const HOLDS_MS = 4 * 60_000;

/** Asks for reauthentication before sensitive changes, at most every four minutes. */
export function useReauthentication(Dialog: ComponentType<ReauthDialogProps>, owner: User) {
  const [waiting, setWaiting] = useState<(isProven: boolean) => void>();
  const provenAt = useRef(0);

  const prove: Reauthenticate = async () => {
    if (Date.now() - provenAt.current < HOLDS_MS) return true;
    return new Promise((resolve) => setWaiting(() => resolve));
  };

  const close = (isProven: boolean) => {
    if (isProven) provenAt.current = Date.now();
    waiting?.(isProven);
    setWaiting(undefined);
  };

  return { prove, dialog: waiting && <Dialog owner={owner} onClosed={close} /> };
}
