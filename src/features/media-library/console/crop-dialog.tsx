import { useState } from 'react';
import { isOutdated, useCallMutation } from '#client/query.ts';
import type { Crop } from '#contract/framing.ts';
import type { Image } from '#contract/image.ts';
import type { MediaFile } from '#contract/media-file.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { cropMediaFile, findMediaFile, listMediaFiles } from '../contract.ts';
import { TheirsBeside } from './theirs-beside.tsx';
import type { Contest } from './use-saved.ts';

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

/**
 * Cuts a picture at its edges, wherever it is used; what came is kept, so the whole can be had again. It goes on
 * from what was there when it was opened, and asks where somebody else cut the picture since.
 */
export function CropDialog({ file, image: current, onClose }: CropDialogProps) {
  const say = useSay();
  const labels = useEdgeLabels();
  const [edges, setEdges] = useState(NOTHING);
  const [{ crop, image }] = useState({ crop: file.crop, image: current });
  const { left, top, right, bottom } = edges;
  const part = { x: left, y: top, width: 100 - left - right, height: 100 - top - bottom };
  const { save, isBusy, contest } = useCut(file, crop ? null : part, onClose);
  const inset = { clipPath: `inset(${top}% ${right}% ${bottom}% ${left}%)` };
  const title = say('Cut the picture', 'तस्वीर काटें');
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <div className="library-form">
        {crop === null && (
          <>
            <span className="crop-picture">
              <img src={image.url} width={image.width} height={image.height} alt={image.alt} />
              <img src={image.url} width={image.width} height={image.height} alt="" style={inset} />
            </span>
            {labels.map(([edge, label]) => (
              <EdgeField
                key={edge}
                label={label}
                percent={edges[edge]}
                onChange={(percent) => setEdges({ ...edges, [edge]: percent })}
              />
            ))}
          </>
        )}
        {!contest && (
          <ActionButton
            busy={isBusy}
            disabled={crop === null && edges === NOTHING}
            onClick={() => save(crop)}
          >
            {crop
              ? say('Show the whole picture again', 'फिर पूरी तस्वीर दिखाएँ')
              : say('Cut it everywhere', 'हर जगह ऐसे ही काटें')}
          </ActionButton>
        )}
        <TheirsBeside contest={contest} label={title} />
      </div>
    </Dialog>
  );
}

function useEdgeLabels(): [keyof Edges, string][] {
  const say = useSay();
  return [
    ['left', say('From the left', 'बाईं ओर से')],
    ['right', say('From the right', 'दाईं ओर से')],
    ['top', say('From the top', 'ऊपर से')],
    ['bottom', say('From the bottom', 'नीचे से')],
  ];
}

/** Saves a cut in place of the one that its agent saw; another one that somebody else made meanwhile is in contest. */
function useCut(file: MediaFile, mine: Crop | null, onClose: () => void) {
  const toast = useToast();
  const tell = useCropInWords();
  const [isContested, setContested] = useState(false);
  const cut = useCallMutation(cropMediaFile, { refreshes: [findMediaFile, listMediaFiles] });
  const save = (seen: Crop | null) =>
    cut.mutate(
      { body: { id: file.id, crop: mine, seen } },
      {
        onError: (error) => {
          toast.error(error);
          setContested(isOutdated(error));
        },
        onSuccess: ({ message = '' }) => {
          toast.success(message);
          onClose();
        },
      },
    );
  const contest: Contest | undefined = isContested
    ? { theirs: tell(file.crop), keepMine: () => save(file.crop), takeTheirs: onClose }
    : undefined;
  return { save, isBusy: cut.isPending, contest };
}

/** Says how much a crop cuts from each edge. */
function useCropInWords() {
  const say = useSay();
  const labels = useEdgeLabels();
  return (crop: Crop | null): string => {
    if (!crop) return say('The whole picture', 'पूरी तस्वीर');
    const { x, y, width, height } = crop;
    const edges: Edges = { left: x, top: y, right: 100 - x - width, bottom: 100 - y - height };
    return labels
      .flatMap(([edge, label]) => (edges[edge] > 0 ? `${label} ${edges[edge]} %` : []))
      .join(', ');
  };
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
