import { findEndpoint, wholeListEndpoint } from '#content/declare/endpoints.ts';
import { speeches } from './collection.ts';

export const listSpeeches = wholeListEndpoint(speeches, '/speech/get', 'Speeches, newest first');
export const findSpeech = findEndpoint(speeches);
