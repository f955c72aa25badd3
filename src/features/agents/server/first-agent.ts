import { sql } from 'drizzle-orm';
import { allLanguages } from '#contract/languages.ts';
import { roleNames } from '#contract/roles.ts';
import type { Database, Transaction } from '#db/database.ts';
import { agentRoles, agents as accounts } from '#db/schema/agents.ts';
import type { AuditLog } from '#http/audit-log.ts';
import { newToken } from '#http/secret-token.ts';
import { acceptAgentPassword } from '#people/passwords/accept-agent-password.ts';

interface Credentials {
  email: string;
  password: string;
}

interface Dependencies {
  db: Database;
  audit: AuditLog;
  /** The administrator from the environment variables. */
  named: Credentials | undefined;
}

const UNNAMED = 'administrator@campaign.example';

/**
 * Creates the first administrator where there is no agent yet; of several processes that start at
 * once, one does. A generated password is returned, to be shown once. Throws `invalid` for one that is
 * easy to guess.
 */
export async function makeFirstAgent({
  db,
  audit,
  named,
}: Dependencies): Promise<Credentials | undefined> {
  if ((await db.$count(accounts)) > 0) return undefined;
  const { email, password } = named ?? { email: UNNAMED, password: newToken().slice(0, 20) };
  const owner = { name: '', email, campaign: '' };
  const chosen = { password: password.normalize('NFKC'), param: 'password', owner } as const;
  const passwordHash = await acceptAgentPassword(chosen);
  const make = async (tx: Transaction) => {
    await tx.execute(sql`LOCK TABLE ${accounts} IN SHARE ROW EXCLUSIVE MODE`);
    const isFirst = (await tx.$count(accounts)) === 0;
    return isFirst ? insertAdministrator(tx, email.toLowerCase(), passwordHash) : undefined;
  };
  const id = await audit.act(make, (made) => made !== undefined && entryOf(made));
  return named || id === undefined ? undefined : { email, password };
}

/** With every role, to be divided among later agents. */
async function insertAdministrator(tx: Transaction, email: string, passwordHash: string) {
  const row = { email, name: 'Administrator', passwordHash };
  const [agent] = await tx.insert(accounts).values(row).returning({ id: accounts.id });
  if (!agent) throw new Error('The first administrator was not made');
  const inLanguages = (role: string) => (role === 'translator' ? allLanguages : null);
  const held = roleNames.map((role) => ({
    agentId: agent.id,
    role,
    languages: inLanguages(role),
  }));
  await tx.insert(agentRoles).values(held);
  return agent.id;
}

const entryOf = (id: string) =>
  ({
    realm: 'agents',
    actorId: null,
    call: 'makeFirstAgent',
    target: 'agent',
    targetIds: [id],
    outcome: 'done',
    address: '',
  }) as const;
