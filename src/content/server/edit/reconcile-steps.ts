import type { Language } from '#contract/languages.ts';
import { factsPart } from './parts.ts';
import type { Part } from './parts.ts';
import type { DocumentPlacement } from './place-documents.ts';
import type { PublishedRevision } from './project.ts';
import { showingOf } from './written-document.ts';

/** A declared document with the stored state of each of its parts. */
export interface StoredDocument extends DocumentPlacement {
  parts: ReadonlyMap<Part, PublishedRevision>;
}

/** The public and scheduled parts of a document. */
export interface PublishedState {
  /** The revision of each language that is public. */
  live: ReadonlyMap<string, number>;
  /** The scheduled revision of each part and its moment, as `planKey` writes them. */
  planned: ReadonlyMap<string, string>;
}

/** The steps to the declared state of each language. */
export interface ReconcileSteps {
  /** Parts to publish now. */
  toPublish: ReadonlyMap<Part, PublishedRevision>;
  /** Languages that are public, and should not be yet or any more. */
  toUnpublish: readonly Language[];
  /** Parts to publish later. */
  toSchedule: ReadonlyMap<Part, PublishedRevision & { at: Date }>;
  /** Parts whose schedule is obsolete. */
  toCancel: readonly Part[];
}

export const planKey = (at: Date, revisionId: number | null) => `${at.getTime()} ${revisionId}`;

export function reconcileSteps(
  document: StoredDocument,
  published: PublishedState,
  now: Date,
): ReconcileSteps {
  const { live, planned } = published;
  const showing = document.written.versions.map(
    (version) => [version.language, showingOf(version, now)] as const,
  );
  const due = dueParts(document, live, languagesOf(showing, 'now'));
  const later = laterParts(document, due, showing);
  const never = new Set<string>(languagesOf(showing, 'never'));
  const needsNoFacts = document.row.factsRevisionId === null && later.size === 0;
  return {
    toPublish: due,
    toUnpublish: showing.flatMap(([language, when]) =>
      when !== 'now' && live.has(language) ? [language] : [],
    ),
    toSchedule: new Map(
      [...later].filter(
        ([part, { at, revisionId }]) => planned.get(part) !== planKey(at, revisionId),
      ),
    ),
    toCancel: [...document.parts.keys()].filter(
      (part) =>
        planned.has(part) &&
        (due.has(part) || never.has(part) || (part === factsPart && needsNoFacts)),
    ),
  };
}

type Showing = readonly (readonly [Language, ReturnType<typeof showingOf>])[];

const languagesOf = (showing: Showing, wanted: 'now' | 'never') =>
  showing.flatMap(([language, when]) => (when === wanted ? [language] : []));

/** Parts that should be public now and are not; facts should once any language is. */
function dueParts(
  { row, parts }: StoredDocument,
  live: ReadonlyMap<string, number>,
  shown: readonly Language[],
): Map<Part, PublishedRevision> {
  const isPublic = shown.length > 0 || live.size > 0;
  const candidates: Part[] = isPublic ? [factsPart, ...shown] : [];
  const due = new Map<Part, PublishedRevision>();
  for (const part of candidates) {
    const kept = parts.get(part);
    const shownNow = part === factsPart ? row.factsRevisionId : live.get(part);
    if (kept && kept.revisionId !== shownNow) due.set(part, kept);
  }
  return due;
}

/** Parts that should be public later; facts that were never public go with the first. */
function laterParts(
  { row, parts }: StoredDocument,
  due: ReadonlyMap<Part, PublishedRevision>,
  showing: Showing,
): Map<Part, PublishedRevision & { at: Date }> {
  const dates = showing.flatMap(([language, at]) =>
    at instanceof Date ? [[language as Part, at] as const] : [],
  );
  const first = new Date(Math.min(...dates.map(([, at]) => at.getTime())));
  const needsFacts = dates.length > 0 && row.factsRevisionId === null && !due.has(factsPart);
  const later = new Map<Part, PublishedRevision & { at: Date }>();
  for (const [part, at] of needsFacts ? [[factsPart, first] as const, ...dates] : dates) {
    const kept = parts.get(part);
    if (kept) later.set(part, { ...kept, at });
  }
  return later;
}
