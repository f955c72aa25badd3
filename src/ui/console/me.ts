import { createContext, useContext } from 'react';
import type { Permission } from '#contract/permissions.ts';

/** The agent who is logged in. */
export interface Me {
  id: string;
  email: string;
  name: string;
  /** Of mails to them. */
  language: string;
  roles: readonly string[];
  /** `news:publish`, or `news:write:hi` for a permission in a single language. */
  permissions: readonly string[];
}

export const meContext = createContext<Me | undefined>(undefined);

/** The agent who is logged in; screens with a frame have one. */
export function useMe(): Me {
  const me = useContext(meContext);
  if (!me) throw new Error('Nobody is logged in here');
  return me;
}

/**
 * Whether the agent has a permission; the server decides again. One that is held for some languages only is none
 * where no language is named: a new document has facts of all of them, and so has a file.
 */
export function usePermission(): (permission: Permission, language?: string) => boolean {
  const { permissions } = useMe();
  return (permission, language) =>
    permissions.some((held) => held === permission || held === `${permission}:${language}`);
}
