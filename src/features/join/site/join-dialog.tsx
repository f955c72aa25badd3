import { Modal } from '#ui/modal.tsx';
import { closeModal } from '#ui/open-modal.ts';
import { useTranslation } from '#ui/translation.tsx';
import { JoinForm } from './join-form.tsx';
import { JoinIntro } from './join-intro.tsx';

const dialogId = 'join';

// spec: frame:join-modal
// spec: state:join-modal
/** The modal of spec.md §2; any element with `data-opens="join"` opens it. */
export function JoinDialog({ action }: { action: string }) {
  const { t } = useTranslation();
  return (
    <Modal id={dialogId} title={t('join.title')} closeLabel={t('frame.close')}>
      <JoinIntro />
      <JoinForm action={action} prefix="join-dialog" onSent={() => closeModal(dialogId)} />
    </Modal>
  );
}
