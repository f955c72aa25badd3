import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { invalid, Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { eventReplies } from '#db/schema/events.ts';
import { transaction } from '#db/transaction.ts';
import type { Handler, HandlerContext } from '#http/bind.ts';
import type { Addressee } from '#messages/message.ts';
import { allowMail, unlessLimited } from '#people/message-limits.ts';
import type { replyToEvent } from '../contract/replies.ts';
import type { EventDependencies, Replying } from './dependencies.ts';
import { findPublicEvent, lockGathering, requireOpen } from './gathering.ts';
import { inTheirLanguages } from './in-their-languages.ts';
import { confirmReplyMessage, yourReplyMessage } from './messages.ts';
import { ownLink } from './own-link.ts';
import { told } from './reachable.ts';
import { replyOfAccount } from './reply-of-account.ts';
import { changingSeats, seat } from './seats.ts';
import type { Reply } from './seats.ts';

type Context = HandlerContext<typeof replyToEvent>;

const LOOK_INTO_MAIL = 'Thank you. Open the link in the mail that we sent you.';

export function replyWith(services: EventDependencies): Handler<typeof replyToEvent> {
  return async (context) => {
    const { body, caller, language } = context;
    const event = await findPublicEvent(services.reader, body.event, language);
    requireOpen(event);
    const replying = { event, people: body.people, language };
    if (caller.session) {
      const { session } = caller;
      const eventIn = await inTheirLanguages(services, event, ['waiting']);
      const reply = await transaction(services.db, (tx) =>
        replyOfAccount(tx, session, replying, { ...services, eventIn }),
      );
      return seated(reply, language, services);
    }
    // The page asks nothing else of somebody who is logged in, and this session has ended.
    if (caller.token && !body.name && !body.contact) throw new Problem('unauthorized');
    const { name, contact } = requireReach(body);
    // A machine hears what people hear.
    if (body.website) return inTheMail;
    if (contact.email !== null) {
      const to = await unlessLimited(allowMail(caller, contact.email, 'eventReply'));
      if (to)
        await transaction(services.db, (tx) => askOwner(tx, { ...replying, name, to }, services));
      return inTheMail;
    }
    await caller.consume('eventPlaces', `${event.id} ${caller.address}`);
    const typed = { ...replying, name, phoneNumber: contact.phoneNumber };
    const reply = await transaction(services.db, (tx) => replyByPhone(tx, typed));
    return seated(reply, language, services);
  };
}

const inTheMail = {
  message: LOOK_INTO_MAIL,
  data: { state: 'unconfirmed' as const, url: null },
};

function seated(reply: Reply, language: Language, services: EventDependencies) {
  const { state } = reply;
  const isGoing = state === 'going';
  return {
    message: isGoing ? 'Your place is kept.' : 'You are on the waiting list.',
    data: { state, url: ownLink(services, reply, language) },
  };
}

function requireReach({ name, contact }: Context['body']) {
  const errors = [
    ...(name ? [] : [{ param: 'name', msg: 'Name is required' }]),
    ...(contact ? [] : [{ param: 'contact', msg: 'Mobile number or email is required' }]),
  ];
  if (!name || !contact) throw invalid(...errors);
  return { name, contact };
}

/**
 * Keeps a reply that takes no seat until the owner of the address has confirmed it, and asks them, at
 * most once a day for one event. Who has replied already is taken to that reply.
 */
async function askOwner(
  tx: Executor,
  { event, people, language, name, to }: Replying & { name: string; to: Addressee },
  services: EventDependencies,
): Promise<void> {
  await lockGathering(tx, event);
  const matchesEmail = and(eq(eventReplies.eventId, event.id), eq(eventReplies.email, to));
  const row = {
    eventId: event.id,
    email: to,
    name,
    people,
    language,
    state: 'unconfirmed' as const,
  };
  // A stranger may have typed the address before its owner does.
  await tx
    .insert(eventReplies)
    .values(row)
    .onConflictDoUpdate({
      target: [eventReplies.eventId, eventReplies.email],
      set: { name, people, language },
      setWhere: eq(eventReplies.state, 'unconfirmed'),
    });
  const isDue = sql`coalesce(${eventReplies.mailedAt} < now() - interval '1 day', true)`;
  const [reply] = await tx
    .update(eventReplies)
    .set({ mailedAt: sql`now()` })
    .where(and(matchesEmail, isDue))
    .returning();
  if (!reply) return;
  const values = { ...told(event, language), link: ownLink(services, reply, language) };
  const message = reply.state === 'unconfirmed' ? confirmReplyMessage : yourReplyMessage;
  await services.sendMessage(message.mail({ to, language }, values), tx);
}

/**
 * A number is taken as it is typed: nothing is ever sent to it, so a reply to it costs nobody anything but a
 * place, of which one address takes a few before it proves that it means it. Each
 * reply with it stands for itself, so that nobody hears whether a number has replied.
 */
async function replyByPhone(
  tx: Executor,
  { event, people, language, name, phoneNumber }: Replying & { name: string; phoneNumber: string },
): Promise<Reply> {
  await lockGathering(tx, event);
  const row = { eventId: event.id, phoneNumber, name, people, language };
  return changingSeats(tx, event, async () => {
    const [made] = await tx
      .insert(eventReplies)
      .values({ ...row, state: 'unconfirmed' })
      .returning();
    if (!made) throw new Error('A reply was lost while its event was locked');
    return seat(tx, event, made);
  });
}
