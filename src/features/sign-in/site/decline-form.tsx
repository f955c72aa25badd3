import { call } from '#client/call.ts';
import { Button } from '#ui/button.tsx';
import { whyDead } from '#ui/forms/why-dead.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useSubmission } from '#ui/use-submission.ts';
import { fetchContract } from './fetch-contract.ts';
import { loadAgain, takeReceipt } from './use-receipt.ts';

/** The field by which a form without scripts says no. */
export const DECLINES = 'declines';

interface DeclineFormProps {
  onDone: (told: string) => void;
  onDead: (why: string | undefined) => void;
}

/** Says no for a parent, with one press. */
export function DeclineForm({ onDone, onDead }: DeclineFormProps) {
  const { t } = useTranslation();
  const { busy, handlers } = useSubmission({
    check: () => ({}),
    send: async () => {
      const answer = await decline(takeReceipt() ?? '');
      onDead(whyDead(answer));
      return answer;
    },
    prepare: fetchContract,
    region: t('frame.messages'),
    quiet: true,
    onLost: loadAgain,
    onSuccess: ({ message = '' }) => onDone(message),
  });
  return (
    <form method="post" data-enhanced {...handlers}>
      <input type="hidden" name={DECLINES} value="yes" />
      <Button wide kind="line" busy={busy}>
        {t('register.decline')}
      </Button>
    </form>
  );
}

async function decline(receipt: string) {
  const { declineAsParent } = await fetchContract();
  return call(declineAsParent, { body: { receipt } });
}
