import { z } from 'zod';
import { findEndpoint } from '#content/declare/endpoints.ts';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { settings } from './collection.ts';

const setting = z.object({ value: z.string() }).optional();

// spec: entity:settings
/** The keys that the frame of any client reads; one that is not set is absent. */
export const getSettings = endpoint({
  name: 'getSettings',
  summary: 'Links of the top strip and the text of the footer',
  method: 'GET',
  path: '/settings/get',
  access: 'public',
  reply: success({
    data: z.object({
      FACEBOOK: setting,
      INSTAGRAM: setting,
      TWITTER: setting,
      YOUTUBE: setting,
      FOOTERTEXT: setting,
      DONATE: setting,
      JOIN: setting,
    }),
  }),
});

/** The campaign as the site's own pages need it. */
export const findSettings = findEndpoint(settings);
