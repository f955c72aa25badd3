import { z } from 'zod';
import { findEndpoint } from '#content/declare/endpoints.ts';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { interfaceStates } from '#contract/interface-state.ts';
import { allLanguages } from '#contract/languages.ts';
import { settings } from './collection.ts';

const setting = z.object({ value: z.string() }).optional();

// spec: entity:settings
/** The settings that the frame of any client needs; a key without a value is absent. */
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
  problems: ['notFound'],
});

/** Every language that the site supports, switched on or not. */
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
        /** Whether the settings switch it on: it then has addresses and is in menus. */
        offered: z.boolean(),
        /** Whether the campaign's own texts exist in it. */
        written: z.boolean(),
        /** Whether a native speaker has reviewed the interface's texts. */
        interface: z.enum(interfaceStates),
      }),
    ),
  }),
});

/** The campaign's settings for the site's own pages. */
export const findSettings = findEndpoint(settings);
