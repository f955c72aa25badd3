import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';

/** Short addresses for posters and letters: `/go/report` leads to a page of the site or elsewhere. */

/** One or a few parts in small letters, without an ending, as people can type it from a poster. */
const path = z
  .string()
  .trim()
  .max(80, 'Use at most 80 characters')
  .regex(
    /^\/[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*){0,3}$/,
    'Begin with a slash; use small Latin letters, numbers and hyphens: /go/report',
  );

const target = z
  .string()
  .trim()
  .max(500, 'Use at most 500 characters')
  .regex(
    /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s/@\\]+\.[^\s/@\\]+(\/[^\s\\]*)?)$/,
    'Write a path of this site, such as /events, or an address that begins with https://',
  );

/** A short address and where it leads. */
export const redirect = z.strictObject({ path, target });

export const listRedirects = endpoint({
  name: 'listRedirects',
  summary: 'The short addresses and where they lead',
  method: 'GET',
  path: '/agent/redirects/list',
  access: { agent: 'settings:read' },
  audit: 'nothing personal',
  reply: success({
    data: z.array(z.object({ path: z.string(), target: z.string(), changedAt: z.iso.datetime() })),
  }),
});

export const saveRedirect = endpoint({
  name: 'saveRedirect',
  summary: 'Makes a short address, or lets one lead elsewhere',
  method: 'POST',
  path: '/agent/redirects/save',
  access: { agent: 'settings:publish' },
  audit: { target: 'redirect', id: 'path' },
  body: redirect.extend({
    /** Where the short address leads until now, once somebody has seen that it does. */
    replaces: z.string().max(500).optional(),
  }),
  reply: done,
  problems: ['doneAlready'],
});

export const removeRedirect = endpoint({
  name: 'removeRedirect',
  summary: 'Removes a short address',
  method: 'POST',
  path: '/agent/redirects/remove',
  access: { agent: 'settings:publish' },
  audit: { target: 'redirect', id: 'path' },
  body: z.strictObject({
    path: z.string().max(80),
    /** Where it led when its caller saw it: one that leads elsewhere by now stays. */
    target: z.string().max(500).optional(),
  }),
  reply: done,
  problems: ['notFound', 'conflict'],
});
