import type { Language } from '#contract/languages.ts';
import { useSay } from '#ui/console/say.tsx';
import { TextField } from '#ui/field.tsx';
import { LONGEST_PREHEADER, LONGEST_SUBJECT } from '../contract/lengths.ts';
import type { Written } from './written.ts';

interface HeadFieldsProps {
  language: Language;
  written: Written;
  change: (changes: Partial<Written>) => void;
  isFixed: boolean;
  problems: Partial<Record<string, string>>;
}

/** The words that a mailbox shows before the mail is opened. */
export function HeadFields({ language, written, change, isFixed, problems }: HeadFieldsProps) {
  const say = useSay();
  const words = written.texts[language] ?? { subject: '', preheader: '' };
  const write = (changed: Partial<typeof words>) =>
    change({ texts: { ...written.texts, [language]: { ...words, ...changed } } });
  return (
    <>
      <TextField
        label={say('Subject', 'विषय')}
        value={words.subject}
        lang={language}
        maxLength={LONGEST_SUBJECT}
        readOnly={isFixed}
        problem={problems[`texts.${language}.subject`]}
        onChange={({ currentTarget }) => write({ subject: currentTarget.value })}
      />
      <TextField
        label={say('Line beside the subject', 'विषय के साथ की पंक्ति')}
        hint={say(
          'Mailboxes show it before the mail is opened.',
          'मेल खुलने से पहले डाकपेटी में दिखती है\u202f।',
        )}
        value={words.preheader}
        lang={language}
        maxLength={LONGEST_PREHEADER}
        readOnly={isFixed}
        problem={problems[`texts.${language}.preheader`]}
        onChange={({ currentTarget }) => write({ preheader: currentTarget.value })}
      />
    </>
  );
}
