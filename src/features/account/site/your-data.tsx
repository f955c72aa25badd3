import { call } from '#client/call.ts';
import { clearUserData } from '#client/clear-user-data.ts';
import { turnOffPush } from '#client/push.ts';
import { forgetToken } from '#client/token.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { closeModal, openModal } from '#ui/open-modal.ts';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import { fetchContract } from './fetch-contract.ts';
import { saveFile } from './save-file.ts';
import type { Reauthenticate } from './use-reauthentication.tsx';

const dialogId = 'erase';

/** Taking everything along, and leaving. */
export function YourData({ prove, onErased }: { prove: Reauthenticate; onErased: () => void }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { busy, run } = useAction();
  const download = () =>
    run(fetchAll, ({ data }) => saveFile(`${t('profile.fileName')}.json`, data));
  const erase = async () => {
    closeModal(dialogId);
    if (!(await prove())) return;
    await run(eraseAll, () => {
      forgetHere();
      onErased();
    });
  };
  return (
    <section className="profile-part">
      <h2>{t('profile.yourData')}</h2>
      <p>{t('profile.downloadWhat')}</p>
      <p className="row">
        <Button small kind="line" type="button" busy={busy} onClick={() => void download()}>
          {t('profile.download')}
        </Button>
        <Button small kind="line" type="button" onClick={() => void openModal(dialogId)}>
          {t('profile.delete')}
        </Button>
      </p>
      <p>
        {t('profile.complain')} <a href={to('/grievance')}>{t('frame.grievances')}</a>
      </p>
      <Modal id={dialogId} title={t('profile.deleteTitle')} closeLabel={t('frame.close')}>
        <div className="fields">
          <p>{t('profile.deleteWhat')}</p>
          <p className="row">
            <Button type="button" busy={busy} onClick={() => void erase()}>
              {t('profile.deleteNow')}
            </Button>
            <Button kind="line" type="button" data-begins onClick={() => closeModal(dialogId)}>
              {t('profile.keepIt')}
            </Button>
          </p>
        </div>
      </Modal>
    </section>
  );
}

async function fetchAll() {
  const { downloadAccount } = await fetchContract();
  return call(downloadAccount);
}

/** This browser is written to no more, by its push service neither; the session is dead, and proves nothing. */
function forgetHere() {
  forgetToken();
  turnOffPush().catch(console.error);
  clearUserData();
}

async function eraseAll() {
  const { eraseAccount } = await fetchContract();
  return call(eraseAccount);
}
