import type { FastifyInstance } from 'fastify';
import { photoName } from '#contract/photo-address.ts';
import { Problem } from '#contract/problems.ts';
import { splitUrl } from './query.ts';

/** Finds the photo that somebody shows of themselves by its name, which nobody can guess. */
export type FindUserPhoto = (name: string) => Promise<Buffer | undefined>;

/** A new photo has a new name; only the browser of whoever knows it keeps it. */
const KEEP_FOR_GOOD = 'private, max-age=31536000, immutable';

/** Mounts the photos of people below `/user-photos`. */
export function registerUserPhotos(app: FastifyInstance, find: FindUserPhoto): void {
  app.get('/user-photos/*', async ({ url }, reply) => {
    const name = photoName(splitUrl(url).path);
    const photo = name === undefined ? undefined : await find(name);
    if (!photo) throw new Problem('notFound');
    void reply.headers({ 'content-type': 'image/webp', 'cache-control': KEEP_FOR_GOOD });
    return reply.send(photo);
  });
}
