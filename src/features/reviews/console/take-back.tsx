import { useCallMutation } from '#client/query.ts';
import { readDraft } from '#features/editing/contract.ts';
import { listDrafts } from '#features/publishing/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useMe } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { useGoOn } from '#ui/console/use-go-on.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { listReviews, readReview, withdrawReview } from '../contract.ts';
import type { Review } from './review.ts';

/** Takes back what waits, as its sender was promised; then there is nothing to decide any more. */
export function TakeBack({ review: { collection, id, state, sentBy } }: { review: Review }) {
  const say = useSay();
  const me = useMe();
  const toast = useToast();
  const goOn = useGoOn();
  const refreshes = [listReviews, readReview, listDrafts, readDraft];
  const withdraw = useCallMutation(withdrawReview, { refreshes });
  if (state !== 'waiting' || sentBy.id !== me.id) return null;
  const run = async () => {
    try {
      const { message = '' } = await withdraw.mutateAsync({ body: { collection, id } });
      toast.success(message);
      void goOn('/reviews?view=mine');
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <p className="act-row">
      <ActionButton kind="line" icon="undo" busy={withdraw.isPending} onClick={() => void run()}>
        {say('Take it back', 'वापस लें')}
      </ActionButton>
    </p>
  );
}
