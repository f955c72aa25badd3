import { Outlet } from 'react-router';
import { findOwner } from '#features/account/site/find-owner.ts';
import { Icon } from '#ui/icon.tsx';
import { Signature } from '#ui/mark.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import { Imprint } from '../frame/imprint.tsx';
import { LanguageMenu } from '../frame/language-menu.tsx';
import type { PageHandle } from '../root.tsx';
import { sloganClass } from '../slogan-class.ts';
import './auth-layout.css';

export const handle = { frameless: true } satisfies PageHandle;

// spec: frame:hidden
/** A page without header and footer: the mural above it on a phone, beside it on a desk. */
export default function AuthLayout() {
  return (
    <div className="auth">
      <ServerOnly>{import.meta.env.SSR && <Mural />}</ServerOnly>
      <main className="auth-question" id="main" tabIndex={-1}>
        <Outlet context={findOwner} />
        <ServerOnly>{import.meta.env.SSR && <Imprint />}</ServerOnly>
      </main>
    </div>
  );
}

function Mural() {
  const { t } = useTranslation();
  const { campaign, letter } = useRootData();
  const to = useLocalPath();
  return (
    <section className="auth-wall" aria-label={campaign.title}>
      <a className="skip-link" href="#main">
        {t('frame.skipToContent')}
      </a>
      <div className="auth-bar">
        <a className="auth-back" href={to('/')} aria-label={t('problem.goHome')}>
          <Icon name="back" />
        </a>
        <a className="auth-home" href={to('/')} lang={useContentLanguage(campaign)}>
          <Signature letter={letter} name={campaign.title} place={campaign.place} />
        </a>
        <LanguageMenu />
      </div>
      <div className="auth-painting">
        <Scene name="hero-town" className="auth-far" eager />
        <Scene name="colour-town" className="auth-near" eager />
        <Scene name="login-town" className="auth-town" eager />
        <div className="auth-line" />
        <Slogan />
        <Scene name="login-people" className="auth-people" eager />
      </div>
      <p className="auth-says" lang={useContentLanguage(campaign)}>
        {campaign.summary}
      </p>
    </section>
  );
}

function Slogan() {
  const {
    campaign: { slogan },
    language,
  } = useRootData();
  return (
    <p className={sloganClass('auth-word counterchange', language, slogan)} lang={language}>
      {slogan}
    </p>
  );
}
