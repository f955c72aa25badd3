import { indianDay } from '#lib/clock.ts';
import type { LeaderRole } from '#ui/page/root-data.ts';

/** The parts of the leader's role that are set. A past election is left out. */
export function leaderRoleOf(settings: LeaderRole, now: Date): LeaderRole {
  const { office, constituency, party, nextElection } = settings;
  const isOver = nextElection !== undefined && indianDay(new Date(nextElection)) < indianDay(now);
  return { office, constituency, party, nextElection: isOver ? undefined : nextElection };
}
