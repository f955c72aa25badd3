import { useEffect, useRef } from 'react';
import { RichTextField } from '#ui/console/rich-text/rich-text-field.tsx';
import { placesBehind } from '../behind.ts';
import { useWriting } from '../editing-context.ts';
import type { ControlProps } from './control-props.ts';

const none: readonly number[] = [];

const COUNT_AFTER_MS = 500;

/** A body; its words are counted in a pause, because counting them takes a while. */
export function BodyControl(props: ControlProps) {
  const { id, initial, behind, language = 'en', isReadOnly, describedBy } = props;
  const { hindiKeys } = useWriting();
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
      behind={behind ? placesBehind(behind) : none}
      hindiKeys={language === 'hi' ? hindiKeys : undefined}
      onType={(read, count) => {
        props.onType(() => read() || null);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => props.onCount?.(count()), COUNT_AFTER_MS);
      }}
    />
  );
}
