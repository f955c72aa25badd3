/** Whether a mailbox is gone for good, or only could not take a mail. */
export type BounceKind = 'hard' | 'soft';

/** There is no such mailbox, or no such host, or it takes no mail from anybody any more. */
const GONE = /^5\.(1\.[012346]|1\.10|2\.1|4\.4|0\.0)$/;
/** The sender is refused: its name, its words, the way it sends. It says nothing of the mailbox. */
const OUR_FAULT = /^[45]\.(7|6|5)\.|^5\.1\.[78]$/;

/**
 * Reads from a status of RFC 3463 how the mailbox is; undefined where it says nothing of it. A mail that was given up
 * after tries comes back with a status that begins with 4.
 */
export function bounceKindOf(status: string): BounceKind | undefined {
  if (!/^[45]\.\d{1,3}\.\d{1,3}$/.test(status) || OUR_FAULT.test(status)) return undefined;
  return GONE.test(status) ? 'hard' : 'soft';
}

/** Replies to RCPT that name no status; 552 is a full mailbox. */
const PLAIN: Partial<Record<number, BounceKind>> = {
  550: 'hard',
  551: 'hard',
  553: 'hard',
  552: 'soft',
};

/** Reads from a server's reply to RCPT how the mailbox is. */
export function refusalKindOf(code: number, text: string): BounceKind | undefined {
  if (code < 500) return undefined;
  const [, status] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/m.exec(text) ?? [];
  return status ? bounceKindOf(status) : PLAIN[code];
}
