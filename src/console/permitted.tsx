import type { ReactNode } from 'react';
import type { Permission } from '#contract/permissions.ts';
import { roleMay, roleNames } from '#contract/roles.ts';
import { useMay } from '#ui/console/me.ts';
import { Screen } from '#ui/console/screen.tsx';
import { ScreenState } from '#ui/console/screen-state.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { roleTexts } from '#ui/console/role-texts.ts';

interface PermittedProps {
  permissions: readonly Permission[];
  children: ReactNode;
}

/** Shows a screen to those who may open it, and tells others whose it is. */
export function Permitted({ permissions, children }: PermittedProps) {
  const may = useMay();
  const say = useSay();
  const sayText = useSayText();
  if (permissions.some((permission) => may(permission))) return children;
  const holders = roleNames.filter((role) => permissions.some((each) => roleMay(role, each)));
  const names = holders.map((role) => sayText(roleTexts[role])).join(', ');
  const title = say('This screen is not yours', 'यह पन्ना आपके लिए नहीं');
  return (
    <Screen title={title}>
      <ScreenState icon="lock" title={say(`It opens for: ${names}`, `यह इनके लिए खुलता है: ${names}`)}>
        {say(
          'An administrator can give you such a role, under People and roles.',
          'व्यवस्थापक आपको ऐसी भूमिका दे सकते हैं, “लोग और भूमिकाएँ” में\u202f।',
        )}
      </ScreenState>
    </Screen>
  );
}
