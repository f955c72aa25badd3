import { createStore, del, entries, set } from 'idb-keyval';
import type { PartContent } from '#content/declare/part-fields.ts';
import type { Part } from '#content/declare/parts.ts';
import type { PartConflict } from './edited-part.ts';

/** Words that the server does not have yet. */
export interface KeptPart {
  part: Part;
  /** The revision that the text began from, and that revision's text. */
  base: number | null;
  began: PartContent;
  content: PartContent;
  /** Milliseconds since 1970. */
  at: number;
  /** Fields that others wrote in as well, until somebody has chosen. */
  conflict?: PartConflict | undefined;
  givenUp?: PartContent[] | undefined;
  /** The field that was written in last. */
  field: string | null;
}

/** A part as a device has it; `dispute` is what earlier releases called its conflict. */
type Stored = KeptPart & { dispute?: PartConflict | undefined };

/** Keeps words on the device until the server has them. */
export interface DeviceStore {
  keep(kept: KeptPart): Promise<void>;
  drop(part: Part): Promise<void>;
  all(): Promise<KeptPart[]>;
}

/**
 * The device's store of one person's words in one document. IndexedDB outlives the end of a session,
 * which empties the other stores; its keys begin with the person, so that the next one at the same
 * device is not offered them.
 */
export function deviceStore(agentId: string, documentId: string): DeviceStore {
  const store = createStore('agent-drafts', 'parts');
  const keyOf = (part: Part) => `${agentId}/${documentId}/${part}`;
  return {
    keep: (kept) => set(keyOf(kept.part), kept, store),
    drop: (part) => del(keyOf(part), store),
    async all() {
      const all = await entries<string, Stored>(store);
      const own = all.filter(([key]) => key.startsWith(keyOf('' as Part)));
      return own.map(([, { dispute, ...kept }]) => ({ conflict: dispute, ...kept }));
    },
  };
}
