import type { IncomingHttpHeaders } from 'node:http';

/** Somebody who logged in, and as what. */
export interface Session {
  id: string;
  kind: 'user' | 'agent';
  /** The user's or the agent's id. */
  ownerId: string;
}

export interface Sessions {
  /**
   * The live session of a token; none when it is unknown, expired or revoked, or was begun in a
   * browser with another cookie than the one of this hash.
   */
  find(token: string, browserHash?: Buffer): Promise<Session | undefined>;
}

const LONGEST_TOKEN = 512;

/** The token of a request: `x-access-token: TOKEN`, or `authorization: Bearer TOKEN`. */
export function tokenOf(headers: IncomingHttpHeaders): string | undefined {
  const own = headers['x-access-token'];
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const token = typeof own === 'string' && own !== '' ? own : bearer;
  return token && token.length <= LONGEST_TOKEN ? token : undefined;
}
