import { whereRead } from '#content/declare/address.ts';
import type { Collections } from '#content/server/drafts/collections.ts';
import { findDocument } from '#content/server/drafts/read-document.ts';
import { readHeadsFor } from '#content/server/edit/revision-store.ts';
import { localPath } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Handler } from '#http/bind.ts';
import type { createPreview } from '../contract.ts';
import type { EditingDependencies } from './dependencies.ts';

/** The address of the page that shows a document; home where none does, because it shows the banners. */
export function previewWith(
  { db, signPreview }: EditingDependencies,
  named: Collections,
): Handler<typeof createPreview> {
  return async ({ body: { collection: name, id, language, theme = null }, caller }) => {
    if (!caller.session) throw new Problem('unauthorized');
    const collection = named.of(name);
    const { slug } = await findDocument(db, collection, id);
    const facts = (await readHeadsFor(db, id, 'facts')).get('facts')?.content ?? {};
    const [page = '/', anchor] = (whereRead(collection, { slug, facts }) ?? '/').split('#');
    const { token, endsAt } = signPreview({ collection: name, id, theme }, caller.session);
    const place = anchor === undefined ? '' : `#${anchor}`;
    const url = `${localPath(language, page)}?preview=${token}${place}`;
    return { data: { url, endsAt: endsAt.toISOString() } };
  };
}
