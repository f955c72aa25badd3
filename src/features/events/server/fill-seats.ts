import type { Executor } from '#db/database.ts';
import { indianDay } from '#lib/clock.ts';
import type { EventDependencies } from './dependencies.ts';
import type { PublicEvent } from './gathering.ts';
import type { EventIn } from './in-their-languages.ts';
import { seatFreeMessage } from './messages.ts';
import { noteTold } from './note-told.ts';
import { ownLink } from './own-link.ts';
import { reachable, told } from './reachable.ts';
import { moveUp } from './seats.ts';

type Parts = Pick<EventDependencies, 'sendMessage' | 'publicUrl' | 'secret'> & { eventIn: EventIn };

/** The event is locked for others no longer than so many take. */
const MOST_AT_ONCE = 50;

/**
 * Fills free seats from the waiting list, and writes to each in the same transaction, so exactly once. Returns
 * whether there may be more to move up.
 */
export async function fillSeats(tx: Executor, event: PublicEvent, parts: Parts): Promise<boolean> {
  const moved = await moveUp(tx, event, MOST_AT_ONCE);
  // A seat that goes to and fro between two who belong together would send paid messages without an end.
  const about = `seat ${indianDay(new Date())}`;
  for (const reply of moved) {
    const reader = await reachable(tx, reply);
    if (!reader || (await noteTold(tx, [reply], about)).length === 0) continue;
    const values = {
      ...told(parts.eventIn(reader.language), reader.language, reader.channel),
      people: String(reply.people),
      link: ownLink(parts, reply, reader.language),
    };
    await parts.sendMessage(seatFreeMessage[reader.channel](reader, values), tx);
  }
  return moved.length === MOST_AT_ONCE;
}
