import { Outlet } from 'react-router';
import { findOwner } from '#features/account/site/find-owner.ts';
import { Icon } from '#ui/icon.tsx';
import { Signature } from '#ui/mark.tsx';
import { Finished } from '#ui/page/finished.tsx';
import { useForeign } from '#ui/page/foreign.ts';
import { Scene } from '#ui/page/scene.tsx';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { useTranslation } from '#ui/translation.tsx';
import { LanguageMenu } from '../frame/language-menu.tsx';
import type { PageHandle } from '../root.tsx';
import { wordClass } from '../word-class.ts';
import './painted-room.css';

export const handle = { frameless: true } satisfies PageHandle;

/** A page without header and footer: the mural above it on a phone, beside it on a desk. */
export default function PaintedRoom() {
  return (
    <div className="room">
      <Finished>{import.meta.env.SSR && <Mural />}</Finished>
      <main className="room-question" id="main" tabIndex={-1}>
        <Outlet context={findOwner} />
      </main>
    </div>
  );
}

function Mural() {
  const { t } = useTranslation();
  const { campaign, letter } = useShell();
  const to = useLocalPath();
  return (
    <section className="room-wall" aria-label={campaign.title}>
      <a className="skip-link" href="#main">
        {t('frame.skipToContent')}
      </a>
      <div className="room-bar">
        <a className="room-back" href={to('/')} aria-label={t('problem.goHome')}>
          <Icon name="back" />
        </a>
        <a className="room-home" href={to('/')} lang={useForeign(campaign)}>
          <Signature letter={letter} name={campaign.title} place={campaign.place} />
        </a>
        <LanguageMenu />
      </div>
      <div className="room-painting">
        <Scene name="hero-town" className="room-far" eager />
        <Scene name="colour-town" className="room-near" eager />
        <Scene name="login-town" className="room-town" eager />
        <div className="room-line" />
        <Word />
        <Scene name="login-people" className="room-people" eager />
      </div>
      <p className="room-says" lang={useForeign(campaign)}>
        {campaign.summary}
      </p>
    </section>
  );
}

function Word() {
  const {
    campaign: { slogan },
    language,
  } = useShell();
  return (
    <p className={wordClass('room-word counterchange', language, slogan)} lang={language}>
      {slogan}
    </p>
  );
}
