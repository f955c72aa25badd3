import { createReader } from '#content/server/reader.ts';
import type { Database } from '#db/database.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import type { BoundCall } from '#http/bind.ts';
import { bindCalls } from '../src/main/calls.ts';

/** Every call of the site over a database, for reading their declarations; nothing is sent. */
export function callsOf(db: Database): BoundCall[] {
  return bindCalls({
    db,
    reader: createReader(db, () => ({ hue: 285, motifsOff: [], tint: '#baeaef' })),
    enqueue: async () => undefined,
    enqueueAll: async () => undefined,
    sendMessage: async () => undefined,
    storage: diskStorage('/nowhere'),
    push: { send: async () => 'sent' },
    mail: { mostRepeats: 0, send: async () => undefined },
    sender: () => Promise.reject(new Error('Nothing is sent')),
    signMailPreview: () => '',
    pushKey: async () => '',
    pushIcon: async () => '',
    signFile: () => '',
    answersHere: async () => true,
    signPreview: () => ({ token: '', endsAt: new Date(0) }),
    report: () => undefined,
    noteFoundNothing: () => undefined,
    isOff: () => false,
    whenMayGoOut: async ({ at }) => at,
    clock: { whenMayGoOut: async ({ at }) => at, drop: () => undefined },
    offeredLanguages: () => ['en', 'hi'],
    publicUrl: 'https://campaign.example',
    secret: 'a secret of this test',
    returnsSecret: 'a-secret-of-its-mail-server',
    scale: 1,
    openId: undefined,
    recaptchaKey: null,
    campaignName: async () => 'Avani Sohane',
    readPhoto: async () => Buffer.alloc(0),
    personalData: [],
    erase: async () => undefined,
    forgetFace: async () => undefined,
    followPublicName: async () => undefined,
    endPush: async () => undefined,
    faces: {
      isSetUp: () => false,
      judge: async () => ({ fault: 'none' }),
      look: async () => [],
      search: async () => [],
      stop: () => undefined,
    },
  });
}
