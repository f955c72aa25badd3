import { partOnDemand } from '#ui/console/on-demand.tsx';
import type { EditorMediaPickerProps } from './media-picker.tsx';

const Picker = partOnDemand<EditorMediaPickerProps>(
  async () => (await import('./media-picker.tsx')).EditorMediaPicker,
);

/** The picker of files, whose code is loaded when it is opened. */
export function LazyMediaPicker(props: EditorMediaPickerProps) {
  return props.isOpen && <Picker {...props} />;
}
