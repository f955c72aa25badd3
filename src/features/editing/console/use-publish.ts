import { useCallMutation } from '#client/query.ts';
import type { Part } from '#content/declare/parts.ts';
import { refusalInWords } from '#content/declare/refusal-in-words.ts';
import { CallFailed } from '#contract/failure.ts';
import { publishDraft, scheduleDraft } from '#features/publishing/contract.ts';
import { submitForReview } from '#features/reviews/contract.ts';
import { useConsoleLanguage, useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { readDraft } from '../contract.ts';
import { useEditing } from './editing-context.ts';

interface Publishing {
  how: 'now' | 'later' | 'review';
  parts: readonly Part[];
  when: string | undefined;
  note: string;
}

/** Publishes, schedules or sends to review, and says so. */
export function usePublish(onDone: () => void) {
  const say = useSay();
  const toast = useToast();
  const language = useConsoleLanguage();
  const { collection, draft, saving } = useEditing();
  const refreshes = [readDraft];
  const publish = useCallMutation(publishDraft, { refreshes });
  const schedule = useCallMutation(scheduleDraft, { refreshes });
  const submit = useCallMutation(submitForReview, { refreshes });
  async function send({ how, parts, when, note }: Publishing): Promise<void> {
    // The revisions that the last save made, not those of the draft as it was read.
    const revisions = Object.fromEntries(parts.map((part) => [part, saving.base(part) ?? 0]));
    const body = { collection: collection.name, id: draft.id, revisions };
    try {
      if (how === 'now') await publish.mutateAsync({ body });
      else if (how === 'later') await schedule.mutateAsync({ body: { ...body, at: when ?? '' } });
      else
        await submit.mutateAsync({
          body: { ...body, ...(note.trim() && { note }), ...(when && { wantedAt: when }) },
        });
      toast.success(
        {
          now: say('Published', 'प्रकाशित हो गया'),
          later: say('Scheduled', 'समय तय हो गया'),
          review: say('Sent to review', 'जाँच के लिए भेजा गया'),
        }[how],
      );
      onDone();
    } catch (error) {
      toast.error(inFields(error));
    }
  }
  /** A refusal with its fields named: they lie behind the dialog, and some of them in another language. */
  function inFields(error: unknown): unknown {
    if (!(error instanceof CallFailed)) return error;
    const { failure } = error;
    return new CallFailed({ ...failure, message: refusalInWords(failure, collection, language) });
  }
  return { send, isBusy: publish.isPending || schedule.isPending || submit.isPending };
}
