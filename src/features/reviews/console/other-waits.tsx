import { useCallQuery } from '#client/query.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import { describeContent } from '#features/editing/contract.ts';
import { listProposedOrders } from '#features/publishing/contract.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { listQuestions } from '../contract.ts';

/** Something besides a review that waits for somebody. */
export interface OtherWait {
  key: string;
  title: string;
  note: string;
  about: ConsoleText;
  at: string;
  to: string;
  /** Views of the reviews that it belongs into. */
  views: readonly ('for-me' | 'mine' | 'all')[];
}

/** Questions of colleagues, and new orders of lists. */
export function useOtherWaits(): OtherWait[] {
  return [...useQuestions(), ...useOrders()];
}

function useQuestions(): OtherWait[] {
  const say = useSay();
  const { data } = useCallQuery(listQuestions);
  return (data?.data ?? []).map(({ id, collection, document, title, text, by, at, isAnswer }) => ({
    key: id,
    note: text,
    at,
    title: title || say('Without a title', 'बिना शीर्षक'),
    about: isAnswer
      ? [`${by.name ?? ''} answered you`, `${by.name ?? ''} ने जवाब दिया`]
      : [`${by.name ?? ''} asks you`, `${by.name ?? ''} ने आपसे पूछा`],
    to: `/content/${collection}/${document}`,
    views: ['for-me'],
  }));
}

function useOrders(): OtherWait[] {
  const say = useSay();
  const sayText = useSayText();
  const kinds = useCallQuery(describeContent, {}, { staleTime: Infinity }).data?.data ?? [];
  const { data } = useCallQuery(listProposedOrders);
  return (data?.data ?? []).map(({ collection, by, at, isOwn, mayApprove }) => {
    const kind = kinds.find(({ name }) => name === collection);
    const label = kind?.['label'] as { many: { en: string; hi: string } } | undefined;
    const many = label ? sayText(label.many) : collection;
    return {
      key: collection,
      at,
      to: `/content/${collection}/order`,
      note: '',
      title: say(`New order: ${many}`, `नया क्रम: ${many}`),
      about: [`Proposed by ${by.name ?? ''}`, `${by.name ?? ''} ने सुझाया`],
      views: [
        'all',
        ...(isOwn ? (['mine'] as const) : []),
        ...(mayApprove ? (['for-me'] as const) : []),
      ],
    };
  });
}
