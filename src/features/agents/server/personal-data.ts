import { lt, sql } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { agentSessions } from '#db/schema/agents.ts';

const NO_VISITORS = 'An agent is no visitor: neither account leads to the other';

/** The campaign's agents. Downloads and erasures by visitors never touch them. */
export const agentsPersonalData: readonly PersonalData[] = [
  {
    about: 'Agents and their roles',
    columns: { agents: ['email', 'name', 'password_hash'], agent_roles: ['agent_id'] },
    download: { leftOut: NO_VISITORS },
    erase: { kept: NO_VISITORS },
    retention: { keptFor: 'as long as they work here, and after that as who did what' },
  },
  {
    about: 'Where agents are logged in',
    columns: { agent_sessions: ['owner_id', 'token_hash', 'browser_hash', 'device'] },
    download: { leftOut: NO_VISITORS },
    erase: { kept: NO_VISITORS },
    retention: {
      keptFor: 'a day; it ends after twelve hours',
      forget: (db) =>
        db.delete(agentSessions).where(lt(agentSessions.createdAt, sql`now() - interval '1 day'`)),
    },
  },
];
