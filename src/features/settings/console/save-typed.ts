import { ask } from '#client/query.ts';
import { ownFieldNames } from '#content/declare/part-fields.ts';
import { saveDraftPart } from '#features/editing/contract.ts';
import type { Content, Part, SettingsDraft } from './use-typed.ts';

export const COLLECTION = 'settings';

/** Saves the fields of each part that were typed in; returns their new revisions. */
export async function saveTyped(
  id: string,
  parts: readonly { part: string; revision: number; content: Content }[],
  typed: SettingsDraft,
): Promise<Record<string, number>> {
  const revisions: Record<string, number> = {};
  for (const [part, fields] of Object.entries(typed) as [Part, Content][]) {
    const before = parts.find((each) => each.part === part);
    const content = merged(part, before?.content ?? {}, fields);
    const body = { collection: COLLECTION, id, part, content, base: before?.revision ?? null };
    revisions[part] = (await ask(saveDraftPart, { body })).data.revision;
  }
  return revisions;
}

/** An emptied field is left out, as one that was never filled in. */
function merged(part: Part, before: Content, fields: Content): Content {
  const filled = (content: Content) =>
    Object.fromEntries(
      Object.entries(content).filter(([, value]) => value !== '' && value !== null),
    );
  if (part === 'facts') return filled({ ...before, ...fields });
  const own = Object.entries(fields).filter(([name]) => ownFieldNames.includes(name));
  const words = Object.entries(fields).filter(([name]) => !ownFieldNames.includes(name));
  return {
    summary: null,
    body: null,
    ...before,
    ...Object.fromEntries(own),
    words: filled({ ...(before['words'] as Content | undefined), ...Object.fromEntries(words) }),
  };
}
