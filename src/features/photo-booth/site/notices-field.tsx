import { useState } from 'react';
import { call } from '#client/call.ts';
import { Link } from '#ui/link.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { SwitchField } from '#ui/switch-field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import { fetchContract } from './fetch-contract.ts';
import type { BoothStatus } from './fetch-contract.ts';

/** Whether a mail tells of new photos, as their owner chose. */
export function NoticesField({ chosen: before }: { chosen: BoothStatus['notices'] }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { run } = useAction();
  const [notices, setNotices] = useState(before);
  if (notices === 'noAddress')
    return (
      <p>
        {t('booth.noticesNeedMail')} <Link href={to('/profile')}>{t('frame.profileView')}</Link>
      </p>
    );
  const isOn = notices === 'on';
  return (
    <SwitchField
      name="notices"
      label={t('booth.notices')}
      hint={t('booth.noticesHint')}
      checked={isOn}
      onSwitch={(chosen) =>
        run(
          () => choose(chosen),
          () => setNotices(chosen ? 'on' : 'off'),
        )
      }
    />
  );
}

async function choose(areWanted: boolean) {
  const { chooseNotices } = await fetchContract();
  return call(chooseNotices, { body: { areWanted } });
}
