import { useCallMutation } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { approveOrder, dropOrder, listDrafts, readOrder } from '../contract.ts';
import { titlesOf } from './row-texts.ts';
import type { DraftRow } from './row-texts.ts';

interface ProposedOrderProps {
  collection: string;
  proposal: NonNullable<ReplyOf<typeof readOrder>['data']['proposal']>;
  rows: readonly DraftRow[];
}

/** A new order that waits for a second person: what it is, and what may be done with it. */
export function ProposedOrder({ collection, proposal, rows }: ProposedOrderProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const toast = useToast();
  const refreshes = [readOrder, listDrafts];
  const approve = useCallMutation(approveOrder, { refreshes });
  const drop = useCallMutation(dropOrder, { refreshes });
  const decision = { body: { collection, proposedAt: proposal.at } };
  const told = {
    onSuccess: ({ message }: { message?: string | undefined }) => toast.success(message ?? ''),
    onError: toast.error,
  };
  const name = proposal.by.name ?? say('Somebody', 'किसी ने');
  const at = dayAndHour(proposal.at, language);
  const { isOwn, mayApprove } = proposal;
  const moved = proposal.ids.flatMap((id, index) => {
    const before = rows.findIndex((each) => each.id === id);
    const row = rows[before];
    return row && before !== index
      ? [{ id, place: index + 1, before: before + 1, title: titlesOf(row, language).first }]
      : [];
  });
  return (
    <section className="order-proposal" aria-labelledby="order-proposal">
      <h2 id="order-proposal">
        {isOwn
          ? say('Your new order waits for approval', 'आपका नया क्रम मंज़ूरी का इंतज़ार कर रहा है')
          : say(`${name} proposes another order`, `${name} ने नया क्रम सुझाया है`)}
      </h2>
      <p className="row-note">{at}</p>
      {!isOwn && (
        <ol className="order-proposed">
          {moved.map(({ id, place, before, title }) => (
            <li key={id} value={place}>
              {title} <span className="row-note">{say(`was ${before}`, `पहले ${before}`)}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="order-actions">
        {mayApprove && (
          <ActionButton busy={approve.isPending} onClick={() => approve.mutate(decision, told)}>
            {say('Make it public', 'प्रकाशित करें')}
          </ActionButton>
        )}
        {(isOwn || mayApprove) && (
          <ActionButton
            kind="line"
            busy={drop.isPending}
            onClick={() => drop.mutate(decision, told)}
          >
            {isOwn ? say('Take it back', 'वापस लें') : say('Leave as it is', 'जैसा है वैसा रखें')}
          </ActionButton>
        )}
      </p>
    </section>
  );
}
