import { useLayoutEffect, useRef } from 'react';
import { useRootData } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { fitName } from './fit-name.ts';

/** A preview of the card: the typed name across the dado line, or a sample before one is typed. */
export function WishCard({ name }: { name: string }) {
  const { t } = useTranslation();
  const { title } = useRootData().campaign;
  const written = useRef<HTMLParagraphElement>(null);
  const shown = name.trim() || t('home.sampleName');
  useLayoutEffect(() => {
    if (shown && written.current) fitName(written.current);
  }, [shown]);
  return (
    <div className="wish-card" aria-hidden="true">
      <Scene name="bunting-line" className="wish-bunting" />
      <p className="wish-greeting">{t('home.happyBirthday')}</p>
      <p className="wish-name counterchange" ref={written}>
        {shown}
      </p>
      <p className="wish-from">{title}</p>
    </div>
  );
}
