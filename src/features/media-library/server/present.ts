import { storedFile, storedPicture } from '#content/declare/files.ts';
import { presentFile, presentPicture } from '#content/files/addresses.ts';
import { countUses } from '#content/server/file-uses.ts';
import type { Language } from '#contract/languages.ts';
import type { MediaFile } from '#contract/media-file.ts';
import { translateMessage } from '#contract/translate-message.ts';
import type { Database } from '#db/database.ts';
import { readAgentNames } from '#people/realms/agent-directory.ts';
import type { MediaRow } from './media-rows.ts';

/** Files as the wire shows them, in the same order. */
export async function presentRows(
  db: Database,
  rows: readonly MediaRow[],
  language: Language,
): Promise<MediaFile[]> {
  const keys = rows.flatMap(({ key }) => (key === null ? [] : [key]));
  const uses = await countUses(db, keys);
  const uploaders = rows.flatMap(({ uploaderId }) => (uploaderId === null ? [] : [uploaderId]));
  const names = await readAgentNames(db, uploaders);
  return rows.map((row) => ({
    ...presentRow(row, language),
    uploadedBy: names.get(row.uploaderId ?? '') ?? null,
    uses: uses.get(row.key ?? '') ?? 0,
  }));
}

function presentRow(row: MediaRow, language: Language) {
  const { id, kind, state, reason, sameAs, name, bytes, alts, crop } = row;
  const { place, credit, takenOn, albums, createdAt, binnedAt, isAlike } = row;
  return {
    id,
    kind,
    state,
    sameAs,
    name,
    bytes,
    alts,
    crop,
    place,
    credit,
    takenOn,
    albums,
    isAlike,
    ...filesOf(row, language),
    ai: row.stored ? (storedFile.partial().parse(row.stored).ai ?? null) : null,
    reason: reason && translateMessage(language, reason),
    createdAt: createdAt.toISOString(),
    binnedAt: binnedAt && binnedAt.toISOString(),
  };
}

/** Everything that is to be seen or opened. */
function filesOf(row: MediaRow, language: Language) {
  const { kind, stored, preview, alts, name } = row;
  const alt = alts[language] ?? alts.en ?? name;
  const seen = { image: null, file: null, size: null, focus: null };
  if (!stored) return seen;
  if (kind !== 'picture') {
    const image = preview && presentPicture(storedPicture.parse(preview), alt);
    return { ...seen, image, file: presentFile(storedFile.parse(stored)) };
  }
  const picture = storedPicture.parse(stored);
  const { width, height, focus = null } = picture;
  return { ...seen, image: presentPicture(picture, alt), size: { width, height }, focus };
}
