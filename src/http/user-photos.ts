import type { FastifyInstance } from 'fastify';
import { photoName } from '#contract/photo-address.ts';
import { Problem } from '#contract/problems.ts';
import { splitUrl } from './query.ts';

/** Finds a profile photo by its name, which nobody can guess. */
export type FindUserPhoto = (name: string) => Promise<Buffer | undefined>;

/** Some minutes, so that a photo is not loaded for each page; then the browser asks whether it is still there. */
const KEEP_A_WHILE = 'private, max-age=300, must-revalidate';

/** Mounts the photos of people below `/user-photos`. */
export function registerUserPhotos(app: FastifyInstance, find: FindUserPhoto): void {
  app.get('/user-photos/*', async ({ url, headers }, reply) => {
    const name = photoName(splitUrl(url).path);
    const photo = name === undefined ? undefined : await find(name);
    if (!photo) throw new Problem('notFound');
    // A new photo has a new name.
    const etag = `"${name}"`;
    void reply.headers({ 'cache-control': KEEP_A_WHILE, etag });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/webp').send(photo);
  });
}
