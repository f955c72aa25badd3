import { focusOnShow } from '#ui/console/focus-on-show.ts';
import { useSay } from '#ui/console/say.tsx';
import { TextField } from '#ui/field.tsx';

/** A recovery code, as it was printed or copied. */
export function RecoveryField({ problem }: { problem: string | undefined }) {
  const say = useSay();
  return (
    <TextField
      name="code"
      ref={focusOnShow}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      label={say('Recovery code', 'रिकवरी कोड')}
      hint={say(
        'Three groups of five. Each works once.',
        'पाँच-पाँच अक्षरों के तीन समूह\u202f। हर कोड एक बार चलता है\u202f।',
      )}
      {...(problem && { problem })}
    />
  );
}
