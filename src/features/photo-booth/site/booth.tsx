import { useState } from 'react';
import { followSession } from '#client/follow-session.ts';
import { readToken } from '#client/token.ts';
import { Icon } from '#ui/icon.tsx';
import { Modal } from '#ui/modal.tsx';
import { opensModal } from '#ui/open-modal.ts';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import { BoothIcon } from './booth-icon.tsx';
import { CameraStep } from './camera-step.tsx';
import { BoothNotice, ConsentStep } from './consent-step.tsx';
import type { FoundPhoto, BoothStatus } from './fetch-contract.ts';
import { findBoothStatus } from './find-booth-status.ts';
import { FoundStep } from './found-step.tsx';
import { usePhone } from './phone/use-phone.ts';
import { SearchStep } from './search-step.tsx';
import { selfieOf } from './selfie.ts';
import './photo-booth.css';

type Step =
  | { name: 'consent' | 'camera'; problem?: string }
  | { name: 'search'; selfie: Blob }
  | { name: 'found'; photos: readonly FoundPhoto[] };

const ABOUT = 'about-booth';

interface BoothProps {
  /** Whether an album is open to the booth. */
  hasAlbums: boolean;
  /** Asks for a password or a code, which the first selfie of an account needs. */
  confirm: () => Promise<boolean>;
}

/** Notice and consent, then the camera, the search, and what it found. */
export function Booth({ hasAlbums, confirm }: BoothProps) {
  const { t } = useTranslation();
  const { loaded: status, load } = useLoaded<BoothStatus>(findOwnStatus);
  const [album, setAlbum] = useState('');
  const [step, go] = useState<Step>({ name: 'consent' });
  const phone = usePhone(typeof status === 'object' ? status.phone : undefined);
  const wanted = phone?.isWanted ? phone : undefined;
  const enter = async (next: () => Promise<void> | void) => {
    const mustProve = status !== 'failed' && status?.needsProof;
    if (mustProve && step.name === 'consent' && !(await confirm())) return;
    // The engine is loaded while the camera opens; trouble is told when a selfie is there.
    wanted?.engine().catch(() => undefined);
    await next();
  };
  const openCamera = () => go({ name: 'camera' });
  const searchWith = async (file: Blob) => {
    const selfie = await selfieOf(file);
    if (selfie) return go({ name: 'search', selfie });
    const name = step.name === 'consent' ? 'consent' : 'camera';
    return go({ name, problem: t('booth.unreadable') });
  };
  return (
    <>
      <BoothBar />
      {step.name === 'consent' && (
        <ConsentStep
          hasAlbums={hasAlbums}
          status={status}
          onLook={load}
          phone={phone}
          album={album}
          onAlbum={setAlbum}
          onAgree={() => void enter(openCamera)}
          onFile={(file) => void enter(() => searchWith(file))}
          problem={step.problem}
        />
      )}
      {step.name === 'camera' && (
        <CameraStep
          phone={wanted}
          onTaken={(selfie) => go({ name: 'search', selfie })}
          onFile={(file) => void searchWith(file)}
          problem={step.problem}
        />
      )}
      {step.name === 'search' && (
        <SearchStep
          key={wanted ? 'phone' : 'sent'}
          selfie={step.selfie}
          album={album}
          phone={wanted}
          onSend={() => phone?.setWanted(false)}
          onFound={(photos) => go({ name: 'found', photos })}
          onAgain={openCamera}
        />
      )}
      {step.name === 'found' && <FoundStep photos={step.photos} onAgain={openCamera} />}
      <AboutBooth />
    </>
  );
}

/** Asks for nothing where nobody is logged in. */
function findOwnStatus() {
  followSession();
  return readToken() ? findBoothStatus() : undefined;
}

function AboutBooth() {
  const { t } = useTranslation();
  return (
    <Modal id={ABOUT} title={t('booth.about')} closeLabel={t('frame.close')}>
      <BoothNotice />
    </Modal>
  );
}

/** The way out, and what happens to the selfie. */
function BoothBar() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <div className="booth-bar">
      <a className="booth-round" href={to('/')}>
        <Icon name="close" label={t('booth.leave')} />
      </a>
      <button className="booth-round" aria-label={t('booth.about')} {...opensModal(ABOUT)}>
        <BoothIcon name="info" />
      </button>
    </div>
  );
}
