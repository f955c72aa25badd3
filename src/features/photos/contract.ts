import { findEndpoint, listEndpoint } from '#content/declare/endpoints.ts';
import { albums, photos } from './collection.ts';

export const listPhotos = listEndpoint(photos, '/image/get', 'Photos, newest first');
export const listAlbums = listEndpoint(albums, '/albums/get', 'Albums, newest first');
export const findAlbum = findEndpoint(albums);
