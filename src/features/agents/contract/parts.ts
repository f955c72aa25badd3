import { z } from 'zod';
import { done } from '#contract/envelope.ts';
import { requiredText } from '#contract/form-fields.ts';
import { allLanguages } from '#contract/languages.ts';
import { sections } from '#contract/permissions.ts';
import { roleNames } from '#contract/roles.ts';
import { passwordOf } from '#contract/user-fields.ts';

/** The fewest characters of an agent's password. */
export const SHORTEST_PASSWORD = 15;

/** A passkey's response; the library that verifies it reads it in full. */
export const signed = z.looseObject({
  id: z.string().max(2_000),
  response: z.looseObject({}),
});
/** The options that a browser asks a passkey with. */
export const ceremony = z.looseObject({ challenge: z.string() });

export const password = passwordOf(SHORTEST_PASSWORD);

export const id = z.uuid('This has the wrong form');

/** Six digits, or a recovery code; spaces and hyphens do not count. */
export const code = requiredText
  .transform((text) => text.normalize('NFKC').replace(/[\s-]/g, ''))
  .refine((text) => /^(\d{6}|[0-9a-zA-Z]{15})$/.test(text), 'Enter the six digits');

export const grant = z.object({
  role: z.enum(roleNames, 'Choose one of the list'),
  languages: z.array(z.enum(allLanguages)).nullable(),
  sections: z.array(z.enum(sections)).nullable().default(null),
});

/** A role of somebody: in all languages and sections, or in those that are named. */
export type HeldRole = z.output<typeof grant>;

export const grants = z
  .array(grant)
  .max(roleNames.length)
  .refine((all) => new Set(all.map(({ role }) => role)).size === all.length, 'Name each role once')
  .refine(
    (all) => all.every(({ role, languages }) => role !== 'translator' || languages?.length),
    'Choose the languages of the translator',
  );

const target = { target: 'agent' } as const;
const post = { method: 'POST', audit: target, reply: done } as const;

/** A call of an agent about nobody else. */
export const ownCall = { ...post, access: { agent: 'own' } } as const;

/** A call of an agent about nobody else, where a second factor may still be missing. */
export const setUpCall = { ...post, access: { agent: 'own', halfSession: true } } as const;

/** A call at the door, by somebody without a session. */
export const doorCall = {
  method: 'POST',
  access: 'anyone',
  limit: 'agentLogin',
  reply: done,
} as const;

/** A call about another agent, whose id is in its body. */
export const staffCall = {
  ...post,
  audit: { target: 'agent', id: 'id' },
  access: { agent: 'agents:admin' },
} as const;
