import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Grant } from '#contract/roles.ts';
import { codeOf } from '#test/authenticator-code.ts';
import { askFor } from './on-demand.ts';
import { linkSentTo } from './outbox.ts';
import { firstAgent } from './own-site.ts';

/** Posts to a call below `/agent/`; the reply as it is, because each test knows what it asks for. */
// oxlint-disable-next-line no-explicit-any -- Each caller knows what it asks for.
export type Ask = (path: string, data: object, token?: string) => Promise<any>;

export interface AgentAccount {
  email: string;
  password: string;
  name: string;
  /** Of a whole session. */
  token: string;
  recoveryCodes: string[];
  /** Base32: the key of the authenticator. */
  key: string;
}

/** The site on which agents write. */
export interface AgentSite {
  origin: string;
  /** Where it keeps what it sends. */
  dataFolder: string;
  /** Of a whole session of its first administrator. */
  token: string;
}

let asked: Promise<AgentSite> | undefined;

export const agentSite = (): Promise<AgentSite> =>
  (asked ??= askFor<AgentSite>(process.env['AGENT_SITE']));

/** Sets up an authenticator in a half session, which is whole afterwards. The next code is free. */
export async function setUpAgent(ask: Ask, token: string) {
  const { data: begun } = await ask('authenticator/begin', {}, token);
  const code = codeOf(begun.key);
  const confirmed = await ask(
    'authenticator/confirm',
    { id: begun.id, code, name: 'Phone' },
    token,
  );
  const recoveryCodes: string[] = confirmed.data.recoveryCodes;
  return { key: String(begun.key), recoveryCodes };
}

const asker =
  (request: APIRequestContext): Ask =>
  async (path, data, token) => {
    const headers: Record<string, string> = token ? { 'x-access-token': token } : {};
    return (await request.post(`/api/agent/${path}`, { data, headers })).json();
  };

/** Creates an agent of the site with these roles, by an invitation, without pages. */
export async function newAgent(
  { request }: Pick<Page, 'request'>,
  roles: readonly Grant[],
  name = 'Lata Bisht',
  site?: AgentSite,
): Promise<AgentAccount> {
  const ask = asker(request);
  const email = `${randomUUID()}@campaign.example`;
  const password = 'nine boats under one bridge';
  const { token: administrator, dataFolder } = site ?? (await agentSite());
  // The session may be older than the five minutes for which a proof holds.
  await ask('account/prove', { password: firstAgent.password }, administrator);
  await ask('invitations/create', { name, email, roles }, administrator);
  const link = new URL(await linkSentTo(email, dataFolder), 'http://localhost');
  const receipt = link.searchParams.get('receipt');
  const chosen = { receipt, name, password, confirmPassword: password };
  const { token } = await ask('invitation/accept', chosen);
  return { email, password, name, token, ...(await setUpAgent(ask, token)) };
}

/** Every role, as the first administrator has them. */
export const everyRole: readonly Grant[] = [
  { role: 'administrator', languages: null },
  { role: 'publisher', languages: null },
  { role: 'supporter-desk', languages: null },
  { role: 'privacy-officer', languages: null },
];

/** Logs the browser of a page in as a new agent with these roles, before it opens the agent area. */
export async function logInAsAgent(
  page: Page,
  roles: readonly Grant[] = everyRole,
  name?: string,
  site?: AgentSite,
): Promise<AgentAccount> {
  const agent = await newAgent(page, roles, name, site);
  await page.goto('/robots.txt');
  await page.evaluate((own) => localStorage.setItem('agent:x-access-token', own), agent.token);
  return agent;
}
