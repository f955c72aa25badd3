import { useState } from 'react';
import { useSay } from '#ui/console/say.tsx';
import { SecretField } from '#ui/secret-field.tsx';
import { SHORTEST_PASSWORD } from '../../contract.ts';

interface Typed {
  password: string;
  confirmPassword: string;
}

type Change = (typed: Typed) => void;

/** A new password while it is typed; `check` says what is wrong with it before anything is sent. */
export function useNewPassword() {
  const say = useSay();
  const [typed, setTyped] = useState<Typed>({ password: '', confirmPassword: '' });
  const [problem, setProblem] = useState<Partial<Typed>>({});
  const check = () => {
    const { length } = [...typed.password];
    const found: Partial<Typed> = {
      ...(length < SHORTEST_PASSWORD && {
        password: say(
          `Use at least ${SHORTEST_PASSWORD} characters. ${SHORTEST_PASSWORD - length} more are needed`,
          `कम से कम ${SHORTEST_PASSWORD} अक्षर लिखें\u202f। ${SHORTEST_PASSWORD - length} और चाहिए`,
        ),
      }),
      ...(typed.password !== typed.confirmPassword && {
        confirmPassword: say('The two passwords are not the same', 'दोनों पासवर्ड एक जैसे नहीं हैं'),
      }),
    };
    setProblem(found);
    return Object.keys(found).length === 0;
  };
  return { typed: { ...typed, onChange: setTyped as Change }, problem, check };
}

interface NewPasswordFieldsProps {
  typed: Typed & { onChange: Change };
  problems: { [Name in keyof Typed]?: string | undefined };
}

/** A new password, twice. */
export function NewPasswordFields({ typed, problems }: NewPasswordFieldsProps) {
  const say = useSay();
  const { password, confirmPassword, onChange } = typed;
  const texts = { show: say('Show', 'दिखाएँ'), hide: say('Hide', 'छिपाएँ') };
  const { length } = [...password];
  return (
    <>
      <SecretField
        {...texts}
        label={say('New password', 'नया पासवर्ड')}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={({ currentTarget }) =>
          onChange({ password: currentTarget.value, confirmPassword })
        }
        hint={
          length === 0
            ? say(
                '15 characters or more. A sentence is good.',
                '15 या ज़्यादा अक्षर\u202f। पूरा वाक्य अच्छा रहता है\u202f।',
              )
            : say(`${length} characters`, `${length} अक्षर`)
        }
        problem={problems.password}
      />
      <SecretField
        {...texts}
        label={say('The same once more', 'वही एक बार फिर')}
        name="confirmPassword"
        autoComplete="new-password"
        value={confirmPassword}
        onChange={({ currentTarget }) =>
          onChange({ password, confirmPassword: currentTarget.value })
        }
        problem={problems.confirmPassword}
      />
    </>
  );
}
