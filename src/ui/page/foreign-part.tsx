import type { Language } from '#contract/languages.ts';

interface ForeignPartProps {
  /** A sentence in the page's language. */
  text: string;
  /** A part of it, such as a name that stands in another language. */
  part: string;
  /** The language of that part, where it differs from the page's. */
  lang: Language | undefined;
}

/** A sentence in which a part is marked as of another language. */
export function ForeignPart({ text, part, lang }: ForeignPartProps) {
  const start = text.indexOf(part);
  if (!lang || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <span lang={lang}>{part}</span>
      {text.slice(start + part.length)}
    </>
  );
}
