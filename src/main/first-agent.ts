import { createAuditLog } from '#audit/audit-log.ts';
import { ConfigError } from '#config/config-error.ts';
import type { Config } from '#config/config.ts';
import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { makeFirstAgent } from '#features/agents/server/first-agent.ts';

/** Says the name of the variable to the person at the terminal, whose password is easy to guess. */
function refuseWeak(reason: unknown): never {
  if (reason instanceof Problem && reason.code === 'invalid')
    throw new ConfigError([`AGENT_PASSWORD is easy to guess. ${reason.message}`]);
  throw reason;
}

interface Terminal {
  write(text: string): unknown;
}

/**
 * Sees to it that somebody can log in to the agent area. A password that was made up is shown to the
 * person at the terminal, this once; it never goes where log lines go.
 */
export async function welcomeFirstAgent(
  db: Database,
  named: Config['firstAgent'],
  terminal: Terminal,
): Promise<void> {
  const made = await makeFirstAgent({ db, audit: createAuditLog(db), named }).catch(refuseWeak);
  if (!made) return;
  terminal.write(
    `First administrator of the agent area: ${made.email}, password ${made.password}\n` +
      'Write it down: it is not shown again.\n',
  );
}
