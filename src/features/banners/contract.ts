import { z } from 'zod';
import { itemOf } from '#content/declare/item.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { banners } from './collection.ts';

export const listBanners = endpoint({
  name: 'list:banners',
  summary: 'The banners whose time it is, in order: all of them, or those of one page',
  method: 'GET',
  path: '/get/banner/all',
  access: 'public',
  query: z.object({
    /** The path of a page without its language: `/`, `/news` or `/news/bus-14`. */
    path: z.string().startsWith('/', 'Write a path of the site, such as /news').max(200).optional(),
  }),
  reply: listOf(itemOf(banners)),
});
