import { useLayoutEffect, useRef } from 'react';
import { call } from '#client/call.ts';
import type { User } from '#contract/user.ts';
import { Modal } from '#ui/modal.tsx';
import { closeModal, openModal } from '#ui/open-modal.ts';
import { useTranslation } from '#ui/translation.tsx';
import { fetchContract } from './fetch-contract.ts';
import { ReauthSteps } from './reauth-steps.tsx';

const dialogId = 'prove';

interface ReauthDialogProps {
  owner: User;
  onClosed: (isProven: boolean) => void;
}

/** Asks in a window whether it is the owner, before what cannot be undone. */
export function ReauthDialog({ owner, onClosed }: ReauthDialogProps) {
  const { t } = useTranslation();
  const isProven = useRef(false);
  const tell = useRef(onClosed);
  // Opening focuses the cross, before the question inside takes the focus on its arrival.
  useLayoutEffect(() => {
    openModal(dialogId);
    const dialog = document.getElementById(dialogId);
    const closed = () => tell.current(isProven.current);
    dialog?.addEventListener('close', closed);
    return () => dialog?.removeEventListener('close', closed);
  }, []);
  return (
    <Modal id={dialogId} title={t('prove.title')} closeLabel={t('frame.close')}>
      <ReauthSteps
        owner={owner}
        inDialog
        send={prove}
        onProven={() => {
          isProven.current = true;
          closeModal(dialogId);
        }}
      />
    </Modal>
  );
}

async function prove(proof: { currentPassword?: string; otp?: string }) {
  const { proveAgain } = await fetchContract();
  return call(proveAgain, { body: proof });
}
