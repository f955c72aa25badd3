import { useCallMutation } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useGuarded } from '#ui/console/proof.ts';
import { ReasonForm } from '#ui/console/reason-form.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { overrideSilence, readElectionClock } from '../contract.ts';
import type { HeldKind } from '../contract/when-may-go-out.ts';

/** An item, or all of a constituency, that is to go out in spite of a silence. */
export interface Letting {
  /** Of the item, or of the constituency whose silence is lifted. */
  name: string;
  what: { poll: string; closesAt: string } | { kind: HeldKind; item: string };
}

interface OverrideDialogProps {
  letting: Letting;
  onClose: () => void;
}

/** Asks why; the name of whoever answers stands in the record. */
export function OverrideDialog({ letting: { name, what }, onClose }: OverrideDialogProps) {
  const say = useSay();
  const toast = useToast();
  const guarded = useGuarded();
  const override = useCallMutation(overrideSilence, { refreshes: [readElectionClock] });
  const send = async (reason: string) => {
    const done = await guarded(() => override.mutateAsync({ body: { reason, what } }));
    if (!done) return false;
    toast.success(done.message ?? '');
    onClose();
    return true;
  };
  return (
    <Dialog
      title={say('Let it out in spite of the silence', 'मौन अवधि में जाने दें')}
      isOpen
      onClose={onClose}
    >
      <ReasonForm
        about={'poll' in what ? `silence ${what.poll}` : `silence ${what.kind} ${what.item}`}
        className="law-form"
        send={send}
        intro={
          <p>
            {'poll' in what
              ? say(
                  `Everything goes out in ${name}, until its poll has closed.`,
                  `${name} में मतदान ख़त्म होने तक सब कुछ जा सकेगा\u202f।`,
                )
              : say(
                  `“${name}” goes out, and nothing else. This ends with the silence.`,
                  `केवल “${name}” जाएगा\u202f। यह अनुमति मौन अवधि के साथ ख़त्म होती है\u202f।`,
                )}{' '}
            {say(
              'Section 126 of the Representation of the People Act forbids campaigning in these hours. You answer for it with your name.',
              'जन प्रतिनिधित्व अधिनियम की धारा 126 इन घंटों में प्रचार मना करती है\u202f। इसकी ज़िम्मेदारी आपके नाम से रहेगी\u202f।',
            )}
          </p>
        }
      >
        <ActionButton type="submit" busy={override.isPending}>
          {say('Let it out', 'जाने दें')}
        </ActionButton>
      </ReasonForm>
    </Dialog>
  );
}
