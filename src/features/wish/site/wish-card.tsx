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
  const named = useRef<HTMLParagraphElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const shown = name.trim() || t('home.sampleName');
  const words = message.trim();
  useLayoutEffect(() => {
    if (shown && named.current) fitName(named.current);
    if (words && said.current) fitMessage(said.current);
  }, [shown, words]);
  return (
    <div className={words ? 'wish-card wish-with-message' : 'wish-card'} aria-hidden="true">
      <Scene name="bunting-line" className="wish-bunting" />
      <p className="wish-greeting">{t('home.happyBirthday')}</p>
      <p className="wish-name counterchange" ref={named}>
        {shown}
      </p>
      {words && (
        <p className="wish-message" ref={said} lang={languageOfScript(words, language)}>
          {words}
        </p>
      )}
      <p className="wish-from">{campaign.title}</p>
    </div>
  );
}
