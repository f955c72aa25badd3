import { z } from 'zod';
import { allLanguages } from '#contract/languages.ts';
import type { About, Choices } from './field-texts.ts';
import type { Field, Fields } from './field.ts';

const referred = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  /** The language of the title, where it is not the one that was asked for. */
  language: z.enum(allLanguages).optional(),
});

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/);

type ShownOf<Carried extends Fields> = { [Name in keyof Carried]: Carried[Name]['shown'] };

/** Another document, stored as its slug; it brings along the facts named in `carrying`. */
export function reference(to: string, about: About): ReturnType<typeof carryingReference<Nothing>>;
export function reference<Carried extends Fields>(
  to: string,
  about: About,
  carrying: Carried,
): ReturnType<typeof carryingReference<Carried>>;
export function reference(to: string, about: About, carrying: Fields = {}) {
  return carryingReference(to, about, carrying);
}

type Nothing = Record<never, never>;

function carryingReference<Carried extends Fields>(to: string, about: About, carrying: Carried) {
  const { label, help, group = 'kind' as const } = about;
  const shape = Object.fromEntries(
    Object.entries(carrying).map(([name, field]) => [name, field.shown]),
  );
  const shown = referred.extend(shape as ShownOf<Carried>);
  return { widget: 'reference' as const, label, help, group, stored: slug, shown, to, carrying };
}

/** Another document, also on the wire by its slug alone; or one of a few values that name none. */
export function slugOf(to: string, about: About, also: Choices = {}) {
  const { label, help, group = 'kind' as const } = about;
  const shown = z.string().trim().min(1).max(40);
  return { widget: 'reference' as const, label, help, group, stored: slug, shown, to, also };
}

/** Whether a reference is shown as its slug. */
export const isShownAsSlug = ({ also }: Field) => also !== undefined;
