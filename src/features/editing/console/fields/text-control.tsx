import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { settleLetters } from '#lib/script/settle-letters.ts';
import { classNames } from '#ui/class-names.ts';
import { SuggestionBox } from '#ui/console/transliteration/suggestion-box.tsx';
import { typedInField } from '#ui/console/transliteration/typed-in-field.ts';
import { useTransliteration } from '#ui/console/transliteration/use-transliteration.ts';
import { useWriting } from '../editing-context.ts';
import { tiesOf } from './control-props.ts';
import type { ControlProps } from './control-props.ts';

/** Texts up to this long stand in one line. */
const ONE_LINE = 120;

/**
 * Words without form: one line, or a box that grows. The browser keeps what is typed in it; nothing
 * is written back, so that an input method is never disturbed.
 */
export function TextControl(props: ControlProps) {
  const { field, initial, isReadOnly, language, onType, onCount } = props;
  const { hindiKeys } = useWriting();
  const [holder] = useState<{ control: (HTMLInputElement & HTMLTextAreaElement) | null }>({
    control: null,
  });
  const [typedIn] = useState(() => typedInField(() => holder.control));
  const hindi = useTransliteration(typedIn, language === 'hi' && hindiKeys.isOn);
  const isTitle = field.name === 'title';
  const Tag = (field.limits.most ?? 0) <= ONE_LINE && !isTitle ? 'input' : 'textarea';
  return (
    <span className="field-box">
      <Tag
        {...tiesOf(props)}
        ref={(element: (HTMLInputElement & HTMLTextAreaElement) | null) => {
          holder.control = element;
        }}
        className={classNames('input', isTitle && 'input-title')}
        defaultValue={typeof initial === 'string' ? initial : ''}
        readOnly={isReadOnly}
        {...(Tag === 'textarea' && { rows: isTitle ? 1 : 2 })}
        onInput={({ currentTarget, nativeEvent }) => {
          const { value } = currentTarget;
          onType(() => stored(field.name, settleLetters(value)));
          onCount?.(value.length);
          if (!nativeEvent.isComposing) hindi.refresh();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const isLine = isTitle && event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
          if (hindi.onKey(event.nativeEvent) || isLine) event.preventDefault();
        }}
        onBlur={hindi.close}
      />
      <SuggestionBox shown={hindi.shown} onChoose={hindi.choose} />
    </span>
  );
}

/** An empty text is none, but a title is always a text. */
function stored(name: string, value: string): string | null | undefined {
  if (value.trim() !== '' || name === 'title') return value;
  return name === 'summary' || name === 'body' ? null : undefined;
}
