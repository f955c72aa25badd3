import { useCallQuery } from '#client/query.ts';
import { listRevisions } from '#features/revisions/contract.ts';
import { useSay } from '#ui/console/say.tsx';
import { useEditing } from './editing-context.ts';
import type { PartConflict } from './saving/edited-part.ts';

/** The other text as people speak of it: whose it is, and of when. */
export interface TheirText {
  id: string | undefined;
  name: string | null;
  /** `Lata Bisht’s`. */
  whose: string;
  /** Milliseconds since 1970. */
  at: number | undefined;
}

/**
 * The other text; in a tab that was opened again only its revision is known, and the history tells
 * the rest.
 */
export function useTheirs({ part, theirs }: PartConflict): TheirText {
  const say = useSay();
  const { collection, draft } = useEditing();
  const revisions = useCallQuery(
    listRevisions,
    { query: { collection: collection.name, id: draft.id } },
    { enabled: theirs.author === null },
  );
  const found = revisions.data?.data.find((each) => each.part === part && each.isNewest);
  const author = theirs.author ?? found?.author;
  const at = theirs.at || found?.at;
  const name = author?.name ?? null;
  return {
    id: name === null ? undefined : author?.id,
    name,
    whose: name ? say(`${name}’s`, `${name} का`) : say('The other', 'दूसरा'),
    at: at ? Date.parse(at) : undefined,
  };
}
