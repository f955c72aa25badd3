import { z } from 'zod';
import { findEndpoint, listEndpoint } from '#content/declare/endpoints.ts';
import { itemOf } from '#content/declare/item.ts';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { file } from '#contract/image.ts';
import { allLanguages } from '#contract/languages.ts';
import { videos } from './collection.ts';

export const listVideos = listEndpoint(videos, '/video/get', 'Videos, newest first');

/** One video, with its captions in every language that they exist in. */
export const findVideo = endpoint({
  ...findEndpoint(videos),
  reply: success({
    data: itemOf(videos),
    tracks: z.array(z.object({ language: z.enum(allLanguages), title: z.string(), file })),
  }),
});
