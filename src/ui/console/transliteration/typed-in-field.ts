import { caretPlace } from './caret-place.ts';
import { latinBefore } from './use-transliteration.ts';
import type { TypedIn } from './use-transliteration.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A text field of the browser as something to type Hindi in. */
export function typedInField(field: () => TextControl | null): TypedIn {
  const caretOf = (control: TextControl) => control.selectionStart ?? control.value.length;
  const word = () => {
    const control = field();
    if (!control || control.selectionStart !== control.selectionEnd) return '';
    return latinBefore(control.value.slice(0, caretOf(control)));
  };
  return {
    word,
    place() {
      const control = field();
      return control ? caretPlace(control, caretOf(control) - word().length) : { left: 0, top: 0 };
    },
    replace(count, text) {
      const control = field();
      if (!control) return;
      const caret = caretOf(control);
      control.setSelectionRange(caret - count, caret);
      // The only way that the browser's own undo knows of.
      document.execCommand('insertText', false, text);
    },
  };
}
