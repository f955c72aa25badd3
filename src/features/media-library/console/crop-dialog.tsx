import { useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import type { Crop } from '#contract/framing.ts';
import type { Image } from '#contract/image.ts';
import type { MediaFile } from '#contract/media-file.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { cropMediaFile, findMediaFile, listMediaFiles } from '../contract.ts';

interface CropDialogProps {
  file: MediaFile;
  image: Image;
  onClose: () => void;
}

/** Percent that are cut from each edge. */
interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const NOTHING: Edges = { left: 0, top: 0, right: 0, bottom: 0 };
const MAX_DEGREES = 45;

/** Cuts a picture at its edges, wherever it is used; what came is kept, so the whole can be had again. */
export function CropDialog({ file, image, onClose }: CropDialogProps) {
  const say = useSay();
  const toast = useToast();
  const [edges, setEdges] = useState(NOTHING);
  const cut = useCallMutation(cropMediaFile, { refreshes: [findMediaFile, listMediaFiles] });
  const { left, top, right, bottom } = edges;
  const save = (crop: Crop | null) =>
    cut.mutate(
      { body: { id: file.id, crop } },
      {
        onError: toast.error,
        onSuccess: ({ message = '' }) => {
          toast.success(message);
          onClose();
        },
      },
    );
  const names: [keyof Edges, string][] = [
    ['left', say('From the left', 'बाईं ओर से')],
    ['right', say('From the right', 'दाईं ओर से')],
    ['top', say('From the top', 'ऊपर से')],
    ['bottom', say('From the bottom', 'नीचे से')],
  ];
  const part = { x: left, y: top, width: 100 - left - right, height: 100 - top - bottom };
  const inset = { clipPath: `inset(${top}% ${right}% ${bottom}% ${left}%)` };
  return (
    <Dialog title={say('Cut the picture', 'तस्वीर काटें')} isOpen onClose={onClose}>
      <div className="library-form">
        {file.crop === null && (
          <>
            <span className="crop-picture">
              <img src={image.url} width={image.width} height={image.height} alt={image.alt} />
              <img src={image.url} width={image.width} height={image.height} alt="" style={inset} />
            </span>
            {names.map(([edge, label]) => (
              <EdgeField
                key={edge}
                label={label}
                percent={edges[edge]}
                onChange={(percent) => setEdges({ ...edges, [edge]: percent })}
              />
            ))}
          </>
        )}
        <ActionButton
          busy={cut.isPending}
          disabled={file.crop === null && edges === NOTHING}
          onClick={() => save(file.crop ? null : part)}
        >
          {file.crop
            ? say('Show the whole picture again', 'फिर पूरी तस्वीर दिखाएँ')
            : say('Cut it everywhere', 'हर जगह ऐसे ही काटें')}
        </ActionButton>
      </div>
    </Dialog>
  );
}

interface EdgeFieldProps {
  label: string;
  percent: number;
  onChange: (percent: number) => void;
}

function EdgeField({ label, percent, onChange }: EdgeFieldProps) {
  return (
    <label className="crop-edge">
      {label}
      <input
        type="range"
        max={MAX_DEGREES}
        value={percent}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span className="library-figure">{percent}&nbsp;%</span>
    </label>
  );
}
