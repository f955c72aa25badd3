import type { CallInput, Endpoint, ReplyOf } from './endpoint.ts';

/** Makes a call while a page is rendered, in the same process; a failure is thrown as a `Problem`. */
export type Call = <E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<ReplyOf<E>>;
