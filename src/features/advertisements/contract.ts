import { z } from 'zod';
import { person } from '#content/declare/draft-shapes.ts';
import { day } from '#contract/dates.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { line } from '#contract/user-fields.ts';

/** The register of political advertisements, each with its certificate. */

const required = (max: number, sentence: string) =>
  line(max).refine((text) => text !== '', sentence);

const facts = {
  title: required(200, 'Write a title'),
  place: required(120, 'Write where it runs'),
  runsFrom: day('Choose the first day'),
  runsUntil: day('Choose the last day'),
  certificate: required(80, 'Write the certificate number'),
  certifiedOn: day('Choose the day of the certificate'),
  rupees: z
    .int('Write whole rupees')
    .min(0, 'Write whole rupees')
    .max(100_000_000_000, 'Write whole rupees'),
  sponsor: required(200, 'Write who pays for it'),
};

const advertisementFacts = z.strictObject(facts);

export type AdvertisementFacts = z.output<typeof advertisementFacts>;

const advertisement = z.object({
  ...facts,
  id: z.string(),
  /** Whether its certificate lets something out today. */
  isInForce: z.boolean(),
  enteredBy: person,
});

export type Advertisement = z.output<typeof advertisement>;

export const listAdvertisements = endpoint({
  name: 'listAdvertisements',
  summary: 'The register of political advertisements, those that run last first',
  method: 'GET',
  path: '/agent/law/advertisements',
  access: { agent: 'law:read' },
  audit: 'nothing personal',
  reply: success({ data: z.array(advertisement) }),
});

export const saveAdvertisement = endpoint({
  name: 'saveAdvertisement',
  summary: 'Enters a political advertisement, or changes the entry',
  method: 'POST',
  path: '/agent/law/advertisements/save',
  access: { agent: 'law:write' },
  audit: { target: 'advertisement', id: 'id' },
  limit: 'deskWrite',
  body: z.strictObject({
    ...facts,
    id: z.uuid('Name one advertisement').optional(),
    /** The entry as it was when its change began; one that was changed since is refused. */
    base: advertisementFacts.optional(),
  }),
  reply: done,
  problems: ['invalid', 'notFound', 'doneAlready'],
});

export const removeAdvertisement = endpoint({
  name: 'removeAdvertisement',
  summary: 'Removes an entry of the register that was entered by mistake',
  method: 'POST',
  path: '/agent/law/advertisements/remove',
  access: { agent: 'law:admin' },
  audit: { target: 'advertisement', id: 'id' },
  limit: 'deskWrite',
  body: z.strictObject({ id: z.uuid('Name one advertisement') }),
  reply: done,
  problems: ['notFound'],
});
