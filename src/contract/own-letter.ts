import './without-eval.ts';
import { z } from 'zod';
import { letterKinds } from './letters.ts';

/** A letter as its writer reads it again: where it stands, and what was answered. */
export const ownLetter = z.object({
  number: z.string(),
  kind: z.enum(letterKinds),
  message: z.string(),
  receivedAt: z.string(),
  state: z.enum(['received', 'inWork', 'answered', 'closed']),
  /** The moment the desk took it up. */
  takenUpAt: z.string().nullable(),
  /** The moment it was answered or closed. */
  endedAt: z.string().nullable(),
  /** The answers that went out by mail, the oldest first. */
  replies: z.array(z.object({ words: z.string(), at: z.string() })),
  /** Whether it is answered together with another letter of the same person. */
  isTogether: z.boolean(),
});

export type OwnLetter = z.output<typeof ownLetter>;
