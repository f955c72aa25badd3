import { useLayoutEffect, useRef } from 'react';
import { languageOfScript } from '#lib/script/language-of.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { fitMessage, fitName } from './fit-card.ts';

interface WishCardProps {
  name: string;
  message?: string;
}

/** A preview of the card: the typed name across the dado line, or a sample before one is typed. */
export function WishCard({ name, message = '' }: WishCardProps) {
  const { t } = useTranslation();
  const { campaign, language } = useRootData();
  const card = useRef<HTMLDivElement>(null);
  const shown = name.trim() || t('home.sampleName');
  const words = message.trim();
  useLayoutEffect(() => {
    if (shown) fitName(card.current?.querySelector('.wish-name'));
    if (words) fitMessage(card.current?.querySelector('.wish-message'));
  }, [shown, words]);
  return (
    <div
      className={words ? 'wish-card wish-with-message' : 'wish-card'}
      aria-hidden="true"
      ref={card}
    >
      <Scene name="bunting-line" className="wish-bunting" />
      <p className="wish-greeting">{t('home.happyBirthday')}</p>
      <p className="wish-name counterchange">{shown}</p>
      {words && (
        <p className="wish-message" lang={languageOfScript(words, language)}>
          {words}
        </p>
      )}
      <p className="wish-from">{campaign.title}</p>
    </div>
  );
}
