import { useRun } from '#broadcasts/console/use-run.ts';
import { useCallMutation } from '#client/query.ts';
import type { Language } from '#contract/languages.ts';
import { useGoOn } from '#ui/console/use-go-on.ts';
import {
  decideNewsletterIssue,
  deleteNewsletterIssue,
  findNewsletterIssue,
  listNewsletterIssues,
  sendNewsletterIssue,
  steerNewsletterIssue,
  submitNewsletterIssue,
  testNewsletterIssue,
} from '../contract.ts';
import { begunHere } from './begun-here.ts';
import type { IssueDraft } from './issue-draft.ts';

const refreshes = [findNewsletterIssue, listNewsletterIssues];

type Step = 'recall' | 'pause' | 'resume' | 'cancel';

/** The acts of an issue; what was typed is saved before any of them. */
export function useIssueActs(
  id: string,
  draft: IssueDraft,
  onFailure: (error: Error | null) => void,
) {
  const goOn = useGoOn();
  const submit = useCallMutation(submitNewsletterIssue, { refreshes });
  const decide = useCallMutation(decideNewsletterIssue, { refreshes });
  const send = useCallMutation(sendNewsletterIssue, { refreshes });
  const steer = useCallMutation(steerNewsletterIssue, { refreshes });
  const discard = useCallMutation(deleteNewsletterIssue, { refreshes: [listNewsletterIssues] });
  const test = useCallMutation(testNewsletterIssue);
  const isBusy = [submit, decide, send, steer, discard, test].some(({ isPending }) => isPending);

  const run = useRun(onFailure);
  return {
    isBusy,
    submit: () => run(async () => submit.mutateAsync({ body: await draft.flush() })),
    decide: (approve: boolean, reason?: string) =>
      run(async () =>
        decide.mutateAsync({
          body: { ...(await draft.flush()), approve, ...(reason && { reason }) },
        }),
      ),
    send: (at?: string) =>
      run(async () => send.mutateAsync({ body: { ...(await draft.flush()), ...(at && { at }) } })),
    steer: (to: Step) => run(() => steer.mutateAsync({ body: { id, to } })),
    test: (language: Language) =>
      run(async () => {
        await draft.flush();
        return test.mutateAsync({ body: { id, language } });
      }),
    discard: () =>
      run(async () => {
        const reply = await discard.mutateAsync({ body: await draft.settle() });
        begunHere.delete(id);
        await goOn('/newsletter', { replace: true });
        return reply;
      }),
  };
}

export type IssueActs = ReturnType<typeof useIssueActs>;
