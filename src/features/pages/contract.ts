import { z } from 'zod';
import { itemOf } from '#content/declare/item.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listOf, success } from '#contract/envelope.ts';
import { pages, sections } from './collection.ts';

const byTitle = z.object({
  title: z
    .string('Name one page by its title')
    .trim()
    .min(1, 'Name one page by its title')
    .max(200),
});

export const findPageByName = endpoint({
  name: 'findPageByName',
  summary: 'One page, by its slug or its title in any language',
  method: 'GET',
  path: '/cms/admin/findByName',
  access: 'public',
  query: byTitle,
  reply: success({ data: itemOf(pages) }),
  problems: ['notFound'],
});

export const findSectionsByPageName = endpoint({
  name: 'findSectionsByPageName',
  summary: 'The sections of one page, in order, by the slug or the title of the page',
  method: 'GET',
  path: '/manage-section/findByCMSName',
  access: 'public',
  query: byTitle,
  reply: listOf(itemOf(sections)),
  problems: ['notFound'],
});
