import { useEffect, useRef } from 'react';
import { call } from '#client/call.ts';
import type { User } from '#contract/user.ts';
import { Modal } from '#ui/modal.tsx';
import { closeModal, openModal } from '#ui/open-modal.ts';
import { useTranslation } from '#ui/translation.tsx';
import { fetchContract } from './fetch-contract.ts';
import { ProofSteps } from './proof-steps.tsx';

const dialogId = 'prove';

interface ProofDialogProps {
  owner: User;
  onClosed: (isProven: boolean) => void;
}

/** Asks in a window whether it is the owner, before what cannot be undone. */
export function ProofDialog({ owner, onClosed }: ProofDialogProps) {
  const { t } = useTranslation();
  const isProven = useRef(false);
  const tell = useRef(onClosed);
  useEffect(() => {
    openModal(dialogId);
    const dialog = document.getElementById(dialogId);
    const closed = () => tell.current(isProven.current);
    dialog?.addEventListener('close', closed);
    return () => dialog?.removeEventListener('close', closed);
  }, []);
  return (
    <Modal id={dialogId} title={t('prove.title')} closeLabel={t('frame.close')}>
      <ProofSteps
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
