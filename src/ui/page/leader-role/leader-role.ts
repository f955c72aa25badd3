import { indianDay } from '#lib/clock.ts';
import type { LeaderRole } from '#ui/page/shell.ts';

/** What is set of the leader's standing. An election that is over is not the next one any more. */
export function leaderRoleOf(settings: LeaderRole, now: Date): LeaderRole {
  const { office, constituency, party, nextElection } = settings;
  const isOver = nextElection !== undefined && indianDay(new Date(nextElection)) < indianDay(now);
  return { office, constituency, party, nextElection: isOver ? undefined : nextElection };
}
