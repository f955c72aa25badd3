import { inArray, sql } from 'drizzle-orm';
import type { AiExtent } from '#contract/ai-media.ts';
import type { Executor } from '#db/database.ts';
import { aiFiles } from '#db/schema/content-files.ts';
import type { PartContent } from './parts.ts';

/** Notes the part that AI had in stored files, which every text that names one says from then on. */
export async function noteAi(
  tx: Executor,
  keys: readonly string[],
  extent: AiExtent,
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insert(aiFiles)
    .values(keys.map((key) => ({ key, extent })))
    .onConflictDoUpdate({ target: aiFiles.key, set: { extent: sql`excluded.extent` } });
}

type Extents = ReadonlyMap<string, AiExtent>;

/**
 * Reads what is known of the files in some contents. The function it returns has each file of one of them say the
 * part that AI had in it: a text of before, or one from a campaign's files, does not know.
 */
export async function aiLabelsFor(
  tx: Executor,
  contents: readonly PartContent[],
): Promise<(content: PartContent) => PartContent> {
  const keys = new Set<string>();
  for (const content of contents) addKeys(content, keys);
  if (keys.size === 0) return (content) => content;
  const rows = await tx
    .select()
    .from(aiFiles)
    .where(inArray(aiFiles.key, [...keys]));
  const extents = new Map(rows.map(({ key, extent }) => [key, extent]));
  return (content) => (extents.size === 0 ? content : labelled(content, extents)) as PartContent;
}

const KEY = /^[0-9a-f]{64}$/;

function addKeys(value: unknown, keys: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const key = keyOf(value);
  if (key !== undefined) keys.add(key);
  else for (const each of Object.values(value)) addKeys(each, keys);
}

function keyOf(value: object): string | undefined {
  const key = 'key' in value ? value.key : undefined;
  return typeof key === 'string' && KEY.test(key) ? key : undefined;
}

function labelled(value: unknown, extents: Extents): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const key = keyOf(value);
  if (key !== undefined) {
    const ai = extents.get(key);
    return ai ? { ...value, ai } : value;
  }
  if (Array.isArray(value)) return value.map((each) => labelled(each, extents));
  const entries = Object.entries(value).map(([name, each]) => [name, labelled(each, extents)]);
  return Object.fromEntries(entries);
}
