import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { StoredPicture } from '#content/declare/files.ts';
import type { MediaFile } from '#contract/media-file.ts';
import type { Grant } from '#contract/roles.ts';
import { documents } from '#db/schema/index.ts';
import { albums, photos } from '#features/photos/collection.ts';
import { someAgent } from './agents.ts';
import { sendMedia } from './media-files.ts';
import { testSite } from './site.ts';

const album = {
  slug: 'jetty',
  facts: { takenAt: '2026-11-01T09:00:00+05:30' },
  en: { title: 'Jetty days', summary: 'Boats.', words: { place: 'Nilova' } },
} as const;
const everywhere = (role: Grant['role']): Grant[] => [{ role, languages: null }];

/** A site with a media library, an album in public, and agents of several roles. */
export async function mediaDesk() {
  const site = await testSite({ content: [[albums, album]] });
  const { db } = site;
  const media = await someAgent(db, 'media@campaign.example', everywhere('media'));
  const editor = await someAgent(db, 'editor@campaign.example', everywhere('editor'));
  const translator = await someAgent(db, 'hi@campaign.example', [
    { role: 'translator', languages: ['hi'] },
  ]);
  const desk = await someAgent(db, 'desk@campaign.example', everywhere('supporter-desk'));

  async function ask(path: string, body?: object, token = media.token, headers = {}) {
    const answer = await fetch(`${site.url}/api/agent/media/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'x-access-token': token, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, ...(await answer.json()) };
  }

  const get = async (id: string, token?: string) =>
    (await ask(`get?id=${id}`, undefined, token)).data;

  /** Sends a file and waits until it is made or refused. */
  async function arrive(name: string, bytes: Buffer, token = media.token): Promise<MediaFile> {
    const id = await sendMedia(site.url, token, name, bytes);
    await expect.poll(async () => (await get(id)).state).not.toBe('making');
    return get(id);
  }

  /** A photo of the album, in public, with this file; its id. */
  async function photoWith(slug: string, file: object): Promise<string> {
    const facts = { album: 'jetty', takenAt: '2026-11-01T09:00:00+05:30', file };
    const words = { place: 'Nilova', alt: 'Boats at rest' };
    await site.write([photos, { slug, facts, en: { title: slug, words } }]);
    const [row] = await db.select().from(documents).where(eq(documents.slug, slug));
    return row?.id ?? '';
  }

  const take = async (id: string) =>
    (await ask(`take?id=${id}&collection=photos&field=file`)).data.stored as StoredPicture;

  const shownFile = async (slug: string) =>
    (await site.get('/api/image/get?size=100').then((each) => each.json())).data.find(
      (each: { slug: string }) => each.slug === slug,
    )?.file;

  return {
    site,
    db,
    media,
    editor,
    translator,
    desk,
    ask,
    get,
    arrive,
    photoWith,
    take,
    shownFile,
  };
}
