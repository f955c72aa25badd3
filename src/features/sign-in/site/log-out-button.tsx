import type { FormEvent } from 'react';
import { DropdownButton } from '#ui/dropdown.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useLogOut } from './log-out.ts';

/** The last row of the profile menu. It is a form, because those wait for React. */
export function LogOutButton() {
  const { t } = useTranslation();
  const { busy, logOut, login } = useLogOut();
  const leave = (event: FormEvent) => {
    event.preventDefault();
    void logOut();
  };
  return (
    <form action={login} data-enhanced onSubmit={leave}>
      <DropdownButton type="submit" busy={busy}>
        {t('frame.logOut')}
      </DropdownButton>
    </form>
  );
}
