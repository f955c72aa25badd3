import { useState } from 'react';
import { ask, isGone, isOutdated } from '#client/query.ts';
import { mergeForm } from '#content/declare/part-fields.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { useTypedFields } from '#ui/console/use-typed-fields.ts';
import { listTemplates } from '../contract.ts';

export type Template = ReplyOf<typeof listTemplates>['data'][number];

type Words = {
  title: string;
  en: string;
  hi: string;
};

export type WordName = keyof Words;

const wordsOf = ({ title, texts }: Template): Words => ({
  title,
  en: texts.en ?? '',
  hi: texts.hi ?? '',
});

const onWire = ({ title, en, hi }: Words) => ({ title, texts: { en, hi } });

const nothing: Words = { title: '', en: '', hi: '' };

/**
 * The words of a template, which stay on this device until they are saved or left, with those that they began from.
 * Where somebody else saved meanwhile, what they alone changed comes into the form; what both changed stays as it is
 * here with theirs beside it.
 */
export function useTemplateWords(template: Template | undefined) {
  const begin = template ? wordsOf(template) : nothing;
  const fields = useTypedFields<WordName | 'base'>(`template ${template?.id ?? 'new'}`, {
    ...begin,
    base: JSON.stringify(begin),
  });
  const { typed, typeAll } = fields;
  const base = JSON.parse(typed.base) as Words;
  const [met, setMet] = useState<{ theirs: Partial<Words>; turn: number }>({ theirs: {}, turn: 0 });
  const [isDeleted, setDeleted] = useState(false);
  return {
    ...fields,
    ...met,
    /** Notes what is sent, and gives it as the call takes it. */
    send() {
      fields.send();
      const isKnown = template && !isDeleted;
      return { ...onWire(typed), ...(isKnown && { id: template.id, base: onWire(base) }) };
    },
    /** Goes on from what somebody else did, where that is why a save was refused. */
    async meet(refusal: Error): Promise<void> {
      if (template && isGone(refusal)) setDeleted(true);
      if (!isOutdated(refusal)) return;
      const { data } = await ask(listTemplates);
      const now = data.find(({ id }) => id === template?.id);
      if (!now) return;
      const { title, en, hi } = typed;
      const saved = wordsOf(now);
      const { merged, theirs } = mergeForm({ base, mine: { title, en, hi }, theirs: saved });
      typeAll({ ...merged, base: JSON.stringify(saved) });
      setMet(({ turn }) => ({ theirs, turn: turn + 1 }));
    },
  };
}
