import { parse } from 'yaml';
import { z } from 'zod';

const specLine = z.strictObject({
  /** Unique, `kind:name`: `frame:dropdowns`, `call:GET /journey/get`. */
  id: z.string().regex(/^[a-z-]+:\S.*$/),
  says: z.string().optional(),
  /** The issue that builds it; a line without one must be implemented. */
  issue: z.union([z.number(), z.literal('later')]).optional(),
});

export type SpecLine = z.output<typeof specLine> & { section: string };

/** The lines of docs/spec-lines.yaml, in order. */
export function readSpecLines(text: string): SpecLine[] {
  const sections = z.record(z.string(), z.array(specLine)).parse(parse(text));
  return Object.entries(sections).flatMap(([section, lines]) =>
    lines.map((line) => ({ ...line, section })),
  );
}
