import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, queryKey } from '#client/query.ts';
import { readDraft } from '#features/editing/contract.ts';
import { readFirstRun } from '#features/first-run/contract.ts';
import { publishDraft } from '#features/publishing/contract.ts';
import { submitForReview } from '#features/reviews/contract.ts';
import { compareRevisions, restoreDraftRevision } from '#features/revisions/contract.ts';
import { findSettings } from '../contract.ts';
import { mergeTyped } from './merge-typed.ts';
import { problemAmong, refusedFields } from './refused-fields.ts';
import { COLLECTION, saveTyped } from './save-typed.ts';
import { useNotLive } from './use-not-live.ts';
import type { WrittenPart } from './use-not-live.ts';
import { among } from './use-typed.ts';
import type { Part, TypedSettings } from './use-typed.ts';

interface Sending {
  id: string;
  parts: readonly WrittenPart[];
  kept: TypedSettings;
}

type Sender = typeof publishDraft | typeof submitForReview;

/** Sends the settings that were typed, with what was refused of them, or leaves them as they were. */
export function useSending({ id, parts, kept }: Sending) {
  const queries = useQueryClient();
  const notLive = useNotLive(id, parts);
  const [refused, setRefused] = useState<ReturnType<typeof refusedFields>>([]);
  const [stops, setStops] = useState(0);

  /**
   * Saves what was typed and sends it; without named fields also what was saved and is not live. Tells whether it
   * was sent: where somebody else changed the same, one of both has to be chosen first.
   */
  async function send(by: Sender, fields?: readonly string[]): Promise<boolean> {
    setRefused([]);
    try {
      const began = { typed: among(kept.typed, fields), from: kept.from };
      const now = await readAnew(queries, id);
      const { typed, conflicts } = mergeTyped(began, now);
      if (conflicts.length > 0) {
        setStops((before) => before + 1);
        return false;
      }
      const saved = await saveTyped(id, now, typed);
      kept.beginFrom(began.typed);
      const earlier = fields ? [] : notLive.map(({ part, revision }) => [part, revision]);
      const revisions = { ...Object.fromEntries(earlier), ...saved };
      await ask(by, { body: { collection: COLLECTION, id, revisions } });
      kept.forget(began.typed);
      return true;
    } catch (error) {
      setRefused(refusedFields(error));
      throw error;
    } finally {
      // Refused values are saved all the same, and the next save begins from them.
      await refresh(queries);
    }
  }

  /** Forgets what was typed, and puts what is live in the place of what was saved. */
  async function leave(): Promise<void> {
    kept.forget();
    setRefused([]);
    try {
      for (const { part, liveRevision, revision: base } of notLive) {
        const body = { collection: COLLECTION, id, part, revision: liveRevision, base };
        await ask(restoreDraftRevision, { body });
      }
    } finally {
      await refresh(queries);
    }
  }

  return {
    stops,
    isSavedNotLive: notLive.length > 0,
    problemOf: (part: Part, field: string, language?: string) =>
      problemAmong(refused, part, field, language),
    leave,
    /** Makes what was typed public at once, or some fields of it. */
    publish: (fields?: readonly string[]) => send(publishDraft, fields),
    /** Sends what was typed, or some fields of it, to somebody who may publish it. */
    submit: (fields?: readonly string[]) => send(submitForReview, fields),
  };
}

async function refresh(queries: QueryClient): Promise<void> {
  const stale = [findSettings, readDraft, readFirstRun, compareRevisions];
  await Promise.all(stale.map((each) => queries.invalidateQueries({ queryKey: queryKey(each) })));
}

/** The parts as they are by now. */
async function readAnew(queries: QueryClient, id: string): Promise<readonly WrittenPart[]> {
  const input = { query: { collection: COLLECTION, id } };
  const reply = await ask(readDraft, input);
  queries.setQueryData(queryKey(readDraft, input), reply);
  return reply.data.parts;
}
