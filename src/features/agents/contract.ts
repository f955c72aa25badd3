import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { email, knownPassword } from '#contract/user-fields.ts';
import { roleNames } from '#contract/roles.ts';

export const logInAgent = endpoint({
  name: 'logInAgent',
  summary: 'Logs an agent in with a password',
  method: 'POST',
  path: '/agent/login',
  access: 'anyone',
  limit: 'agentLogin',
  body: z.strictObject({ email, password: knownPassword }),
  audit: { target: 'agent' },
  reply: success({ token: z.string() }),
  problems: ['invalid', 'wrongCredentials', 'tooMany', 'busy'],
});

export const logOutAgent = endpoint({
  name: 'logOutAgent',
  summary: 'Ends the session of an agent',
  method: 'POST',
  path: '/agent/logout',
  access: { agent: 'own' },
  audit: { target: 'agent' },
  reply: done,
});

export const findMe = endpoint({
  name: 'findMe',
  summary: 'The agent who is logged in, with roles and what they may do',
  method: 'GET',
  path: '/agent/me',
  access: { agent: 'own' },
  audit: 'nothing personal',
  reply: success({
    data: z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      roles: z.array(z.enum(roleNames)),
      /** `news:publish`, or `news:write:hi` for a permission in a single language. */
      permissions: z.array(z.string()),
    }),
  }),
});
