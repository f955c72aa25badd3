import { z } from 'zod';
import { findEndpoint } from '#content/declare/endpoints.ts';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { interfaceStates } from '#contract/interface-state.ts';
import { allLanguages } from '#contract/languages.ts';
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

/** Every language that the site could be offered in, switched on or not. */
export const listLanguages = endpoint({
  name: 'listLanguages',
  summary: 'The languages of the site, which of them are offered, and how far their texts are',
  method: 'GET',
  path: '/settings/languages/get',
  access: 'public',
  reply: success({
    data: z.array(
      z.object({
        code: z.enum(allLanguages),
        name: z.string(),
        /** Switched on in the settings: it has addresses, and menus lead there. */
        offered: z.boolean(),
        /** Whether the campaign's own texts are written in it. */
        written: z.boolean(),
        /** Whether a native reader has read the texts of the interface. */
        interface: z.enum(interfaceStates),
      }),
    ),
  }),
});

/** The campaign as the site's own pages need it. */
export const findSettings = findEndpoint(settings);
