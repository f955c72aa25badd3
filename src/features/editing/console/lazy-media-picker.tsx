import { Suspense, lazy } from 'react';
import type { MediaPickerProps } from './media-picker.tsx';

const MediaPicker = lazy(async () => ({
  default: (await import('./media-picker.tsx')).MediaPicker,
}));

/** The picker of files, whose code is loaded when it is opened. */
export function LazyMediaPicker(props: MediaPickerProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <MediaPicker {...props} />
    </Suspense>
  );
}
