import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { messages } from '#db/schema/messages.ts';
import { DeliveryError } from '#gateways/delivery-error.ts';
import type { Outcome } from '#gateways/delivery-error.ts';
import { mailOutbox } from '#gateways/mail/outbox.ts';
import { smsOutbox } from '#gateways/sms/outbox.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { defineMessage } from './define-message.ts';
import { createDeliverJob } from './deliver-job.ts';
import type { DeliveryOptions } from './deliver-job.ts';
import type { Colours } from './mail/look.ts';
import type { Addressee, Outgoing, Purpose } from './message.ts';

/** These tests are about sending; whom one may write to is the business of others. */
export const reachable = (address: string) => address as Addressee;

/** Messages that these tests send. */
export const codeMessage = defineMessage({
  name: 'code',
  purpose: 'transactional',
  goodForMinutes: 5,
  sms: { values: { code: 'text' }, words: { en: '{code} is your code from {campaign}.' } },
});
export const passwordMessage = defineMessage({
  name: 'resetPassword',
  purpose: 'transactional',
  mail: {
    values: { name: 'personName', link: 'link' },
    words: {
      en: { subject: 'Choose a new password', parts: ['Hello {name},', button('Choose it')] },
      hi: { subject: 'नया पासवर्ड चुनें', parts: ['नमस्ते {name},', button('चुनें')] },
    },
  },
});

function button(text: string) {
  return { button: text, to: 'link' as const };
}

export const code = codeMessage.sms(
  { to: reachable('+919876543210'), language: 'en' },
  { code: '123456' },
);
export const letter = passwordMessage.mail(
  { to: reachable('asha@campaign.example'), language: 'hi' },
  { name: 'Asha Rao', link: 'https://campaign.example/changepassword?receipt=abc' },
);

const white = new Proxy({} as Colours, { get: () => '#ffffff' });
export const sender = {
  campaign: 'Nilova Teshkar',
  host: 'campaign.example',
  siteUrl: 'https://campaign.example',
  place: 'Nilova',
  imprint: [],
  look: { light: white, dark: white, letter: 'N' },
  registeredNames: new Map<string, string>(),
};

export type Gateways = Pick<DeliveryOptions, 'mail' | 'sms'>;

export function outbox() {
  const folder = temporaryFolder();
  return { folder, mail: mailOutbox(folder), sms: smsOutbox(folder) };
}

/** A gateway that tries as it is told, and counts. */
export function failing(outcome: Outcome, mostRepeats = 0) {
  const sent: string[] = [];
  const send = async ({ id }: { id: string }) => {
    sent.push(id);
    throw new DeliveryError(outcome, 'The server said no');
  };
  const gateway = { send, mostRepeats };
  return { sent, mail: gateway, sms: gateway };
}

/** Messages in a database, and the job that sends them with nobody to call it but a test. */
export function messagesIn(db: Database) {
  /** The job, and what it told the log. */
  function jobWith(
    { mail, sms }: Gateways,
    purpose: Purpose = 'transactional',
    more: Partial<DeliveryOptions> = {},
  ) {
    const faults: unknown[] = [];
    const job = createDeliverJob(purpose, {
      db,
      mail,
      sms,
      declarations: [codeMessage.declaration, passwordMessage.declaration],
      wantedPerSecond: 1000,
      sender: async () => sender,
      report: (fault) => void faults.push(fault),
      enqueue: async () => undefined,
      whenWantedMayGoOut: async (at) => at,
      mailboxes: { areClosed: async () => false, noteRefusal: async () => undefined },
      ...more,
    });
    return { job, faults };
  }

  /** A message that waits, with nobody to send it but the test. */
  async function waiting({ purpose: _, ...message }: Outgoing): Promise<string> {
    const [row] = await db
      .insert(messages)
      .values({ channel: message.channel, message })
      .returning({ id: messages.id });
    return row?.id ?? '';
  }

  async function rowOf(id: string) {
    const [row] = await db.select().from(messages).where(eq(messages.id, id));
    return row && { state: row.state, message: row.message };
  }

  return { jobWith, waiting, rowOf };
}
