import { findEndpoint, listEndpoint } from '#content/declare/endpoints.ts';
import { audios } from './collection.ts';

export const listAudios = listEndpoint(audios, '/audio/get', 'Recordings, newest first');
export const findAudio = findEndpoint(audios);
