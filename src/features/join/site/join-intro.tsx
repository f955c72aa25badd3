import { useRootData } from '#ui/page/root-data.ts';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { useTranslation } from '#ui/translation.tsx';

/** Explains the form, and distinguishes it from the chat with a similar name. */
export function JoinIntro() {
  return <ServerOnly>{import.meta.env.SSR && <Words />}</ServerOnly>;
}

function Words() {
  const { t } = useTranslation();
  const { join } = useRootData().campaign;
  return (
    <div className="join-words">
      <p>{t('joining.letter')}</p>
      {join && <p className="type-meta">{t('joining.chatInstead', { join: t('frame.join') })}</p>}
    </div>
  );
}
