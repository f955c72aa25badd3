declare const locked: unique symbol;

/**
 * An account that this transaction holds: until it ends, nobody changes or closes it. Sessions and
 * receipts that stand for an account begin with one, so that they are never older than its facts.
 */
export type LockedOwner = { id: string; [locked]: true };
