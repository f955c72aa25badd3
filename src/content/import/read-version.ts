import { parseMoment } from '#lib/clock.ts';
import { summary as ownSummary, title as ownTitle } from '../declare/own-fields.ts';
import type { WrittenVersion } from '../server/edit/written-document.ts';
import { readBody } from './read-body.ts';
import { reportKey } from './read-context.ts';
import type { ReadContext } from './read-context.ts';
import { readFields } from './read-fields.ts';
import { noMoment, quoted } from './reasons.ts';
import { reportUnknownKeys } from './unknown-keys.ts';

const HEAD = { title: ownTitle, summary: ownSummary };
/** The publication date of a version that names none. */
const ALWAYS = new Date(0);

/** Reads the texts of one language, and when they become public. */
export function readVersion(reading: ReadContext): WrittenVersion {
  const { parsed, language } = reading;
  reportUnknownKeys(reading);
  const { title, summary = null } = readFields(HEAD, reading);
  const version = {
    language,
    state: readDraft(reading) ? ('draft' as const) : ('published' as const),
    publishAt: readPublishAt(reading),
    unpublishAt: readMoment(reading, 'unpublishAt'),
    title,
    summary,
    body: readBody(reading),
    words: readFields(parsed.collection.words, reading),
  };
  // Everything in the file is checked before the draft is used.
  return version as WrittenVersion;
}

function readDraft(reading: ReadContext): boolean {
  const entry = reading.source.entries.get('draft');
  if (entry && typeof entry.value !== 'boolean') {
    reportKey(reading, 'draft', 'write true or false', entry);
  }
  return entry?.value === true;
}

/** Reads `publishAt`; without it, the value that the list is ordered by where that is a date of publication. */
function readPublishAt(reading: ReadContext): Date {
  const { parsed, source } = reading;
  if (source.entries.has('publishAt')) return readMoment(reading, 'publishAt') ?? ALWAYS;
  const { order } = parsed.collection;
  const ordered = order.by === 'newest' ? parsed.content.facts[order.field] : undefined;
  return typeof ordered === 'string' ? new Date(ordered) : ALWAYS;
}

function readMoment(reading: ReadContext, key: string): Date | undefined {
  const { source, baseDate } = reading;
  const entry = source.entries.get(key);
  if (!entry) return undefined;
  const moment = typeof entry.value === 'string' ? parseMoment(entry.value, baseDate) : undefined;
  if (!moment) reportKey(reading, key, `${quoted(entry.value)} ${noMoment}`, entry);
  return moment;
}
