import type { Language } from '#contract/languages.ts';
import { useSay } from '#ui/console/say.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import type { IssueBlock } from '../contract.ts';
import { LONGEST_BLOCK, LONGEST_HEADING } from '../contract/lengths.ts';

export type TextBlock = Extract<IssueBlock, { kind: 'text' }>;

interface TextFieldsProps {
  block: TextBlock;
  language: Language;
  isFixed: boolean;
  onChange: (block: TextBlock) => void;
}

/** A heading and paragraphs, in the language that is chosen above. */
export function TextFields({ block, language, isFixed, onChange }: TextFieldsProps) {
  const say = useSay();
  const words = block.texts[language] ?? { heading: '', text: '' };
  const write = (changed: Partial<typeof words>) =>
    onChange({ ...block, texts: { ...block.texts, [language]: { ...words, ...changed } } });
  return (
    <div className="form-stack issue-words">
      <TextField
        label={say('Heading', 'शीर्षक')}
        value={words.heading}
        lang={language}
        maxLength={LONGEST_HEADING}
        readOnly={isFixed}
        onChange={({ currentTarget }) => write({ heading: currentTarget.value })}
      />
      <TextAreaField
        label={say('Text', 'पाठ')}
        hint={say(
          'An empty line begins a new paragraph.',
          'ख़ाली पंक्ति से नया अनुच्छेद शुरू होता है\u202f।',
        )}
        value={words.text}
        lang={language}
        rows={5}
        maxLength={LONGEST_BLOCK}
        readOnly={isFixed}
        onChange={({ currentTarget }) => write({ text: currentTarget.value })}
      />
    </div>
  );
}
