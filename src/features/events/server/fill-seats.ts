import type { Executor } from '#db/database.ts';
import type { EventDependencies } from './dependencies.ts';
import { findPublicEvent } from './gathering.ts';
import type { PublicEvent } from './gathering.ts';
import { seatFreeMessage } from './messages.ts';
import { ownLink } from './own-link.ts';
import { reachable, told } from './reachable.ts';
import { moveUp } from './seats.ts';

type Parts = Pick<EventDependencies, 'reader' | 'sendMessage' | 'publicUrl' | 'secret'>;

/** Fills free seats from the waiting list, and mails each in the same transaction, so exactly once. */
export async function fillSeats(tx: Executor, event: PublicEvent, parts: Parts): Promise<void> {
  for (const reply of await moveUp(tx, event)) {
    const reader = reachable(reply);
    if (!reader) continue;
    const inTheirs = await findPublicEvent(parts.reader, event.id, reader.language);
    const values = {
      ...told(inTheirs, reader.language),
      people: String(reply.people),
      link: ownLink(parts, reply.id, reader.language),
    };
    await parts.sendMessage(seatFreeMessage.mail(reader, values), tx);
  }
}
