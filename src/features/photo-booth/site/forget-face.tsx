import { call } from '#client/call.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { closeModal, openModal } from '#ui/open-modal.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import { fetchContract } from './fetch-contract.ts';

const ID = 'forget-face';

/** Takes the consent back, after one question. */
export function ForgetFace({ onForgotten }: { onForgotten: () => void }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const forget = () =>
    run(forgetMe, () => {
      closeModal(ID);
      onForgotten();
    });
  return (
    <>
      <Button type="button" kind="line" onClick={() => void openModal(ID)}>
        {t('booth.forget')}
      </Button>
      <Modal id={ID} title={t('booth.forgetTitle')} closeLabel={t('frame.close')}>
        <p>{t('booth.forgetText')}</p>
        <p className="row">
          <Button type="button" busy={busy} onClick={() => void forget()}>
            {t('booth.forgetNow')}
          </Button>
          <Button type="button" kind="line" data-begins onClick={() => closeModal(ID)}>
            {t('booth.keep')}
          </Button>
        </p>
      </Modal>
    </>
  );
}

async function forgetMe() {
  const { leaveBooth } = await fetchContract();
  return call(leaveBooth);
}
