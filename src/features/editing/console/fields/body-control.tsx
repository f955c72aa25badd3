import { useEffect, useRef } from 'react';
import { RichTextField } from '#ui/console/rich-text/rich-text-field.tsx';
import { useEditing } from '../editing-context.ts';
import { behindBlocksOf } from '../behind.ts';
import { wordsIn } from '../words-in.ts';
import type { ControlProps } from './control-props.ts';

const COUNT_AFTER_MS = 500;

/** A body; its words are counted in a pause, because counting them takes a while. */
export function BodyControl(props: ControlProps) {
  const { id, part, field, initial, language = 'en', isReadOnly, describedBy } = props;
  const { hindiKeys, draft } = useEditing();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <RichTextField
      id={id}
      labelledBy={`${id}-label`}
      describedBy={describedBy}
      language={language}
      initial={typeof initial === 'string' ? initial : ''}
      isReadOnly={isReadOnly}
      behind={behindBlocksOf(draft, part, field.name)}
      hindiKeys={language === 'hi' ? hindiKeys : undefined}
      onType={(read) => {
        props.onType(() => read() || null);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => props.onCount?.(wordsIn(read())), COUNT_AFTER_MS);
      }}
    />
  );
}
