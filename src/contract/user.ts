import './without-eval.ts';
import { z } from 'zod';

/** Somebody's own account, as only they see it. `profilePhoto` is a URL. */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  constituency: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  gender: z.string().nullable(),
  profilePhoto: z.string().nullable(),
  /** Whether there is a password to log in with. */
  hasPassword: z.boolean(),
});

export type User = z.output<typeof user>;
