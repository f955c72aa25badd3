import { Suspense, lazy } from 'react';
import type { EditorMediaPickerProps } from './media-picker.tsx';

const Picker = lazy(async () => ({
  default: (await import('./media-picker.tsx')).EditorMediaPicker,
}));

/** The picker of files, whose code is loaded when it is opened. */
export function LazyMediaPicker(props: EditorMediaPickerProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Picker {...props} />
    </Suspense>
  );
}
