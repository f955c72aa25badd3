import { text } from '../declare/field.ts';
import type { VersionContent } from '../server/document-content.ts';
import { FieldFault, readMoment } from './field-value.ts';
import { readBody } from './read-body.ts';
import { readFields } from './read-fields.ts';
import { reportKey } from './reading.ts';
import type { Reading } from './reading.ts';
import { reportUnknownKeys } from './unknown-keys.ts';

const TITLE = text(200);
const SUMMARY = text(600);
/** Public from the first day on: what no date holds back. */
const ALWAYS = new Date(0);

/** What one language says, and when it may be seen. */
export function readVersion(reading: Reading): VersionContent {
  const { draft, language } = reading;
  reportUnknownKeys(reading);
  const { title, summary } = readFields(headFields(reading), reading);
  return {
    language,
    state: readDraft(reading) ? 'draft' : 'published',
    publishAt: readPublishAt(reading),
    title: String(title ?? ''),
    summary: summary === undefined ? null : String(summary),
    body: readBody(reading),
    words: readFields(draft.collection.words, reading),
  };
}

function headFields({ draft }: Reading) {
  const isNeeded = draft.collection.summary === 'required';
  const summary = isNeeded ? SUMMARY : { ...SUMMARY, stored: SUMMARY.stored.optional() };
  return { title: TITLE, summary };
}

function readDraft(reading: Reading): boolean {
  const entry = reading.source.entries.get('draft');
  if (entry && typeof entry.value !== 'boolean') {
    reportKey(reading, 'draft', 'write true or false', entry);
  }
  return entry?.value === true;
}

/** Said in the file, else the moment that the list is ordered by when that is one of publishing. */
function readPublishAt(reading: Reading): Date {
  const { draft, source, anchor } = reading;
  const entry = source.entries.get('publishAt');
  if (entry) return momentAt(reading, entry.value, anchor) ?? ALWAYS;
  const { order } = draft.collection;
  const ordered = order.by === 'newest' ? draft.content.facts[order.field] : undefined;
  return typeof ordered === 'string' ? new Date(ordered) : ALWAYS;
}

function momentAt(reading: Reading, value: unknown, anchor: Date): Date | undefined {
  try {
    return readMoment(value, anchor);
  } catch (error) {
    if (!(error instanceof FieldFault)) throw error;
    reportKey(reading, 'publishAt', error.message, reading.source.entries.get('publishAt'));
    return undefined;
  }
}
