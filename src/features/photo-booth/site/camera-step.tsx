import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ChooseFile } from '#ui/choose-file.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useFocusInPlace } from '#ui/use-focus-on-mount.ts';
import { BoothIcon } from './booth-icon.tsx';
import { followFit } from './face-fit.ts';
import type { Fit } from './face-fit.ts';
import type { PhoneEngine } from './phone/phone-engine.ts';
import type { Phone } from './phone/use-phone.ts';
import { takeSelfie } from './selfie.ts';
import { useCamera } from './use-camera.ts';
import type { CameraState } from './use-camera.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

export interface CameraWords {
  /** The use that is made of the selfie. */
  used: string;
  /** The way on where the camera is not allowed. */
  denied: string;
  /** The way on where there is no camera. */
  none: string;
}

interface CameraStepProps {
  /** Given where the selfie stays on the phone. */
  phone?: Phone | undefined;
  onTaken: (selfie: Blob) => void;
  /** Left out where only a live picture counts. */
  onFile?: (file: Blob) => void;
  /** Told in place of what is true of a search. */
  words?: CameraWords;
  /** A sentence about the file that was chosen last. */
  problem?: string | undefined;
}

const instructions = {
  unknown: 'booth.fit',
  untold: 'booth.fitUntold',
  still: 'booth.still',
  fits: 'booth.fits',
  nearer: 'booth.nearer',
  centre: 'booth.centre',
  alone: 'booth.alone',
  dark: 'booth.dark',
} as const;

/** The live camera with a milestone as its frame; a file of the phone takes its place. */
export function CameraStep({ phone, onTaken, onFile, words, problem }: CameraStepProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const heading = useFocusInPlace();
  const { state, facing, turn, retry } = useCamera(video);
  const fit = useFit(video, state, phone?.loaded);
  const take = async () => {
    if (!video.current || !frame.current) return;
    const selfie = await takeSelfie(video.current, frame.current);
    if (selfie) onTaken(selfie);
  };
  return (
    <>
      <div className="booth-stage">
        <video
          ref={video}
          className={classNames('booth-video', facing === 'user' && 'booth-mirrored')}
          playsInline
          muted
          aria-hidden="true"
        />
        <div ref={frame} className={classNames('booth-frame', fit === 'fits' && 'booth-fits')} />
      </div>
      <div className="booth-tools">
        <h1 className="booth-instruction" aria-live="polite" ref={heading} tabIndex={-1}>
          {t(titleOf(state) ?? instructions[fit])}
        </h1>
        <p className="booth-privacy">{textOf(state, words ?? wordsOfSearch(t, phone))}</p>
        {problem && (
          <p className="booth-problem" role="alert">
            <Icon name="warning" /> {problem}
          </p>
        )}
        <div className="booth-buttons">
          {onFile ? (
            <ChooseFile className="booth-tool" onFile={onFile}>
              <BoothIcon name="picture" />
              {t('booth.fromPhone')}
            </ChooseFile>
          ) : (
            <span />
          )}
          <Shutter state={state} onPress={() => void take()} onRetry={retry} />
          <button type="button" className="booth-tool" disabled={state !== 'live'} onClick={turn}>
            <BoothIcon name="turn" />
            {t('booth.turnCamera')}
          </button>
        </div>
      </div>
    </>
  );
}

interface ShutterProps {
  state: CameraState;
  onPress: () => void;
  onRetry: () => void;
}

/** The shutter button; a button for another try where no camera is to be had. */
function Shutter({ state, onPress, onRetry }: ShutterProps) {
  const { t } = useTranslation();
  if (state === 'denied' || state === 'none')
    return (
      <Button type="button" kind="wall" onClick={onRetry}>
        {t('booth.tryCamera')}
      </Button>
    );
  return (
    <button
      type="button"
      className="booth-shutter"
      disabled={state !== 'live'}
      aria-label={t('booth.shutter')}
      onClick={onPress}
    />
  );
}

function useFit(
  video: { current: HTMLVideoElement | null },
  state: CameraState,
  engine: PhoneEngine | undefined,
): Fit {
  const [fit, setFit] = useState<Fit>('unknown');
  useEffect(() => {
    if (state !== 'live' || !video.current) return undefined;
    return followFit(video.current, setFit, engine?.locate);
  }, [video, state, engine]);
  return fit;
}

function titleOf(state: CameraState) {
  if (state === 'starting') return 'booth.starting';
  if (state === 'denied') return 'booth.deniedTitle';
  return state === 'none' ? 'booth.noCameraTitle' : undefined;
}

const wordsOfSearch = (t: Translate, phone: Phone | undefined): CameraWords => ({
  used: t(phone ? 'booth.staysHere' : 'booth.usedOnce'),
  denied: t('booth.denied'),
  none: t('booth.noCamera'),
});

const textOf = (state: CameraState, { used, denied, none }: CameraWords) =>
  ({ starting: used, live: used, denied, none })[state];
