import { useCallQuery } from '#client/query.ts';
import { isLanguage, languages } from '#contract/languages.ts';
import { describeContent } from '#features/editing/contract.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';

/** A kind of content as somebody chooses it. */
export interface CollectionChoice {
  name: string;
  /** Of one document, and of several. */
  one: string;
  many: string;
  /** Whether the agent publishes all of it, whatever the language. */
  isOwn: boolean;
}

/** The kinds of content that the agent may read. */
export function useCollections(): readonly CollectionChoice[] {
  const sayText = useSayText();
  const { data } = useCallQuery(describeContent, {}, { staleTime: Infinity });
  return (data?.data ?? []).map(({ name, label, can }) => {
    // The call gives the label of the declaration.
    const { one, many } = label as Record<'one' | 'many', { en: string; hi: string }>;
    const said = { one: capital(sayText(one)), many: capital(sayText(many)) };
    return { name, ...said, isOwn: can.publish === true };
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A part of a document as people say it. */
export function usePartName() {
  const say = useSay();
  return (part: string) =>
    isLanguage(part) ? languages[part].name : say('Facts', 'सब भाषाओं के तथ्य');
}
