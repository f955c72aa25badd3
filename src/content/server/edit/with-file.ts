import { isDeepStrictEqual } from 'node:util';
import type { Collection } from '../../declare/collection.ts';
import type { Beside, Fields } from '../../declare/field.ts';
import type { StoredFile, StoredPicture } from '../../declare/files.ts';
import { plain } from './parts.ts';
import type { PartContent } from './parts.ts';

interface OneForAnother {
  key: string;
  to: StoredFile | StoredPicture;
  keepsFocus?: boolean;
}

/**
 * The content of a part with one file in the place of another, and with its length and its pages where
 * fields tell them; the same object where it does not name the file.
 */
export function withFile(
  { facts, words }: Pick<Collection, 'facts' | 'words'>,
  content: PartContent,
  change: OneForAnother,
): PartContent {
  const inWords = content['words'];
  if (isRecord(inWords) && typeof content['title'] === 'string') {
    const changed = inFields(words, inWords, change);
    return changed === inWords ? content : { ...content, words: changed };
  }
  return inFields(facts, content, change);
}

function inFields(fields: Fields, values: PartContent, change: OneForAnother): PartContent {
  let changed = values;
  for (const [name, value] of Object.entries(values)) {
    const replaced = replaceDeep(value, change);
    if (replaced === value) continue;
    changed = {
      ...changed,
      [name]: replaced,
      ...saidBeside(fields[name]?.beside, change, changed),
    };
  }
  return changed;
}

/** Pages and seconds that stand in fields of their own. */
function saidBeside(beside: Beside | undefined, { to }: OneForAnother, values: PartContent) {
  const said: Record<string, unknown> = {};
  for (const about of ['pages', 'seconds'] as const) {
    const field = beside?.[about];
    if (field && values[field] !== undefined && to[about] !== undefined) said[field] = to[about];
  }
  return said;
}

function replaceDeep(value: unknown, change: OneForAnother): unknown {
  if (Array.isArray(value)) {
    const items = value.map((each) => replaceDeep(each, change));
    return items.some((each, index) => each !== value[index]) ? items : value;
  }
  if (!isRecord(value)) return value;
  if (value['key'] === change.key) return inItsPlace(value, change);
  const entries = Object.entries(value).map(([name, each]) => [name, replaceDeep(each, change)]);
  return entries.some(([name, each]) => each !== value[String(name)])
    ? Object.fromEntries(entries)
    : value;
}

function inItsPlace(before: PartContent, { to, keepsFocus }: OneForAnother): PartContent {
  const { focus } = before;
  const after = keepsFocus && focus ? { ...to, focus } : { ...to };
  return isDeepStrictEqual(plain(after), before) ? before : after;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
