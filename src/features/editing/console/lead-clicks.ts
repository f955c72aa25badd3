import type { Language } from '#contract/languages.ts';
import { plainText } from './behind.ts';
import { factsOf, lanesOf } from './editing-context.ts';
import type { EditedCollection } from './editing-context.ts';
import { focusField } from './next-behind.ts';
import type { Saving } from './saving/saving.ts';

interface Shown {
  saving: Saving;
  collection: EditedCollection;
  language: Language;
}

const OUTLINE = '3px solid #ffb81c';

/**
 * Makes the words of the previewed page lead to their fields: the field is found by its text, because the
 * page is the real one, without marks of an editor.
 */
export function leadClicksToFields(frame: HTMLIFrameElement, shown: Shown): void {
  const page = frame.contentDocument;
  if (!page) return;
  let outlined: HTMLElement | undefined;
  const clear = () => {
    if (outlined) outlined.style.outline = '';
    outlined = undefined;
  };
  page.addEventListener('mouseover', ({ target }) => {
    clear();
    const element = target as HTMLElement;
    if (!fieldOf(element, shown)) return;
    outlined = element;
    element.style.outline = OUTLINE;
    element.style.outlineOffset = '4px';
  });
  page.addEventListener('mouseleave', clear);
  page.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      const found = fieldOf(event.target as HTMLElement, shown);
      if (found) focusField(found.part, found.field);
    },
    { capture: true },
  );
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The field whose text an element shows: the whole of it, or one block of a body. */
export function fieldOf(element: HTMLElement, { saving, collection, language }: Shown) {
  if (element.closest('picture, img, figure')) return pictureOf(collection);
  const text = plain(element.closest('p, h1, h2, h3, h4, li, td, th, span, a')?.textContent ?? '');
  if (text.length < 2) return undefined;
  const fields = lanesOf(collection);
  const whole = fields.find(({ name }) => plain(plainText(saving.value(language, name))) === text);
  const within = fields.find(({ name, widget }) => {
    const value = plain(plainText(saving.value(language, name)));
    return widget === 'body' ? value.includes(text) : value !== '' && text.includes(value);
  });
  const found = whole ?? within;
  return found && { part: language as string, field: found.name };
}

function pictureOf(collection: EditedCollection) {
  const picture = factsOf(collection)
    .flatMap(({ fields }) => fields)
    .find(({ widget }) => ['picture', 'motif', 'hour'].includes(widget));
  return picture && { part: 'facts', field: picture.name };
}
