import { useEffect, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import type { Image } from '#contract/image.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FormFailure, usePostedForm } from '#ui/forms/posted-form.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { Result } from '#ui/result.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { CameraStep } from '../camera-step.tsx';
import '../photo-booth.css';
import { AskPerson } from './ask-person.tsx';
import { FacePointer } from './face-pointer.tsx';
import type { Place } from './face-pointer.tsx';
import { sendRemoval } from './send-removal.ts';
import './removal.css';

interface RemovalStepsProps {
  photo: { id: string; file: Image };
  /** The page of the photo, without a language. */
  back: string;
}

type Step = { name: 'point' | 'camera' | 'sending' } | { name: 'done'; message: string };

/** First the ring around the face, then the selfie, or a person. */
export function RemovalSteps({ photo, back }: RemovalStepsProps) {
  const { t } = useTranslation();
  const { sent } = useActionData<{ sent?: string }>() ?? {};
  const posted = usePostedForm();
  const [place, setPlace] = useState<Place>();
  const [step, go] = useState<Step>({ name: 'point' });
  const [problem, setProblem] = useState<string>();
  const message = step.name === 'done' ? step.message : sent;
  if (message !== undefined) return <Done message={message} back={back} />;
  const sendSelfie = async (image: Blob) => {
    setProblem(undefined);
    go({ name: 'sending' });
    const told = await sendRemoval({ photo: photo.id, ...place, image, consent: 'true' }, t);
    if (!told.problem) return go({ name: 'done', message: told.message });
    setProblem(told.problem);
    return go({ name: told.param === 'x' ? 'point' : 'camera' });
  };
  const isPointing = step.name === 'point';
  return (
    <>
      {!isPointing && (
        // The page is shorter while the selfie is sent: each step is brought into view anew.
        <Camera
          key={step.name}
          isSending={step.name === 'sending'}
          onTaken={(selfie) => void sendSelfie(selfie)}
          onBack={() => go({ name: 'point' })}
          problem={problem}
        />
      )}
      {/* Kept behind the camera, with what was typed. */}
      <div className="removal" hidden={!isPointing}>
        <FacePointer image={photo.file} place={place} isShown={isPointing} onPlace={setPlace} />
        <div className="removal-ways">
          <FormFailure message={problem} />
          <BySelfie
            onAgree={() => {
              setProblem(place ? undefined : t('removal.pointFirst'));
              if (place) go({ name: 'camera' });
            }}
          />
          <AskPerson
            photoId={photo.id}
            place={place}
            posted={posted}
            onSent={(words) => go({ name: 'done', message: words })}
          />
        </div>
      </div>
    </>
  );
}

function BySelfie({ onAgree }: { onAgree: () => void }) {
  const { t } = useTranslation();
  return (
    <section className="removal-way removal-by-selfie">
      <h2>{t('removal.bySelfie')}</h2>
      <p>{t('removal.bySelfieText')}</p>
      <p className="type-meta">{t('removal.agreeMeans')}</p>
      <Button type="button" onClick={onAgree}>
        <Icon name="camera" /> {t('removal.agree')}
      </Button>
    </section>
  );
}

interface CameraProps {
  isSending: boolean;
  onTaken: (selfie: Blob) => void;
  onBack: () => void;
  problem: string | undefined;
}

/** Only a live picture counts: no file can be chosen. */
function Camera({ isSending, onTaken, onBack, problem }: CameraProps) {
  const { t } = useTranslation();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => void top.current?.scrollIntoView(), []);
  return (
    <div ref={top} className="removal-camera booth">
      {isSending ? (
        <p className="removal-sending" role="status">
          {t('removal.comparing')}
        </p>
      ) : (
        <CameraStep
          onTaken={onTaken}
          problem={problem}
          words={{
            used: t('removal.keptNowhere'),
            denied: t('removal.cameraDenied'),
            none: t('removal.noCamera'),
          }}
        />
      )}
      <p className="removal-other">
        <Button type="button" kind="line" onClick={onBack}>
          {t('removal.backToPhoto')}
        </Button>
      </p>
    </div>
  );
}

function Done({ message, back }: { message: string; back: string }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <Result title={t('removal.thanks')}>
      <p>{message}</p>
      <ButtonLink href={to(back)}>{t('removal.toPhoto')}</ButtonLink>
    </Result>
  );
}
