import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { publicTitles } from '#content/server/public-titles.ts';
import { publishChange } from '#db/cache-tags.ts';
import type { DataSubject, PersonalData } from '#db/personal-data.ts';
import { eventGatherings, eventReplies } from '#db/schema/events.ts';
import { languageOfUser } from '#people/language-of-user.ts';
import { availabilityTag } from './seats.ts';

const KEPT_DAYS = 30;
const UNCONFIRMED_DAYS = 7;

/** The replies of one person: of their account, and those without one that name their address or number. */
export const isReplyOf = ({ userId, email, phoneNumber }: DataSubject) =>
  or(
    eq(eventReplies.userId, userId),
    email === null ? undefined : withoutAccount(eq(eventReplies.email, email)),
    phoneNumber === null ? undefined : withoutAccount(eq(eventReplies.phoneNumber, phoneNumber)),
  );

/** A reply of somebody else's account is theirs, whatever address or number it was made with. */
const withoutAccount = (matchesOwner: SQL) => and(isNull(eventReplies.userId), matchesOwner);

/** The place and the address below it. */
const inOneLine = (place: string) => place.replaceAll('\n', ', ');

export const eventRepliesPersonalData: PersonalData = {
  about: 'Replies to events',
  place: {
    label: ['Event replies', 'कार्यक्रमों के जवाब'],
    ground: ['Consent by form', 'फ़ॉर्म पर सहमति'],
  },
  columns: { event_replies: ['user_id', 'name', 'email', 'phone_number'] },
  async download(db, subject) {
    const found = await db
      .select({ reply: eventReplies, gathering: eventGatherings })
      .from(eventReplies)
      .innerJoin(eventGatherings, eq(eventGatherings.eventId, eventReplies.eventId))
      .where(isReplyOf(subject));
    const ids = found.map(({ gathering }) => gathering.eventId);
    const titles = await publicTitles(db, ids, await languageOfUser(db, subject.userId));
    const replies = found.map(({ reply, gathering: { eventId, startsAt, endsAt, place } }) => {
      const { userId: _, ...columns } = reply;
      return {
        event: titles.get(eventId) ?? null,
        startsAt,
        endsAt,
        place: inOneLine(place),
        ...columns,
      };
    });
    return replies.length > 0 ? { eventReplies: replies } : {};
  },
  // Their seats go to the waiting list within minutes; where nobody waits, the pages of the events offer them.
  async erase(tx, subject) {
    const { eventId } = eventReplies;
    const gone = await tx.delete(eventReplies).where(isReplyOf(subject)).returning({ eventId });
    await publishChange(
      tx,
      gone.map((reply) => availabilityTag(reply.eventId)),
    );
  },
  async correct(tx, subject, { name }) {
    if (!name) return 0;
    return (await tx.update(eventReplies).set({ name }).where(isReplyOf(subject))).rowCount ?? 0;
  },
  retention: {
    keptFor: `${KEPT_DAYS} days after the event; ${UNCONFIRMED_DAYS} days where nobody confirmed it`,
    forget: (db) =>
      db.execute(sql`
        delete from event_replies r using event_gatherings g
        where g.event_id = r.event_id and (
          g.ends_at < now() - make_interval(days => ${KEPT_DAYS})
          or (r.state = 'unconfirmed' and r.created_at < now() - make_interval(days => ${UNCONFIRMED_DAYS}))
        )`),
  },
};

/** Rows that name agents alone. */
export const eventDeskPersonalData: PersonalData = {
  about: 'Links for volunteers and tables of repliers that agents made',
  columns: { event_gates: ['agent_id', 'token_hash'], event_exports: ['agent_id'] },
  download: { leftOut: 'It names agents, never a visitor' },
  erase: { kept: 'It names agents, never a visitor' },
  retention: { keptFor: 'as long as the campaign' },
};
