import { useState } from 'react';
import { call } from '#client/call.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';

/** The part of an account that leads to the language and the topics of the newsletter. */
export function NewsletterSettings() {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const [comesNothing, setComesNothing] = useState(false);
  const open = () =>
    run(openOwn, ({ data }) => {
      if (data) location.assign(data.path);
      else setComesNothing(true);
    });
  return (
    <section className="profile-part">
      <h2>{t('letter.wishesTitle')}</h2>
      <p>{t('letter.settingsText')}</p>
      <p>
        <Button type="button" kind="line" busy={busy} onClick={() => void open()}>
          {t('letter.settings')}
        </Button>
      </p>
      <p role="status">{comesNothing && t('letter.nothingComesToAccount')}</p>
    </section>
  );
}

async function openOwn() {
  const { openOwnPreferences } = await import('../contract.ts');
  return call(openOwnPreferences);
}
