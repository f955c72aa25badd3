import { ask } from '#client/query.ts';
import { uploadFile } from '#client/upload-file.ts';
import type { MediaFile } from '#contract/media-file.ts';
import { findMediaFile, listMediaFiles, mediaUploads } from '#features/media-library/contract.ts';
import { MediaPicker } from '#ui/console/media-picker.tsx';
import { MediaUpload } from '#ui/console/media-upload.tsx';
import { useSay } from '#ui/console/say.tsx';

interface PicturePickerProps {
  onClose: () => void;
  onPick: (file: MediaFile) => void;
}

/** Pictures of the library, and a way to send another. */
export function PicturePicker({ onClose, onPick }: PicturePickerProps) {
  const say = useSay();
  return (
    <MediaPicker
      kind="picture"
      title={say('Choose a picture', 'चित्र चुनें')}
      isOpen
      onClose={onClose}
      onPick={onPick}
      list={(query, signal) => ask(listMediaFiles, { query }, signal)}
    >
      <MediaUpload
        types={mediaUploads.types.filter((type) => type.startsWith('image/'))}
        send={(file, onProgress) => uploadFile(mediaUploads, file, onProgress)}
        find={(id) => ask(findMediaFile, { query: { id } })}
        onReady={onPick}
      />
    </MediaPicker>
  );
}
