import { useCallQuery } from '#client/query.ts';
import { listProposedOrders } from '#features/publishing/contract.ts';
import { listQuestions } from '#features/reviews/contract.ts';
import { useSay } from '#ui/console/say.tsx';
import { useKinds } from './kinds.ts';
import type { Waiting } from './waiting-row.tsx';

/** Colleagues who asked or answered, and new orders of lists that wait for a second person. */
export function useWaitsBeside(): { rows: Waiting[]; count: number } {
  const questions = useCallQuery(listQuestions).data;
  const orders = useOrders();
  const rows = [...useQuestions(), ...orders];
  return { rows, count: (questions?.total ?? 0) + orders.length };
}

function useQuestions(): Waiting[] {
  const say = useSay();
  const kindOf = useKinds();
  const { data } = useCallQuery(listQuestions);
  return (data?.data ?? []).map(({ id, collection, document, title, text, by, isAnswer }) => {
    const name = by.name ?? '';
    return {
      key: id,
      status: 'in-review' as const,
      kind: kindOf(collection),
      title: title || say('Without a title', 'बिना शीर्षक'),
      note: isAnswer
        ? say(`, ${name} answered: ${text}`, `, ${name} का जवाब: ${text}`)
        : say(`, ${name} asks: ${text}`, `, ${name} का सवाल: ${text}`),
      verb: isAnswer ? say('Read', 'पढ़ें') : say('Answer', 'जवाब दें'),
      to: `/content/${collection}/${document}`,
    };
  });
}

function useOrders(): Waiting[] {
  const say = useSay();
  const kindOf = useKinds();
  const { data } = useCallQuery(listProposedOrders);
  const waiting = (data?.data ?? []).filter(({ mayApprove }) => mayApprove);
  return waiting.map(({ collection, by }) => ({
    key: collection,
    status: 'in-review' as const,
    kind: kindOf(collection),
    title: say('A new order of the list', 'सूची का नया क्रम'),
    note: say(
      `, in review. ${by.name ?? ''} asks for approval`,
      `, जाँच में\u202f। ${by.name ?? ''} ने मंज़ूरी माँगी`,
    ),
    verb: say('Review', 'जाँचें'),
    to: `/content/${collection}/order`,
  }));
}
