import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { allLanguages } from '#contract/languages.ts';
import { roleNames } from '#contract/roles.ts';
import { checkWrittenTwice, email, knownPassword, name, receipt } from '#contract/user-fields.ts';
import { ceremony, code, doorCall, grant, password, setUpCall, signed } from './contract/parts.ts';

export * from './contract/own-account.ts';
export * from './contract/staff.ts';
export { SHORTEST_PASSWORD } from './contract/parts.ts';
export { isSameRoles } from './contract/same-roles.ts';

/** How the second step of a log-in may be taken. */
export const ways = ['code', 'passkey', 'recovery'] as const;
export type Way = (typeof ways)[number];

export const logInAgent = endpoint({
  ...doorCall,
  name: 'logInAgent',
  summary: 'Logs an agent in with a password; where a second step is due, gives its challenge',
  path: '/agent/login',
  body: z.strictObject({ email, password: knownPassword }),
  audit: { target: 'agent' },
  reply: success({
    /** Of a half session where the agent has yet to set up a second factor. */
    token: z.string().optional(),
    data: z
      .object({ challenge: z.string(), ways: z.array(z.enum(ways)), expiresAt: z.string() })
      .optional(),
  }),
  problems: ['invalid', 'wrongCredentials', 'tooMany', 'busy'],
});

export const verifyAgentLogIn = endpoint({
  ...doorCall,
  name: 'verifyAgentLogIn',
  summary: 'Finishes a log-in with the code of an authenticator, or a recovery code',
  path: '/agent/login/verify',
  body: z.strictObject({ challenge: receipt, code }),
  audit: { target: 'agent' },
  reply: success({
    token: z.string(),
    /** How many are left, where one was used. */
    data: z.object({ recoveryCodesLeft: z.int() }).optional(),
  }),
  problems: ['invalid', 'wrongCredentials', 'tooMany'],
});

export const beginPasskeyLogIn = endpoint({
  ...doorCall,
  name: 'beginPasskeyLogIn',
  summary: 'Tells a browser what to ask a passkey, for the second step of a log-in',
  path: '/agent/login/passkey',
  body: z.strictObject({ challenge: receipt }),
  reply: success({ data: ceremony }),
  problems: ['invalid', 'wrongCredentials', 'notFound', 'tooMany'],
});

export const verifyPasskeyLogIn = endpoint({
  ...doorCall,
  name: 'verifyPasskeyLogIn',
  summary: 'Finishes a log-in with a passkey',
  path: '/agent/login/passkey/verify',
  body: z.strictObject({ challenge: receipt, response: signed }),
  audit: { target: 'agent' },
  reply: success({ token: z.string() }),
  problems: ['invalid', 'wrongCredentials', 'tooMany'],
});

export const forgetAgentPassword = endpoint({
  ...doorCall,
  name: 'forgetAgentPassword',
  summary: 'Mails an agent a link to a new password; the reply does not tell whether there is one',
  path: '/agent/password/forgot',
  body: z.strictObject({ email }),
  problems: ['invalid', 'tooMany'],
});

export const resetAgentPassword = endpoint({
  ...doorCall,
  name: 'resetAgentPassword',
  summary: 'Sets a password by the link of a mail, and ends every session',
  path: '/agent/password/reset',
  body: z
    .strictObject({ receipt, newPassword: password, confirmPassword: knownPassword })
    .superRefine(checkWrittenTwice),
  audit: { target: 'agent' },
  problems: ['invalid', 'wrongCredentials', 'tooMany', 'busy'],
});

export const findInvitation = endpoint({
  ...doorCall,
  name: 'findInvitation',
  summary: 'An invitation, by the link of its mail',
  path: '/agent/invitation/find',
  body: z.strictObject({ receipt }),
  reply: success({
    data: z.object({ email: z.string(), name: z.string(), roles: z.array(grant) }),
  }),
  problems: ['invalid', 'wrongCredentials', 'tooMany'],
});

export const acceptInvitation = endpoint({
  ...doorCall,
  name: 'acceptInvitation',
  summary: 'Opens an account by an invitation; its session is half until a second factor is set up',
  path: '/agent/invitation/accept',
  body: z
    .strictObject({ receipt, name, password, confirmPassword: knownPassword })
    .superRefine(checkWrittenTwice),
  audit: { target: 'agent' },
  status: 201,
  reply: success({ token: z.string() }),
  problems: ['invalid', 'wrongCredentials', 'doneAlready', 'tooMany', 'busy'],
});

export const logOutAgent = endpoint({
  ...setUpCall,
  name: 'logOutAgent',
  summary: 'Ends the session of an agent',
  path: '/agent/logout',
});

export const findAdministrators = endpoint({
  name: 'findAdministrators',
  summary: 'The names of those who can give an agent more roles',
  method: 'GET',
  path: '/agent/administrators',
  access: { agent: 'own' },
  audit: 'nothing personal',
  reply: success({ data: z.array(z.string()) }),
});

export const findMe = endpoint({
  name: 'findMe',
  summary: 'The agent who is logged in, with roles and what they may do',
  method: 'GET',
  path: '/agent/me',
  access: { agent: 'own', halfSession: true },
  audit: 'nothing personal',
  reply: success({
    data: z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      language: z.enum(allLanguages),
      roles: z.array(z.enum(roleNames)),
      /** `news:publish`, or `news:write:hi` for a permission in a single language. */
      permissions: z.array(z.string()),
      /** Whether a second factor is still to be set up: until then most calls answer 403. */
      needsSecondFactor: z.boolean(),
    }),
  }),
});
