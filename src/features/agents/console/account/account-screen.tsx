import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { clearUserData } from '#client/clear-user-data.ts';
import { useCallMutation } from '#client/query.ts';
import type { RoleName } from '#contract/roles.ts';
import { CheckField } from '#ui/check-field.tsx';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { useMe } from '#ui/console/me.ts';
import { roleTexts } from '#ui/console/role-texts.ts';
import { chooseConsoleLanguage, useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { areSingleKeysOn, switchSingleKeys } from '#ui/console/shortcuts.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { editAgentAccount, findMe, logOutAgent } from '../../contract.ts';
import { FactorsSection } from './factors-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import './account.css';

/** One's own account: name and language, password, second steps, where one is logged in. */
export default function AccountScreen() {
  const say = useSay();
  return (
    <Screen title={say('Your account', 'आपका खाता')} actions={<LogOut />}>
      <div className="account">
        <YouSection />
        <PasswordSection />
        <FactorsSection />
        <SessionsSection />
        <AreaSection />
      </div>
    </Screen>
  );
}

function LogOut() {
  const say = useSay();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const logOut = useCallMutation(logOutAgent);
  const leave = () => {
    clearUserData('agents');
    queries.clear();
    void navigate('/login');
  };
  return (
    <ActionButton
      kind="line"
      icon="log-out"
      busy={logOut.isPending}
      onClick={() => logOut.mutate({}, { onSuccess: leave, onError: toast.error })}
    >
      {say('Log out', 'लॉग आउट')}
    </ActionButton>
  );
}

function YouSection() {
  const say = useSay();
  const sayText = useSayText();
  const me = useMe();
  const toast = useToast();
  const edit = useCallMutation(editAgentAccount, { refreshes: [findMe] });
  const problems = useFormProblems(edit.error, ['name']);
  const roles = me.roles.map((role) => sayText(roleTexts[role as RoleName])).join(', ');
  return (
    <section className="account-section" aria-labelledby="you">
      <h2 id="you">{say('You', 'आप')}</h2>
      <form
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const language = form.get('language') === 'hi' ? ('hi' as const) : ('en' as const);
          edit.mutate(
            { body: { name: String(form.get('name')), language } },
            { onSuccess: ({ message = '' }) => toast.success(message) },
          );
        }}
      >
        <p className="row-note">
          {me.email} · {roles || say('no role yet', 'अभी कोई भूमिका नहीं')}
        </p>
        <TextField
          label={say('Name', 'नाम')}
          name="name"
          defaultValue={me.name}
          autoComplete="name"
          problem={problems.fields['name'] ?? problems.message}
        />
        <SelectField
          label={say('Language of mails to you', 'आपको मेल किस भाषा में')}
          name="language"
          defaultValue={me.language}
        >
          <option value="en">English</option>
          <option value="hi">हिन्दी</option>
        </SelectField>
        <ActionButton type="submit" kind="line" busy={edit.isPending}>
          {say('Save', 'सहेजें')}
        </ActionButton>
      </form>
    </section>
  );
}

/** Choices that this browser alone keeps. */
function AreaSection() {
  const say = useSay();
  const language = useConsoleLanguage();
  const [hasSingleKeys, setHasSingleKeys] = useState(areSingleKeysOn());
  return (
    <section className="account-section" aria-labelledby="area">
      <h2 id="area">{say('In this browser', 'इस ब्राउज़र में')}</h2>
      <div className="account-form">
        <SelectField
          label={say('Language of the agent area', 'टीम क्षेत्र की भाषा')}
          value={language}
          onChange={({ currentTarget }) =>
            chooseConsoleLanguage(currentTarget.value === 'hi' ? 'hi' : 'en')
          }
        >
          <option value="en">English</option>
          <option value="hi">हिन्दी</option>
        </SelectField>
        <CheckField
          instant
          label={say('Single letters as keys', 'अकेले अक्षर कुंजी का काम करें')}
          hint={say(
            'Such as N for new. Switch them off when you dictate to the computer.',
            'जैसे नए के लिए N\u202f। कंप्यूटर को बोलकर लिखवाते हों तो बंद कर दें\u202f।',
          )}
          checked={hasSingleKeys}
          onChange={({ currentTarget }) => {
            switchSingleKeys(currentTarget.checked);
            setHasSingleKeys(currentTarget.checked);
          }}
        />
      </div>
    </section>
  );
}
