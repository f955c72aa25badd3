import { useCallback, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { readToken } from '#client/token.ts';
import type { User } from '#contract/user.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LogInLinks } from '#ui/log-in-links.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { Result } from '#ui/result.tsx';
import { SkeletonForm } from '#ui/skeleton.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { TryAgain } from '#ui/try-again.tsx';
import { Consents } from './consents.tsx';
import { Details } from './details.tsx';
import { findOwner, updateAvatar } from './find-owner.ts';
import { PhotoEditor } from './photo-editor.tsx';
import { Sessions } from './sessions.tsx';
import { PUSH_PART } from './subscribe-here.ts';
import type { ReauthDialogProps } from './use-reauthentication.tsx';
import { useReauthentication } from './use-reauthentication.tsx';
import type { VerifyPhoneType } from './verify-phone-type.ts';
import { YourData } from './your-data.tsx';
import './profile.css';

interface ProfileProps {
  ReauthDialog: ComponentType<ReauthDialogProps>;
  VerifyPhone: VerifyPhoneType;
  /** Push messages on this device. */
  PushSettings: ComponentType;
  /** Parts of the page that other features have. */
  children: ReactNode;
}

type Found = User | 'loggedOut' | 'failed' | 'erased';

/** The account of the visitor who is logged in. */
export function Profile(parts: ProfileProps) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const [found, setFound] = useState<Found>();
  const look = useCallback(
    () =>
      findOwner()
        .then((user) => setFound(user ?? 'loggedOut'))
        .catch((error: unknown) => {
          console.error(error);
          setFound('failed');
        }),
    [],
  );
  useEffect(() => {
    if (readToken()) void look();
    else setFound('loggedOut');
  }, [look]);
  const name = isUser(found) ? found.name : undefined;
  const change = (user: User) => {
    updateAvatar(user);
    setFound(user);
  };
  return (
    <>
      <PageMeta title={t('profile.title')} hidden />
      <PageHeader
        title={name ?? t('profile.title')}
        titleLang={name && languageOfScript(name, language)}
        sentence={isUser(found)}
      />
      <div className="container profile" data-of-one-person>
        {isUser(found) ? (
          <Account {...parts} user={found} onChange={change} onErased={() => setFound('erased')} />
        ) : (
          <NoAccount found={found} look={look} />
        )}
      </div>
    </>
  );
}

const isUser = (found: Found | undefined): found is User => typeof found === 'object';

interface AccountProps extends ProfileProps {
  user: User;
  onChange: (user: User) => void;
  onErased: () => void;
}

function Account({
  user,
  onChange,
  onErased,
  ReauthDialog,
  VerifyPhone,
  PushSettings,
  children,
}: AccountProps) {
  const { t } = useTranslation();
  const { prove, dialog } = useReauthentication(ReauthDialog, user);
  return (
    <>
      <div className="profile-parts">
        <PhotoEditor user={user} onChange={onChange} />
        <Details user={user} onChange={onChange} prove={prove} VerifyPhone={VerifyPhone} />
      </div>
      <div className="profile-parts">
        <Consents />
        <section className="profile-part">
          <h2 id={PUSH_PART} tabIndex={-1}>
            {t('push.title')}
          </h2>
          <PushSettings />
        </section>
        {children}
        <Sessions />
        <YourData prove={prove} onErased={onErased} />
      </div>
      {dialog}
    </>
  );
}

function NoAccount({ found, look }: { found: Found | undefined; look: () => Promise<void> }) {
  const { t } = useTranslation();
  if (found === 'erased') return <Goodbye />;
  if (found === 'failed')
    return <TryAgain text={t('profile.tryLater')} onAgain={() => void look()} />;
  if (found === 'loggedOut') return <LoggedOut />;
  return (
    <>
      <LoggedOut />
      <div className="profile-looking">
        <SkeletonForm tall />
      </div>
    </>
  );
}

/** Stands in the page until the account is loaded, too; the style sheet shows it only without a token. */
function LoggedOut() {
  const { t } = useTranslation();
  return (
    <div className="when-logged-out profile-part">
      <EmptyState
        wide
        art={<Scene name="quiet-mural" />}
        title={t('profile.logInToSee')}
        action={
          <>
            <p className="without-scripts">{t('profile.needsScripts')}</p>
            <LogInLinks next="/profile" />
          </>
        }
      />
    </div>
  );
}

function Goodbye() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <Result title={t('profile.goodbyeTitle')} className="profile-part">
      <p>{t('profile.goodbye')}</p>
      <ButtonLink href={to('/')}>{t('problem.goHome')}</ButtonLink>
    </Result>
  );
}
