import type { Executor } from '#db/database.ts';
import type { EventDependencies } from './dependencies.ts';
import type { PublicEvent } from './gathering.ts';
import type { EventIn } from './in-their-languages.ts';
import { seatFreeMessage } from './messages.ts';
import { ownLink } from './own-link.ts';
import { reachable, told } from './reachable.ts';
import { moveUp } from './seats.ts';

type Parts = Pick<EventDependencies, 'sendMessage' | 'publicUrl' | 'secret'> & { eventIn: EventIn };

/** Fills free seats from the waiting list, and writes to each in the same transaction, so exactly once. */
export async function fillSeats(tx: Executor, event: PublicEvent, parts: Parts): Promise<void> {
  for (const reply of await moveUp(tx, event)) {
    const reader = await reachable(tx, reply);
    if (!reader) continue;
    const values = {
      ...told(parts.eventIn(reader.language), reader.language, reader.channel),
      people: String(reply.people),
      link: ownLink(parts, reply, reader.language),
    };
    await parts.sendMessage(seatFreeMessage[reader.channel](reader, values), tx);
  }
}
