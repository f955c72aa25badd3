import type { TestSite } from './site.ts';

/** An agent who is logged in. */
export interface LoggedIn {
  token: string;
}

/** The reply of a call with its status; tests look into it as they need. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = { status: number } & Record<string, any>;

/** Calls of the agent area below a path, by which tests do what agents do. */
export function agentDesk(site: TestSite, base: string) {
  const headersOf = ({ token }: LoggedIn) => ({ 'x-access-token': token });

  async function post(agent: LoggedIn, path: string, body: object): Promise<Answer> {
    const response = await site.post(`${base}/${path}`, body, headersOf(agent));
    return { status: response.status, ...(await response.json()) };
  }

  async function get(
    agent: LoggedIn,
    path: string,
    query: Record<string, string> = {},
  ): Promise<Answer> {
    const search = new URLSearchParams(query);
    const response = await site.get(`${base}/${path}?${search}`, headersOf(agent));
    return { status: response.status, ...(await response.json()) };
  }

  return { post, get };
}
