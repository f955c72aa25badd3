import type { ReactNode } from 'react';
import { useCallQuery } from '#client/query.ts';
import type { Permission } from '#contract/permissions.ts';
import { roleMay, roleNames } from '#contract/roles.ts';
import { findAdministrators } from '#features/agents/contract.ts';
import { usePermission } from '#ui/console/me.ts';
import { roleTexts } from '#ui/console/role-texts.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { ScreenState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';

interface PermittedProps {
  permissions: readonly Permission[];
  children: ReactNode;
}

/** Shows a screen to those who may open it, and tells others whose it is. */
export function Permitted({ permissions, children }: PermittedProps) {
  const may = usePermission();
  if (permissions.some((permission) => may(permission))) return children;
  return <NotYours permissions={permissions} />;
}

/** Names the roles that open a screen, and the people who can give one of them. */
function NotYours({ permissions }: Pick<PermittedProps, 'permissions'>) {
  const say = useSay();
  const sayText = useSayText();
  const givers = useCallQuery(findAdministrators, {});
  const listed = new Intl.ListFormat(`${useConsoleLanguage()}-IN`);
  const holders = roleNames.filter((role) => permissions.some((each) => roleMay(role, each)));
  const names = holders.map((role) => sayText(roleTexts[role])).join(', ');
  const people = listed.format(givers.data?.data ?? []);
  const title = say('This screen is not yours', 'यह पन्ना आपके लिए नहीं');
  return (
    <Screen title={title}>
      <ScreenState icon="lock" title={say(`It opens for: ${names}`, `यह इनके लिए खुलता है: ${names}`)}>
        {people &&
          say(`${people} can give you such a role.`, `${people} आपको ऐसी भूमिका दे सकते हैं\u202f।`)}
      </ScreenState>
    </Screen>
  );
}
