import type { IncomingHttpHeaders } from 'node:http';
import type { RealmName } from '#contract/realms.ts';
import type { Grant } from '#contract/roles.ts';

/** A live login of a visitor or an agent. */
export interface Session {
  id: string;
  realm: RealmName;
  /** The visitor's or the agent's id. */
  ownerId: string;
  /** The roles of an agent, as they are now. */
  grants?: readonly Grant[];
  /** Whether its owner has yet to set up a second factor: most calls stay shut. */
  isHalf?: boolean;
}

export interface Sessions {
  /**
   * The live session of a token in a realm; none when it is unknown there, expired or revoked, or was
   * begun in a browser with another cookie than the one of this hash.
   */
  find(realm: RealmName, token: string, browserHash?: Buffer): Promise<Session | undefined>;
}

const LONGEST_TOKEN = 512;

/** The token of a request: `x-access-token: TOKEN`, or `authorization: Bearer TOKEN`. */
export function tokenOf(headers: IncomingHttpHeaders): string | undefined {
  const own = headers['x-access-token'];
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const token = typeof own === 'string' && own !== '' ? own : bearer;
  return token && token.length <= LONGEST_TOKEN ? token : undefined;
}
