import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { isOutdated, useCallMutation } from '#client/query.ts';
import type { Focus } from '#contract/framing.ts';
import type { Image } from '#contract/image.ts';
import type { MediaFile } from '#contract/media-file.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { findMediaFile, frameMediaFile, listMediaFiles } from '../contract.ts';
import { CropDialog } from './crop-dialog.tsx';
import { TheirsBeside } from './theirs-beside.tsx';
import { useUnsaved } from './unsaved.tsx';
import type { Contest } from './use-saved.ts';

const MIDDLE: Focus = { x: 50, y: 50 };
const STEP = 2;
const STEPS: Record<string, Focus> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

interface FocusFieldProps {
  file: MediaFile;
  image: Image;
  isWriter: boolean;
}

/** A picture with the point that every crop keeps in sight, and the crops beside it. */
export function FocusField({ file, image, isWriter }: FocusFieldProps) {
  const say = useSay();
  const may = usePermission();
  const [isCutting, setCutting] = useState(false);
  const { focus, move, isMoved, isBusy, save, contest } = useFocus(file);
  return (
    <>
      <FocusPicture image={image} focus={focus} onChange={isWriter ? move : undefined} />
      <div className="focus-crops">
        <Crop image={image} focus={focus} shape="cover" label={say('Cover 3:2', 'कवर 3:2')} />
        <Crop image={image} focus={focus} shape="list" label={say('List 1:1', 'सूची 1:1')} />
        <Crop image={image} focus={focus} shape="story" label={say('Story', 'स्टोरी')} />
        <p className="focus-told">
          <strong>{say('Focal point', 'ख़ास बिंदु')}</strong> {focus.x}&nbsp;%, {focus.y}&nbsp;%
          {isWriter && <> {say('Click, or arrow keys', 'क्लिक करें, या तीर कुंजियाँ')}</>}
        </p>
      </div>
      {isMoved && !contest && (
        <ActionButton busy={isBusy} onClick={save}>
          {say('Keep this focal point', 'यही ख़ास बिंदु रखें')}
        </ActionButton>
      )}
      <TheirsBeside contest={contest} label={say('Focal point', 'ख़ास बिंदु')} />
      {isWriter && may('media:publish') && (
        <ActionButton kind="quiet" onClick={() => setCutting(true)}>
          {say('Cut the picture', 'तस्वीर काटें')}
        </ActionButton>
      )}
      {isCutting && <CropDialog file={file} image={image} onClose={() => setCutting(false)} />}
    </>
  );
}

interface Moved {
  focus: Focus;
  /** The point that was kept when the moving began. */
  seen: Focus | null;
  isContested?: boolean;
}

/** The point that is shown: the one that is kept, until it is moved here. */
function useFocus(file: MediaFile) {
  const toast = useToast();
  const { value: moved, change } = useUnsaved<Moved>(`${file.id} focus`);
  const frame = useCallMutation(frameMediaFile, { refreshes: [findMediaFile, listMediaFiles] });
  const kept = file.focus ?? MIDDLE;
  const focus = moved?.focus ?? kept;
  const keep = (seen: Focus | null) =>
    frame.mutate(
      { body: { id: file.id, focus, seen } },
      {
        onError: (error) => {
          toast.error(error);
          change(() => ({ focus, seen, isContested: isOutdated(error) }));
        },
        onSuccess: ({ message = '' }) => {
          toast.success(message);
          change(() => undefined);
        },
      },
    );
  const contest: Contest | undefined = moved?.isContested
    ? {
        theirs: `${kept.x} %, ${kept.y} %`,
        keepMine: () => keep(file.focus),
        takeTheirs: () => change(() => undefined),
      }
    : undefined;
  return {
    focus,
    move: (to: Focus) => change((now) => ({ seen: file.focus, ...now, focus: to })),
    isMoved: focus.x !== kept.x || focus.y !== kept.y,
    isBusy: frame.isPending,
    save: () => keep(moved?.seen ?? null),
    contest,
  };
}

interface FocusPictureProps {
  image: Image;
  focus: Focus;
  onChange: ((focus: Focus) => void) | undefined;
}

function FocusPicture({ image, focus, onChange }: FocusPictureProps) {
  const say = useSay();
  const onPointer = (event: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange?.({
      x: within(((event.clientX - left) / width) * 100),
      y: within(((event.clientY - top) / height) * 100),
    });
  };
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange?.({ x: within(focus.x + step.x), y: within(focus.y + step.y) });
  };
  return (
    <button
      type="button"
      className="focus-picture"
      disabled={!onChange}
      aria-label={say(
        `Focal point: ${focus.x} % from the left, ${focus.y} % from the top. Move it with the arrow keys.`,
        `ख़ास बिंदु: बाईं ओर से ${focus.x} %, ऊपर से ${focus.y} %। तीर कुंजियों से हिलाएँ।`,
      )}
      onPointerDown={onPointer}
      onKeyDown={onKey}
    >
      <img src={image.url} width={image.width} height={image.height} alt={image.alt} />
      <span
        className="focus-mark"
        style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }}
      />
    </button>
  );
}

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

interface CropProps {
  image: Image;
  focus: Focus;
  shape: 'cover' | 'list' | 'story';
  label: string;
}

function Crop({ image, focus, shape, label }: CropProps) {
  return (
    <figure className="focus-crop">
      <img
        className={`focus-crop-${shape}`}
        src={image.url}
        alt=""
        style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      />
      <figcaption>{label}</figcaption>
    </figure>
  );
}
