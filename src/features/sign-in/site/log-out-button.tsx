import type { FormEvent } from 'react';
import { DropdownButton } from '#ui/dropdown.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { endSessionAndLeave } from './log-out.ts';

/** The last row of the profile menu. It is a form, because those wait for React. */
export function LogOutButton() {
  const { t } = useTranslation();
  const login = useLocalPath()('/login');
  const leave = (event: FormEvent) => {
    event.preventDefault();
    void endSessionAndLeave(login);
  };
  return (
    <form action={login} data-enhanced onSubmit={leave}>
      <DropdownButton type="submit">{t('frame.logOut')}</DropdownButton>
    </form>
  );
}
