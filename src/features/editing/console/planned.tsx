import type { ReactNode } from 'react';
import { useCallMutation } from '#client/query.ts';
import { languages as names } from '#contract/languages.ts';
import { cancelPlans } from '#features/publishing/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { readDraft } from '../contract.ts';
import { mayIn } from '../contract/reach.ts';
import { maySkipReview, partOf, useEditing } from './editing-context.ts';
import type { Draft, DraftPart } from './editing-context.ts';

type Plan = Draft['plans'][number];

/** The first moment at which something of a document is to go out. */
export const goesOutAt = ({ plans }: Draft): string | undefined =>
  plans
    .filter(({ action }) => action === 'publish')
    .map(({ at }) => at)
    .toSorted()[0];

interface PlannedProps {
  /** Asks what goes out, and when. */
  openPublish: () => void;
}

/** The moments at which the document goes out and comes down; each can be stopped until then. */
export function Planned({ openPublish }: PlannedProps) {
  const say = useSay();
  const { draft } = useEditing();
  if (draft.plans.length === 0) return null;
  return (
    <section aria-label={say('Planned', 'तय समय')}>
      <h2>{say('Planned', 'तय समय')}</h2>
      <PlannedAction action="publish" plans={draft.plans}>
        <PlannedWords openPublish={openPublish} />
      </PlannedAction>
      <PlannedAction action="unpublish" plans={draft.plans} />
    </section>
  );
}

interface PlannedActionProps {
  action: Plan['action'];
  plans: readonly Plan[];
  children?: ReactNode;
}

function PlannedAction({ action, plans, children }: PlannedActionProps) {
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
      {children}
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

/** Tells which words the plan is of, and leads to a plan of the newest ones. */
function PlannedWords({ openPublish }: PlannedProps) {
  const say = useSay();
  const { collection, draft } = useEditing();
  const later = changedSincePlan(draft);
  if (later.length === 0)
    return (
      <p className="row-note">
        {say(
          'The words go out as they are now. What is changed after this has to be planned again.',
          'लेख जैसा अभी है, वैसा ही निकलेगा\u202f। इसके बाद के बदलावों के लिए समय फिर तय करना होगा\u202f।',
        )}
      </p>
    );
  const nameOf = ({ part }: DraftPart) =>
    part === 'facts' ? say('facts and picture', 'तथ्य और तस्वीर') : names[part].name;
  const where = later.map(nameOf).join(', ');
  const mayPlan =
    maySkipReview(draft, later) && later.every(({ part }) => mayIn(collection.can.publish, part));
  const maySend = later.some(({ part }) => mayIn(collection.can.write, part));
  return (
    <>
      <p className="behind-note">
        {say(
          `The words go out as they were when this was planned; what was changed since in ${where} does not.`,
          `लेख वैसा निकलेगा, जैसा समय तय करते वक़्त था; उसके बाद ${where} में हुए बदलाव नहीं निकलेंगे\u202f।`,
        )}
      </p>
      {maySend && (
        <ActionButton kind="line" onClick={openPublish}>
          {mayPlan
            ? say('Plan again', 'फिर समय तय करें')
            : say('Send the changes to review', 'बदलाव जाँच के लिए भेजें')}
        </ActionButton>
      )}
    </>
  );
}

/** The parts with a newer text than the one that is planned. */
const changedSincePlan = (draft: Draft): DraftPart[] =>
  draft.plans.flatMap(({ part, action, revision }) => {
    const written = partOf(draft, part);
    return action === 'publish' && written && written.revision !== revision ? [written] : [];
  });

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
