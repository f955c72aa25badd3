import type { SmsText } from '../../message.ts';

/**
 * Each short message, with holes like `{code}`. The last line of a code is for the browser, which
 * offers the code on `{host}` alone. Every change here must be registered anew with the operators.
 */
export type SmsWords = Record<SmsText['kind'], string>;
