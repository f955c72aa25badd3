import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { CollectionDescription, FieldDescription } from '#content/declare/describe.ts';
import { ownFieldNames } from '#content/declare/part-fields.ts';
import type { Part } from '#content/declare/parts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import type { Status } from '#ui/console/status-mark.tsx';
import type { describeContent, readDraft } from '../contract.ts';
import type { SaveState } from './saving/save-state.ts';
import type { Saving } from './saving/saving.ts';

type Described = ReplyOf<typeof describeContent>['data'][number];

/** A collection as an editor of it needs it: its description, and what the agent may do in it. */
export type EditedCollection = Described & CollectionDescription;
export type Draft = ReplyOf<typeof readDraft>['data'];
export type DraftPart = Draft['parts'][number];

/** Somebody else who is in the document now. */
export interface Other {
  id: string;
  name: string | null;
  part: Part | null;
  field: string | null;
}

/** The part of it that stays as it is while somebody writes: a field that reads nothing else is drawn once. */
export interface Writing {
  collection: EditedCollection;
  saving: Saving;
  hindiKeys: { isOn: boolean; toggle: () => void };
}

/** Shared by every part of the editor of one document; another one after each save. */
export interface Editing extends Writing {
  draft: Draft;
  languages: readonly Language[];
  others: readonly Other[];
}

export const writingContext = createContext<Writing | undefined>(undefined);
export const editingContext = createContext<Editing | undefined>(undefined);

export function useWriting(): Writing {
  const writing = useContext(writingContext);
  if (!writing) throw new Error('No document is edited here');
  return writing;
}

export function useEditing(): Editing {
  const editing = useContext(editingContext);
  if (!editing) throw new Error('No document is edited here');
  return editing;
}

/** The save state of the words that were typed last. */
export function useSaveState(saving: Saving): SaveState {
  return useSyncExternalStore(saving.subscribe, saving.state);
}

/** Changes when others' words are to be shown in a field. */
export function useVersion(part: Part, field: string): number {
  const { saving } = useWriting();
  return useSyncExternalStore(
    saving.subscribe,
    useCallback(() => saving.version(part, field), [saving, part, field]),
  );
}

/** Whether no review is needed: of what somebody else has to look at, only what they approved goes out. */
export const maySkipReview = ({ fourEyes, review }: Draft, parts: readonly DraftPart[]): boolean =>
  parts.every(
    ({ part, revision, state, hasChanges }) =>
      !fourEyes.includes(part) ||
      state === 'approved' ||
      (state === 'scheduled' && !hasChanges) ||
      (review?.state === 'approved' && review.parts[part] === revision),
  );

export const partOf = (draft: Draft, part: Part): DraftPart | undefined =>
  draft.parts.find((each) => each.part === part);

/** The status of a draft in a language; `not-begun` where the draft lacks that part. */
export const statusOf = (draft: Draft, language: Language): Status =>
  partOf(draft, language)?.state ?? 'not-begun';

const fieldsOf = ({ groups }: CollectionDescription): FieldDescription[] =>
  groups.flatMap(({ fields }) => fields);

/** The fields of a lane, in their order: title, summary, body, then the words that were declared. */
export function lanesOf(collection: CollectionDescription): FieldDescription[] {
  const besides = descriptionsOf(collection);
  return fieldsOfPart(collection, 'en').filter(({ name }) => !besides.has(name));
}

/** All fields of a part: the title, summary and body of a language, then the others as they were declared. */
export function fieldsOfPart(collection: CollectionDescription, part: Part): FieldDescription[] {
  const fields = fieldsOf(collection).filter(
    ({ isLocalized }) => isLocalized === (part !== 'facts'),
  );
  const own = ownFieldNames.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  return [...own, ...fields.filter(({ name }) => !ownFieldNames.includes(name))];
}

/** The fields that are the same in every language, under their headings. */
export function factsOf(collection: CollectionDescription) {
  const besides = descriptionsOf(collection);
  return collection.groups
    .map(({ name, label, fields }) => ({
      name,
      label,
      fields: fields.filter((field) => !field.isLocalized && !besides.has(field.name)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

export const fieldNamed = (
  collection: CollectionDescription,
  name: string,
): FieldDescription | undefined => fieldsOf(collection).find((field) => field.name === name);

/** Fields that stand beside a picture or a file instead of by themselves. */
function descriptionsOf(collection: CollectionDescription): Set<string> {
  return new Set(fieldsOf(collection).flatMap(({ beside }) => Object.values(beside)));
}
