import { useCallMutation } from '#client/query.ts';
import { cancelPlans } from '#features/publishing/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { readDraft } from '../contract.ts';
import { mayIn, useEditing } from './editing-context.ts';
import type { Draft } from './editing-context.ts';

type Plan = Draft['plans'][number];

/** The first moment at which something of a document is to go out. */
export const goesOutAt = ({ plans }: Draft): string | undefined =>
  plans
    .filter(({ action }) => action === 'publish')
    .map(({ at }) => at)
    .toSorted()[0];

/** The moments at which the document goes out and comes down; each can be stopped until then. */
export function Planned() {
  const say = useSay();
  const { draft } = useEditing();
  if (draft.plans.length === 0) return null;
  return (
    <section aria-label={say('Planned', 'तय समय')}>
      <h2>{say('Planned', 'तय समय')}</h2>
      <PlannedAction action="publish" plans={draft.plans} />
      <PlannedAction action="unpublish" plans={draft.plans} />
    </section>
  );
}

interface PlannedActionProps {
  action: Plan['action'];
  plans: readonly Plan[];
}

function PlannedAction({ action, plans }: PlannedActionProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { collection } = useEditing();
  const { stop, isBusy } = useStop(action);
  const concerned = plans.filter((plan) => plan.action === action);
  if (concerned.length === 0) return null;
  const mayStop = concerned.every(({ part }) => mayIn(collection.can.publish, part));
  const moments = [...new Set(concerned.map(({ at }) => at).toSorted())];
  const told = moments.map((at) => dayAndHour(at, language)).join(' · ');
  return (
    <>
      <p>
        {action === 'publish'
          ? say(`Goes out ${told}`, `${told} पर निकलेगा`)
          : say(`Comes down ${told}`, `${told} पर हटेगा`)}
      </p>
      {mayStop && (
        <ActionButton kind="line" busy={isBusy} onClick={() => stop(concerned)}>
          {action === 'publish'
            ? say('Stop it going out', 'निकलना रोकें')
            : say('Stop it coming down', 'हटना रोकें')}
        </ActionButton>
      )}
    </>
  );
}

function useStop(action: Plan['action']) {
  const toast = useToast();
  const { collection, draft } = useEditing();
  const cancel = useCallMutation(cancelPlans, { refreshes: [readDraft] });
  const stop = (plans: readonly Plan[]) =>
    cancel.mutate(
      {
        body: {
          collection: collection.name,
          id: draft.id,
          parts: plans.map(({ part }) => part),
          action,
        },
      },
      {
        onSuccess: ({ message = '' }) => toast.success(message),
        onError: toast.error,
      },
    );
  return { stop, isBusy: cancel.isPending };
}
