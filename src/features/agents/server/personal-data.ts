import { lt, sql } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import {
  agentBrowsers,
  agentInvitations,
  agentReceipts,
  agentSessions,
} from '#db/schema/agents.ts';

const NO_VISITORS = 'An agent is no visitor: neither account leads to the other';
const ofAgents = { download: { leftOut: NO_VISITORS }, erase: { kept: NO_VISITORS } } as const;

/** The campaign's agents. Downloads and erasures by visitors never touch them. */
export const agentsPersonalData: readonly PersonalData[] = [
  {
    ...ofAgents,
    about: 'Agents and their roles',
    columns: { agents: ['email', 'name', 'password_hash'], agent_roles: ['agent_id'] },
    retention: { keptFor: 'as long as they work here, and after that as who did what' },
  },
  {
    ...ofAgents,
    about: 'Second factors of agents',
    columns: {
      agent_authenticators: ['agent_id', 'name'],
      agent_passkeys: ['agent_id', 'name'],
      agent_recovery_codes: ['agent_id', 'code_hash'],
    },
    retention: { keptFor: 'until the agent removes or uses them' },
  },
  {
    ...ofAgents,
    about: 'Where agents are logged in',
    columns: { agent_sessions: ['owner_id', 'token_hash', 'browser_hash', 'device'] },
    retention: {
      keptFor: 'a day; it ends after twelve hours',
      forget: (db) =>
        db.delete(agentSessions).where(lt(agentSessions.createdAt, sql`now() - interval '1 day'`)),
    },
  },
  {
    ...ofAgents,
    about: 'Steps of a log-in that wait, and links to a new password',
    columns: { agent_receipts: ['agent_id', 'token_hash'] },
    retention: {
      keptFor: 'a day; none holds for longer than half an hour',
      forget: (db) =>
        db.delete(agentReceipts).where(lt(agentReceipts.expiresAt, sql`now() - interval '1 day'`)),
    },
  },
  {
    ...ofAgents,
    about: 'Browsers that agents log in from',
    columns: { agent_browsers: ['agent_id', 'browser_hash'] },
    retention: {
      keptFor: 'ninety days after the last log-in from it',
      forget: (db) =>
        db.delete(agentBrowsers).where(lt(agentBrowsers.seenAt, sql`now() - interval '90 days'`)),
    },
  },
  {
    ...ofAgents,
    about: 'Invitations to the agent area',
    columns: { agent_invitations: ['email', 'name', 'token_hash'] },
    retention: {
      keptFor: 'until they are accepted or taken back, at most a month',
      forget: (db) =>
        db
          .delete(agentInvitations)
          .where(lt(agentInvitations.expiresAt, sql`now() - interval '23 days'`)),
    },
  },
];
