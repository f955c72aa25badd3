import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { allLanguages } from '#contract/languages.ts';
import { email, name } from '#contract/user-fields.ts';
import { grant, grants, id, staffCall } from './parts.ts';

export type { HeldRole } from './parts.ts';

export const listStaff = endpoint({
  name: 'listStaff',
  summary: 'Everybody who makes the campaign, and who is invited to',
  method: 'GET',
  path: '/agent/people',
  access: { agent: 'agents:read' },
  audit: { target: 'agent' },
  reply: success({
    data: z.object({
      people: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          roles: z.array(grant),
          seenAt: z.string().nullable(),
          /** Whether somebody is logged in and did something in the last five minutes. */
          isHere: z.boolean(),
          hasCodes: z.boolean(),
          hasPasskeys: z.boolean(),
          isSuspended: z.boolean(),
          createdAt: z.string(),
        }),
      ),
      invitations: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          roles: z.array(grant),
          invitedBy: z.string(),
          expiresAt: z.string(),
          createdAt: z.string(),
        }),
      ),
    }),
  }),
});

export const inviteAgent = endpoint({
  ...staffCall,
  name: 'inviteAgent',
  summary: 'Invites somebody by mail, with the roles that they are to have; the link lasts 7 days',
  path: '/agent/invitations/create',
  access: { agent: 'agents:write' },
  audit: { target: 'invitation' },
  limit: 'invite',
  body: z.strictObject({
    name,
    email,
    language: z.enum(allLanguages).default('en'),
    roles: grants,
  }),
  status: 201,
  reply: success({ data: z.object({ id: z.string() }) }),
  problems: ['invalid', 'forbidden', 'doneAlready', 'tooMany'],
});

export const resendInvitation = endpoint({
  ...staffCall,
  name: 'resendInvitation',
  summary: 'Mails an invitation again, with a new link; the old link ends',
  path: '/agent/invitations/resend',
  access: { agent: 'agents:write' },
  audit: { target: 'invitation', id: 'id' },
  limit: 'invite',
  body: z.strictObject({ id }),
  problems: ['invalid', 'notFound', 'tooMany'],
});

export const revokeInvitation = endpoint({
  ...staffCall,
  name: 'revokeInvitation',
  summary: 'Takes an invitation back; its link ends at once',
  path: '/agent/invitations/revoke',
  access: { agent: 'agents:write' },
  audit: { target: 'invitation', id: 'id' },
  body: z.strictObject({ id }),
  problems: ['invalid', 'notFound'],
});

export const changeRoles = endpoint({
  ...staffCall,
  name: 'changeRoles',
  summary: 'Gives another agent these roles and no others, and ends their sessions',
  path: '/agent/people/roles',
  body: z.strictObject({
    id,
    roles: grants,
    /** The roles as they were seen: others mean a conflict. */
    seen: z.array(grant).optional(),
  }),
  problems: ['invalid', 'forbidden', 'notFound', 'conflict', 'doneAlready'],
});

export const suspendAgent = endpoint({
  ...staffCall,
  name: 'suspendAgent',
  summary: 'Shuts another agent out at once; nothing that they did is lost',
  path: '/agent/people/suspend',
  body: z.strictObject({ id }),
  problems: ['invalid', 'forbidden', 'notFound', 'doneAlready'],
});

export const restoreAgent = endpoint({
  ...staffCall,
  name: 'restoreAgent',
  summary: 'Lets a suspended agent in again',
  path: '/agent/people/restore',
  body: z.strictObject({ id }),
  problems: ['invalid', 'forbidden', 'notFound', 'doneAlready'],
});

export const resetSecondFactor = endpoint({
  ...staffCall,
  name: 'resetSecondFactor',
  summary: 'Removes every second factor of another agent, who sets up a new one at the next log-in',
  path: '/agent/people/reset-second-factor',
  body: z.strictObject({ id }),
  problems: ['invalid', 'forbidden', 'notFound'],
});
