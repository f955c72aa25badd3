import type { Executor } from '#db/database.ts';
import { profilePhotos } from '#db/schema/account.ts';
import { newToken } from '#http/secret-token.ts';

/** Puts a square WebP in the place of somebody's photo, and gives its new name. */
export async function keepPhoto(tx: Executor, userId: string, webp: Buffer): Promise<string> {
  const photo = { name: newToken(), webp };
  await tx
    .insert(profilePhotos)
    .values({ userId, ...photo })
    .onConflictDoUpdate({ target: profilePhotos.userId, set: photo });
  return photo.name;
}
