import { z } from 'zod';
import { file, image } from '#contract/image.ts';

/** How the console edits a field, and how the importer reads it. */
export type Widget =
  | 'text'
  | 'number'
  | 'choice'
  | 'flag'
  | 'when'
  | 'month'
  | 'link'
  | 'reference'
  | 'picture'
  | 'recording'
  | 'film'
  | 'pdf'
  | 'captions'
  | 'map';

/**
 * One field of a collection. `stored` is its form in the database, `shown` on the wire;
 * they differ for files (an asset's sizes become addresses) and references (a slug becomes `{ id, slug, title }`).
 */
export interface Field<Stored extends z.ZodType = z.ZodType, Shown extends z.ZodType = z.ZodType> {
  widget: Widget;
  stored: Stored;
  shown: Shown;
  /** The collection that a reference points to. */
  to?: string;
}

export type Fields = Record<string, Field>;

const plain = <Schema extends z.ZodType>(
  widget: Widget,
  schema: Schema,
): Field<Schema, Schema> => ({
  widget,
  stored: schema,
  shown: schema,
});

/** One or a few lines of plain words. */
export const text = (max = 300) => plain('text', z.string().trim().min(1).max(max));

export const number = () => plain('number', z.number());

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  plain('choice', z.enum(values));

export const flag = () => plain('flag', z.boolean());

/** A moment, ISO 8601 with offset. */
export const when = () => plain('when', z.iso.datetime({ offset: true }));

/** `YYYY-MM`. */
export const month = () => plain('month', z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** A path of this site or an http(s) address; nothing that could run as script. */
export const link = () =>
  plain(
    'link',
    z
      .string()
      .max(500)
      .regex(/^(https?:\/\/[^\s]+|\/[^\s/\\][^\s]*|\/)$/),
  );

/** Words by language, such as the slogan. */
export const wordsByLanguage = () => plain('map', z.record(z.string(), z.string().max(60)));

export const list = <Schema extends z.ZodType>(schema: Schema) => plain('map', z.array(schema));

const referred = z.object({ id: z.uuid(), slug: z.string(), title: z.string() });

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/);

/** Another document, stored as its slug; it brings along the facts named in `carrying`. */
export const reference = <Carried extends z.ZodRawShape = Record<never, never>>(
  to: string,
  carrying?: Carried,
) => ({
  widget: 'reference' as const,
  stored: slug,
  shown: referred.extend(carrying ?? ({} as Carried)),
  to,
});

const storedFile = z.object({
  /** SHA-256 of the bytes, in hex: the file's address in storage. */
  key: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  pages: z.int().optional(),
  seconds: z.number().optional(),
});

const storedPicture = storedFile.extend({
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  /** Widths in pixels that AVIF and WebP copies exist in, ascending. */
  widths: z.array(z.int()),
});

export type StoredFile = z.output<typeof storedFile>;
export type StoredPicture = z.output<typeof storedPicture>;

export const picture = () => ({ widget: 'picture' as const, stored: storedPicture, shown: image });

const openable = (widget: Widget) => ({ widget, stored: storedFile, shown: file });

export const recording = () => openable('recording');
export const film = () => openable('film');
export const pdf = () => openable('pdf');
export const captions = () => openable('captions');

/** The same field, which may be left out. */
export function optional<Stored extends z.ZodType, Shown extends z.ZodType>(
  field: Field<Stored, Shown>,
) {
  return { ...field, stored: field.stored.optional(), shown: field.shown.optional() };
}
