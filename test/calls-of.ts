import { createReader } from '#content/server/reader.ts';
import type { Database } from '#db/database.ts';
import type { BoundCall } from '#http/bind.ts';
import { bindCalls } from '../src/main/features.ts';

/** Every call of the site over a database, for who wants to know which there are; nothing is sent. */
export function callsOf(db: Database): BoundCall[] {
  return bindCalls({
    db,
    reader: createReader(db, async () => 285),
    post: async () => undefined,
    publicUrl: 'https://campaign.example',
    secret: 'a secret of this test',
    scale: 1,
    openId: undefined,
    recaptchaKey: null,
    readPhoto: async () => Buffer.alloc(0),
    erase: async () => undefined,
  });
}
