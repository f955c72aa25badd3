import { listEndpoint } from '#content/declare/endpoints.ts';
import { documents } from './collection.ts';

export const listDocuments = listEndpoint(documents, '/document/get', 'Documents, newest first');
