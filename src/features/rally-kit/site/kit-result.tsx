import { useEffect, useState } from 'react';
import { call } from '#client/call.ts';
import { saveBlob } from '#client/save-file.ts';
import { canShareFiles, shareBlob } from '#client/share-file.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { Result } from '#ui/result.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import type { MadeFile } from './make-file.ts';

/** The picture that was made, to be shared or saved from the phone. */
export function KitResult({ file: { blob, name, address } }: { file: MadeFile }) {
  const { t } = useTranslation();
  const { publicUrl, campaign } = useRootData();
  const { busy, run } = useAction();
  const [isShared, setShared] = useState(false);
  useEffect(() => setShared(canShareFiles('image/png')), []);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const share = async () => {
    await shareBlob(blob, { name, words: { text: `${campaign.title} ${publicUrl}` } });
    void countShare();
    return { success: true as const };
  };
  return (
    <Result title={t('kit.ready')} className="kit-result">
      <img className="kit-picture" src={address} alt={t('kit.with', { name: campaign.title })} />
      <p className="row">
        {isShared && (
          <Button type="button" busy={busy} onClick={() => void run(share, () => undefined)}>
            <Icon name="share" /> {t('kit.share')}
          </Button>
        )}
        <Button type="button" kind="line" onClick={() => saveBlob(blob, name)}>
          <Icon name="download" /> {t('kit.save')}
        </Button>
      </p>
    </Result>
  );
}

/** Counts that something was shared; a count that is lost troubles nobody. */
async function countShare(): Promise<void> {
  const { countEngagement } = await import('#features/engagement/contract.ts');
  const body = { type: 'share', path: '/rally-kit' };
  await call(countEngagement, { body }, { withoutToken: true }).catch(() => undefined);
}
