import { languages } from '#contract/languages.ts';
import type { Section } from '#contract/permissions.ts';
import { roles as rightsOf, roleNames } from '#contract/roles.ts';
import type { RoleName } from '#contract/roles.ts';
import { CheckField } from '#ui/check-field.tsx';
import { campaign } from '#ui/console/campaign.ts';
import { roleTexts } from '#ui/console/role-texts.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { sectionTexts } from '#ui/console/section-texts.ts';
import type { HeldRole } from '../../contract.ts';
import { scopeOf } from './people.ts';
import { roleHints } from './role-hints.ts';

interface RoleChoicesProps {
  held: readonly HeldRole[];
  onChange: (held: HeldRole[]) => void;
  problem?: string | undefined;
}

/** A translator begins with the second language of the campaign. */
const fresh = (role: RoleName): HeldRole => ({
  role,
  languages: role === 'translator' ? campaign.languages.slice(1, 2) : null,
  sections: null,
});

/** Which roles somebody is to have, each everywhere or narrowed. */
export function RoleChoices({ held, onChange, problem }: RoleChoicesProps) {
  const say = useSay();
  const sayText = useSayText();
  const change = (role: RoleName, next: HeldRole | undefined) => {
    const others = held.filter((each) => each.role !== role);
    const all = next ? [...others, next] : others;
    onChange(roleNames.flatMap((name) => all.filter((each) => each.role === name)));
  };
  return (
    <fieldset className="role-choices">
      <legend className="field-label">{say('Roles', 'भूमिकाएँ')}</legend>
      {problem && <p className="field-problem">{problem}</p>}
      {roleNames.map((role) => {
        const own = held.find((each) => each.role === role);
        return (
          <div key={role} className="role-choice">
            <CheckField
              label={sayText(roleTexts[role])}
              hint={sayText(roleHints[role])}
              checked={own !== undefined}
              onChange={({ currentTarget }) =>
                change(role, currentTarget.checked ? fresh(role) : undefined)
              }
            />
            {own && role !== 'administrator' && (
              <Narrowing held={own} onChange={(next) => change(role, next)} />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

interface NarrowingProps {
  held: HeldRole;
  onChange: (held: HeldRole) => void;
}

function Narrowing({ held, onChange }: NarrowingProps) {
  const say = useSay();
  const sayText = useSayText();
  const scope = scopeOf(held, sayText) ?? say('everywhere', 'सब जगह');
  // A role has rights in these and no other sections.
  const sections = Object.keys(rightsOf[held.role]) as Section[];
  return (
    <details className="narrowing" open={held.role === 'translator'}>
      <summary>{say(`Where: ${scope}`, `कहाँ: ${scope}`)}</summary>
      <Choices
        legend={say('Languages', 'भाषाएँ')}
        all={say('Every language', 'हर भाषा')}
        isNeeded={held.role === 'translator'}
        options={campaign.languages.map((id) => [id, languages[id].name])}
        chosen={held.languages}
        onChange={(chosen) => onChange({ ...held, languages: chosen })}
      />
      <Choices
        legend={say('Sections', 'हिस्से')}
        all={say('Every section of the role', 'भूमिका का हर हिस्सा')}
        options={sections.map((id) => [id, sayText(sectionTexts[id])])}
        chosen={held.sections}
        onChange={(chosen) => onChange({ ...held, sections: chosen })}
      />
    </details>
  );
}

interface ChoicesProps<Id extends string> {
  legend: string;
  /** The name of no limit. */
  all: string;
  /** Whether some must be named. */
  isNeeded?: boolean;
  options: readonly (readonly [Id, string])[];
  chosen: readonly Id[] | null;
  onChange: (chosen: Id[] | null) => void;
}

function Choices<Id extends string>(props: ChoicesProps<Id>) {
  const { legend, all, isNeeded, options, chosen, onChange } = props;
  const toggle = (id: Id, isOn: boolean) => {
    const next = (chosen ?? []).filter((each) => each !== id);
    if (isOn) next.push(id);
    onChange(next.length > 0 || isNeeded ? next : null);
  };
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {!isNeeded && (
        <CheckField label={all} checked={chosen === null} onChange={() => onChange(null)} />
      )}
      {options.map(([id, name]) => (
        <CheckField
          key={id}
          label={name}
          checked={chosen?.includes(id) ?? false}
          onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
