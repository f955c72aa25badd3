import type { Language } from '#contract/languages.ts';
import { useSay } from '#ui/console/say.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { LONGEST_TEXT, LONGEST_TITLE } from '../contract/lengths.ts';

interface Words {
  title: string;
  text: string;
}

interface WordFieldsProps {
  language: Language;
  words: Words;
  isFixed: boolean;
  problems: Partial<Record<string, string>>;
  onChange: (words: Words) => void;
}

/** The words of a message in one language, with how much room is left. */
export function WordFields({ language, words, isFixed, problems, onChange }: WordFieldsProps) {
  const say = useSay();
  const { title, text } = words;
  const limit = (length: number, most: number) =>
    say(`${length} of ${most} characters`, `${most} में से ${length} अक्षर`);
  return (
    <>
      <TextField
        label={say('Title', 'शीर्षक')}
        value={title}
        lang={language}
        maxLength={LONGEST_TITLE}
        readOnly={isFixed}
        hint={limit(title.length, LONGEST_TITLE)}
        problem={problems[`texts.${language}.title`]}
        onChange={({ currentTarget }) => onChange({ ...words, title: currentTarget.value })}
      />
      <TextAreaField
        label={say('Text', 'पाठ')}
        value={text}
        lang={language}
        rows={3}
        maxLength={LONGEST_TEXT}
        readOnly={isFixed}
        hint={limit(text.length, LONGEST_TEXT)}
        problem={problems[`texts.${language}.text`]}
        onChange={({ currentTarget }) => onChange({ ...words, text: currentTarget.value })}
      />
    </>
  );
}
