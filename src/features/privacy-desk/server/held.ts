import type { Database } from '#db/database.ts';
import type { DataSubject, PersonalData } from '#db/personal-data.ts';

/** The holdings of one place about a person. */
export interface HeldPlace {
  label: [string, string];
  ground: [string, string];
  rows: number;
  since: string | null;
  fields: string[];
  stays: [string, string] | null;
  held: Record<string, unknown>;
}

/** Everything that is held about a person, by the places that declare it; empty places are told too. */
export async function everythingHeld(
  db: Database,
  subjects: readonly DataSubject[],
  personalData: readonly PersonalData[],
): Promise<HeldPlace[]> {
  const places: HeldPlace[] = [];
  for (const declared of personalData) {
    const { download } = declared;
    if (typeof download !== 'function') continue;
    const found = await Promise.all(subjects.map((subject) => download(db, subject)));
    places.push(placeOf(declared, together(found)));
  }
  return places;
}

function placeOf({ about, place, erase }: PersonalData, held: Record<string, unknown>): HeldPlace {
  const rows = Object.values(held).flatMap(rowsIn);
  const [english, hindi] = place?.label ?? [about, about];
  const [ground, inHindi] = place?.ground ?? ['', ''];
  return {
    label: [english, hindi],
    ground: [ground, inHindi],
    rows: rows.length,
    since: earliestOf(rows),
    fields: fieldsOf(rows),
    stays: typeof erase === 'function' ? null : [erase.kept, erase.inHindi ?? erase.kept],
    held: rows.length > 0 ? held : {},
  };
}

/** The rows that several subjects lead to, each once. */
function together(found: readonly Record<string, unknown>[]): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const [kind, value] of found.flatMap((each) => Object.entries(each)))
    all[kind] = Array.isArray(value)
      ? unique([...(Array.isArray(all[kind]) ? all[kind] : []), ...value])
      : (value ?? all[kind]);
  return all;
}

function unique(rows: readonly unknown[]): unknown[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}

function rowsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
}

function earliestOf(rows: readonly unknown[]): string | null {
  const moments = rows.flatMap((row) =>
    Object.values(Object(row)).filter((value) => value instanceof Date),
  );
  if (moments.length === 0) return null;
  return new Date(Math.min(...moments.map(Number))).toISOString();
}

const TELLS_NOTHING = new Set(['id', 'userId', 'language', 'createdAt', 'suspect']);

function fieldsOf(rows: readonly unknown[]): string[] {
  const named = rows.flatMap((row) =>
    row instanceof Object
      ? Object.entries(row).flatMap(([field, value]) =>
          value === null || value instanceof Date ? [] : [field],
        )
      : [],
  );
  return [...new Set(named)].filter((field) => !TELLS_NOTHING.has(field));
}
