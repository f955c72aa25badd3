import { z } from 'zod';
import { language, partStatus, person, stage, when } from '#content/declare/draft-shapes.ts';
import { image } from '#contract/image.ts';

/** A document as lists show it. */
export const draftRow = z.object({
  id: z.string(),
  collection: z.string(),
  slug: z.string(),
  stage,
  /** In each language that has one; all empty while nobody wrote any. */
  titles: z.partialRecord(language, z.string()),
  /** The photograph or drawing that stands for it. */
  image: image.pick({ url: true, width: true, height: true, placeholder: true }).nullable(),
  category: z.object({ slug: z.string(), title: z.string() }).nullable(),
  /** Each language that the site offers or that somebody has written; `hasChanges` may be true of the facts. */
  parts: z.array(partStatus),
  /** The newest revision of each part, to publish or plan it as it was seen. */
  revisions: z.record(z.string(), z.int()),
  when,
  author: person.nullable(),
  editedAt: z.iso.datetime(),
});
