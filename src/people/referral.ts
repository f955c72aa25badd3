import type { Executor } from '#db/database.ts';

/** Somebody who came by an invitation, as the form knows them. */
interface Comer {
  /** The key of their letter where it came in. */
  sourceId: number;
  email: string;
  phoneNumber: string | null;
}

/** Counts a join for the link with a code, once for each person; in the transaction of the join. */
export type CountReferral = (tx: Executor, code: string, comer: Comer) => Promise<void>;
