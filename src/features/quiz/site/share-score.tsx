import { useEffect, useState } from 'react';
import { localPath } from '#contract/languages.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { ShareLine } from '#ui/share-line.tsx';
import { shareLinks } from '#ui/share-links.ts';
import { useTranslation } from '#ui/translation.tsx';

/** The score for others to see: by the device where it can, by links where it cannot. */
export function ShareScore({ score, total }: { score: number; total: number }) {
  const { t } = useTranslation();
  const { language, publicUrl } = useRootData();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => setOffered('share' in navigator), []);
  const url = publicUrl + localPath(language, '/quiz');
  const text = t('quiz.shareText', { score, total });
  if (!isOffered) return <ShareLine label={t('quiz.share')} links={shareLinks(url, text)} />;
  // A closed sheet of the device is a change of mind.
  const share = () => void navigator.share({ text, url }).catch(() => undefined);
  return (
    <p>
      <Button type="button" onClick={share}>
        <Icon name="share" /> {t('quiz.share')}
      </Button>
    </p>
  );
}
