import { ActionButton } from '#ui/console/action-button.tsx';
import { roleTexts } from '#ui/console/role-texts.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import type { HeldRole } from '../../contract.ts';
import { scopeOf } from './people.ts';

interface RolesNowProps {
  roles: readonly HeldRole[];
  take: () => void;
}

/** Roles that somebody else gave meanwhile, beside those that are chosen here. */
export function RolesNow({ roles, take }: RolesNowProps) {
  const say = useSay();
  const sayText = useSayText();
  const names = roles.map((held) => {
    const scope = scopeOf(held, sayText);
    return scope ? `${sayText(roleTexts[held.role])} (${scope})` : sayText(roleTexts[held.role]);
  });
  const told = names.join(', ') || say('no role', 'कोई भूमिका नहीं');
  return (
    <div className="stacked" role="status">
      <p className="row-note">
        {say(
          `Somebody else gave them meanwhile: ${told}.`,
          `इस बीच किसी और ने इन्हें दिया: ${told}\u202f।`,
        )}
      </p>
      <ActionButton kind="line" onClick={take}>
        {say('Take these instead', 'इसके बजाय ये लें')}
      </ActionButton>
    </div>
  );
}
