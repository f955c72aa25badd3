import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import {
  agentInvitations as invitations,
  agentRoles,
  agents as accounts,
} from '#db/schema/agents.ts';
import type { Handler } from '#http/bind.ts';
import { toIso } from '#lib/clock.ts';
import type { listStaff } from '../../contract.ts';
import { shownRoles } from './held-roles.ts';

const HERE_MINUTES = 5;

/** Everything that the list needs of a person, in one query. */
const facts = {
  id: accounts.id,
  name: accounts.name,
  email: accounts.email,
  createdAt: accounts.createdAt,
  suspendedAt: accounts.suspendedAt,
  seenAt: sql<Date | null>`greatest(agents.seen_at, (
    SELECT max(seen_at) FROM agent_sessions WHERE owner_id = agents.id))`.mapWith(accounts.seenAt),
  isHere: sql<boolean>`EXISTS (SELECT FROM agent_sessions WHERE owner_id = agents.id
    AND seen_at > now() - make_interval(mins => ${HERE_MINUTES}))`,
  hasCodes: sql<boolean>`EXISTS (SELECT FROM agent_authenticators
    WHERE agent_id = agents.id AND confirmed_at IS NOT NULL)`,
  hasPasskeys: sql<boolean>`EXISTS (SELECT FROM agent_passkeys WHERE agent_id = agents.id)`,
};

export function listStaffOf(db: Database): Handler<typeof listStaff> {
  return async () => {
    const rows = await db.select(facts).from(accounts).orderBy(asc(accounts.name), accounts.id);
    const held = await db.select().from(agentRoles).orderBy(agentRoles.role);
    const waiting = await db
      .select()
      .from(invitations)
      .where(gt(invitations.expiresAt, sql`now()`))
      .orderBy(invitations.createdAt);
    const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? '';
    const people = rows.map(({ createdAt, suspendedAt, seenAt, ...row }) => ({
      ...row,
      isSuspended: suspendedAt !== null,
      isHere: row.isHere && suspendedAt === null,
      seenAt: seenAt && toIso(seenAt),
      createdAt: toIso(createdAt),
      roles: shownRoles(held.filter(({ agentId }) => agentId === row.id)),
    }));
    return {
      data: {
        people,
        invitations: waiting.map(({ id, name, email, grants, ...row }) => ({
          id,
          name,
          email,
          roles: shownRoles(grants),
          invitedBy: nameOf(row.invitedBy),
          expiresAt: toIso(row.expiresAt),
          createdAt: toIso(row.createdAt),
        })),
      },
    };
  };
}
