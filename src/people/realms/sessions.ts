import type { Database } from '#db/database.ts';
import type { Sessions } from '#http/sessions.ts';
import { agents } from './agents.ts';
import { visitors } from './visitors.ts';

/** The sessions of both realms; a token is looked for in that of its call, and nowhere else. */
export function createSessions(db: Database): Sessions {
  return {
    async find(realm, token, browserHash) {
      if (realm === 'visitors') return visitors.sessions.find(db, token, browserHash);
      return agents.sessions.find(db, token, browserHash);
    },
  };
}

/** Whether a session of either realm goes on, and in its browser; no two have the same id. */
export async function isSessionAlive(
  db: Database,
  id: string,
  browserHash: Buffer | undefined,
): Promise<boolean> {
  const isOfVisitor = await visitors.sessions.isAlive(db, id, browserHash);
  return isOfVisitor || agents.sessions.isAlive(db, id, browserHash);
}
