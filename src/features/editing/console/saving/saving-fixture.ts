import type { PartContent } from '#content/declare/part-fields.ts';
import type { Part } from '#content/declare/parts.ts';
import type { DeviceStore, KeptPart } from './device-store.ts';
import type { SaveAnswer, SaveRequest, SavingOptions } from './saving-options.ts';
import { Saving } from './saving.ts';

export const text = (title: string, more: object = {}): PartContent => ({
  title,
  summary: null,
  body: null,
  words: {},
  ...more,
});

/** A device that remembers, as IndexedDB does. */
function device(): DeviceStore & { parts: Map<Part, KeptPart> } {
  const parts = new Map<Part, KeptPart>();
  return {
    parts,
    keep: (kept) => Promise.resolve(void parts.set(kept.part, structuredClone(kept))),
    drop: (part) => Promise.resolve(void parts.delete(part)),
    all: () => Promise.resolve([...parts.values()]),
  };
}

/** A server that answers what it is told to, and saves otherwise. */
export function server(...answers: SaveAnswer[]) {
  const asked: SaveRequest[] = [];
  let revision = 10;
  const send = (request: SaveRequest): Promise<SaveAnswer> => {
    asked.push(request);
    const at = new Date().toISOString();
    return Promise.resolve(
      answers.shift() ?? { kind: 'saved', revision: (revision += 1), at, merged: null },
    );
  };
  return { asked, send };
}

export const english = {
  part: 'en' as const,
  revision: 10,
  content: text('Library', { summary: 'Old' }),
};

export function start(options: Partial<SavingOptions> & Pick<SavingOptions, 'send'>) {
  const store = device();
  const saving = new Saving({ parts: [english], kept: [], store, ...options });
  return { saving, store };
}

export const theirs = (content: PartContent, id = 20) => ({
  id,
  at: '2026-02-09T05:16:12.000Z',
  author: { id: 'lata', name: 'Lata Bisht' },
  content,
});
