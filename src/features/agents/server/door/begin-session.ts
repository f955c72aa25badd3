import { and, eq, sql } from 'drizzle-orm';
import { inConsoleLanguage } from '#contract/console-text.ts';
import type { Transaction } from '#db/database.ts';
import { agentBrowsers as browsers, agents as accounts } from '#db/schema/agents.ts';
import type { Caller } from '#http/caller.ts';
import { hashToken } from '#http/secret-token.ts';
import { agents } from '#people/realms/agents.ts';
import { deviceOf } from '#people/realms/device.ts';
import type { LockedAgent } from '#people/realms/lock-agent.ts';
import { forgotLink, readerOf } from '../addressed.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { newBrowserMessage } from '../messages.ts';

/**
 * Begins the session of an agent who has proven who they are, and writes to them when the browser is
 * a new one. A half session is for whoever has yet to set up a second factor.
 */
export async function beginSession(
  services: AgentDependencies,
  tx: Transaction,
  agent: LockedAgent,
  caller: Caller,
  { isHalf }: { isHalf: boolean },
): Promise<string> {
  await noticeBrowser(services, tx, agent, caller);
  await tx
    .update(accounts)
    .set({ seenAt: sql`now()` })
    .where(eq(accounts.id, agent.id));
  return agents.sessions.start(tx, agent, caller, { isHalf });
}

const noBrowser = ['a program that is no browser', 'कोई प्रोग्राम, जो ब्राउज़र नहीं है'] as const;

/** The first browser of an account is no news. */
async function noticeBrowser(
  services: AgentDependencies,
  tx: Transaction,
  agent: LockedAgent,
  caller: Caller,
): Promise<void> {
  const { userAgent } = caller;
  const browserHash = caller.markBrowser?.() ?? hashToken(userAgent ?? 'no name');
  const matchesAgent = eq(browsers.agentId, agent.id);
  const isFirst = (await tx.$count(browsers, matchesAgent)) === 0;
  const isKnown =
    (await tx.$count(browsers, and(matchesAgent, eq(browsers.browserHash, browserHash)))) > 0;
  const row = { agentId: agent.id, browserHash };
  await tx
    .insert(browsers)
    .values(row)
    .onConflictDoUpdate({
      target: [browsers.agentId, browsers.browserHash],
      set: { seenAt: sql`now()` },
    });
  if (isFirst || isKnown) return;
  const written = agent.language === 'hi' ? 'hi' : 'en';
  const device = deviceOf(userAgent) ?? inConsoleLanguage(noBrowser, written);
  const values = { name: agent.name, device, link: forgotLink(services) };
  await services.sendMessage(newBrowserMessage.mail(readerOf(agent), values), tx);
}
