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

/** Whether somebody has a permission, in one language at least where none is named. */
export function mayDo({ permissions }: Me, permission: Permission, language?: string): boolean {
  return permissions.some(
    (held) =>
      held === permission ||
      (language ? held === `${permission}:${language}` : held.startsWith(`${permission}:`)),
  );
}

/** Whether the agent has a permission in every language, as a new document needs, or a file: it has facts of all of them. */
export function usePermissionInAll(): (permission: Permission) => boolean {
  const { permissions } = useMe();
  return (permission) => permissions.includes(permission);
}

/** Whether the agent has a permission; the server decides again. */
export function usePermission(): (permission: Permission, language?: string) => boolean {
  const me = useMe();
  return (permission, language) => mayDo(me, permission, language);
}
