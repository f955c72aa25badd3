import { useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import { describeContent } from '#features/editing/contract.ts';
import { listProposedOrders, readCalendar } from '#features/publishing/contract.ts';
import { indianDay } from '#lib/clock.ts';
import { useConsoleLanguage, useSay, useSayText } from '#ui/console/say.tsx';
import type { Status } from '#ui/console/status-mark.tsx';
import { listQuestions } from '../contract.ts';

/** Something besides a review that waits for somebody. */
export interface OtherWait {
  key: string;
  status: Status;
  title: string;
  note: string;
  about: ConsoleText;
  at: string;
  to: string;
  /** Views of the reviews that it belongs into. */
  views: readonly ('for-me' | 'mine' | 'all')[];
}

/** Questions of colleagues, new orders of lists, and what is approved and has no date. */
export function useOtherWaits(): OtherWait[] {
  return [...useQuestions(), ...useOrders(), ...useReady()];
}

function useQuestions(): OtherWait[] {
  const say = useSay();
  const { data } = useCallQuery(listQuestions);
  return (data?.data ?? []).map(({ id, collection, document, title, text, by, at, isAnswer }) => ({
    key: id,
    status: 'in-review',
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
      status: 'in-review',
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

function useReady(): OtherWait[] {
  const say = useSay();
  const language = useConsoleLanguage();
  const [today] = useState(() => indianDay(new Date()));
  const { data } = useCallQuery(readCalendar, { query: { from: today, until: today } });
  const mine = (data?.ready ?? []).filter(({ mayPublish }) => mayPublish);
  return mine.map(({ id, collection, titles, author, editedAt }) => ({
    key: id,
    status: 'approved',
    at: editedAt,
    to: `/content/${collection}/${id}`,
    note: say('Approved, with no date: publish it', 'मंज़ूर, समय तय नहीं: प्रकाशित करें'),
    title: titles[language] ?? Object.values(titles)[0] ?? say('Without a title', 'बिना शीर्षक'),
    about: [`Written by ${author?.name ?? ''}`, `${author?.name ?? ''} ने लिखा`],
    views: ['for-me'],
  }));
}
