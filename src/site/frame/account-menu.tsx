import { LogOutButton } from '#features/sign-in/site/log-out-button.tsx';
import { firstName } from '#lib/short-name.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Dropdown, DropdownLink } from '#ui/dropdown.tsx';
import { useIsOpen, useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { useTranslation } from '#ui/translation.tsx';

// spec: frame:logged-out
// spec: frame:profile-menu
// spec: role:visitor
// spec: role:user
/**
 * Both states are in the page, which is the same for everybody; before the first paint the style
 * sheet shows the one that the stored token decides.
 */
export function AccountMenu() {
  return (
    <>
      <ServerOnly>{import.meta.env.SSR && <LogInButtons />}</ServerOnly>
      <div className="when-logged-in">
        <ProfileMenu />
      </div>
    </>
  );
}

function LogInButtons() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <div className="when-logged-out account-buttons">
      <ButtonLink kind="line" small href={to('/login')}>
        {t('frame.logIn')}
      </ButtonLink>
      <ButtonLink small href={to('/register')} title={t('joining.account')}>
        {t('frame.register')}
      </ButtonLink>
    </div>
  );
}

/** The menu of a logged-in visitor, behind their photo. */
export function ProfileMenu({ open }: { open?: boolean }) {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const to = useLocalPath();
  const isOpen = useIsOpen();
  const name = t('frame.memories', { name: firstName(campaign.title) });
  return (
    <Dropdown
      group={open ? 'menu-open' : 'menu'}
      label={<span className="profile-photo" />}
      spokenLabel={t('frame.profile')}
      end
      open={open}
    >
      <DropdownLink href={to('/profile')}>{t('frame.profileView')}</DropdownLink>
      <DropdownLink href={to('/changepassword')}>{t('frame.changePassword')}</DropdownLink>
      {isOpen('/quizrewards') && (
        <DropdownLink href={to('/quizrewards')}>{t('frame.quizReward')}</DropdownLink>
      )}
      {isOpen('/photobooth-gallery') && (
        <DropdownLink href={to('/photobooth-gallery')}>{name}</DropdownLink>
      )}
      <LogOutButton />
    </Dropdown>
  );
}
