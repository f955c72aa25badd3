import { findEndpoint, listEndpoint } from '#content/declare/endpoints.ts';
import { videos } from './collection.ts';

export const listVideos = listEndpoint(videos, '/video/get', 'Videos, newest first');
export const findVideo = findEndpoint(videos);
