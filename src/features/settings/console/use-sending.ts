import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, queryKey } from '#client/query.ts';
import { readDraft } from '#features/editing/contract.ts';
import { readFirstRun } from '#features/first-run/contract.ts';
import { publishDraft } from '#features/publishing/contract.ts';
import { submitForReview } from '#features/reviews/contract.ts';
import { compareRevisions, restoreDraftRevision } from '#features/revisions/contract.ts';
import { findSettings } from '../contract.ts';
import { problemAmong, refusedFields } from './refused-fields.ts';
import { COLLECTION, saveTyped } from './save-typed.ts';
import { useNotLive } from './use-not-live.ts';
import type { WrittenPart } from './use-not-live.ts';
import { among } from './use-typed.ts';
import type { Part, SettingsDraft } from './use-typed.ts';

interface Sending {
  id: string;
  parts: readonly WrittenPart[];
  typed: SettingsDraft;
  forget: (fields?: readonly string[]) => void;
}

type Sender = typeof publishDraft | typeof submitForReview;

/** Sends the settings that were typed, with what was refused of them, or leaves them as they were. */
export function useSending({ id, parts, typed, forget }: Sending) {
  const queries = useQueryClient();
  const notLive = useNotLive(id, parts);
  const [refused, setRefused] = useState<ReturnType<typeof refusedFields>>([]);

  async function refresh(): Promise<void> {
    const stale = [findSettings, readDraft, readFirstRun, compareRevisions];
    await Promise.all(stale.map((each) => queries.invalidateQueries({ queryKey: queryKey(each) })));
  }

  /** Saves what was typed and sends it; without named fields also what was saved and is not live. */
  async function send(by: Sender, fields?: readonly string[]): Promise<void> {
    setRefused([]);
    try {
      const saved = await saveTyped(id, parts, among(typed, fields));
      const earlier = fields ? [] : notLive.map(({ part, revision }) => [part, revision]);
      const revisions = { ...Object.fromEntries(earlier), ...saved };
      await ask(by, { body: { collection: COLLECTION, id, revisions } });
      forget(fields);
    } catch (error) {
      setRefused(refusedFields(error));
      throw error;
    } finally {
      // Refused values are saved all the same, and the next save begins from them.
      await refresh();
    }
  }

  /** Forgets what was typed, and puts what is live in the place of what was saved. */
  async function leave(): Promise<void> {
    forget();
    setRefused([]);
    try {
      for (const { part, liveRevision, revision: base } of notLive) {
        const body = { collection: COLLECTION, id, part, revision: liveRevision, base };
        await ask(restoreDraftRevision, { body });
      }
    } finally {
      await refresh();
    }
  }

  return {
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
