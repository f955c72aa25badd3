import { ask } from '#client/query.ts';
import { uploadFile } from '#client/upload-file.ts';
import type { MediaFile, MediaKind } from '#contract/media-file.ts';
import { findMediaFile, listMediaFiles, mediaUploads } from '#features/media-library/contract.ts';
import { MediaPicker } from '#ui/console/media-picker.tsx';
import { MediaUpload } from '#ui/console/media-upload.tsx';
import { useSay } from '#ui/console/say.tsx';

export interface EditorMediaPickerProps {
  kind: MediaKind;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (file: MediaFile) => void;
}

/** Chooses a file of the media library, or sends a new one to it. */
export function EditorMediaPicker({ kind, isOpen, onClose, onChoose }: EditorMediaPickerProps) {
  const say = useSay();
  return (
    <MediaPicker
      kind={kind}
      title={say('Choose from the media library', 'मीडिया लाइब्रेरी से चुनें')}
      isOpen={isOpen}
      onClose={onClose}
      onPick={onChoose}
      list={(query, signal) => ask(listMediaFiles, { query }, signal)}
    >
      <MediaUpload
        types={mediaUploads.types}
        send={(file, onProgress) => uploadFile(mediaUploads, file, onProgress)}
        find={(id) => ask(findMediaFile, { query: { id } })}
        onReady={onChoose}
      />
    </MediaPicker>
  );
}
