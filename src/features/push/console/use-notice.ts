import { useNavigate } from 'react-router';
import { useAct } from '#client/query.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { useTell } from '#ui/console/tell.ts';
import {
  decidePushNotice,
  deletePushNotice,
  listPushNotices,
  savePushNotice,
  sendPushNotice,
  stopPushNotice,
  submitPushNotice,
} from '../contract.ts';
import type { PushNotice } from '../contract.ts';

export type Written = Pick<PushNotice, 'texts' | 'topic' | 'path' | 'certificate'>;

export interface Seen {
  id: string;
  revision: number;
}

const refreshes: readonly Endpoint[] = [listPushNotices];

/** The acts of a message; what was typed is saved before anything else. */
export function useNotice(
  notice: PushNotice | undefined,
  written: Written,
  onFailure: (error: Error | null) => void,
) {
  const tell = useTell();
  const go = useNavigate();
  const save = useAct(savePushNotice, { refreshes });
  const submit = useAct(submitPushNotice, { refreshes });
  const decide = useAct(decidePushNotice, { refreshes });
  const send = useAct(sendPushNotice, { refreshes });
  const stop = useAct(stopPushNotice, { refreshes });
  const discard = useAct(deletePushNotice, { refreshes });
  const isBusy = [save, submit, decide, send, stop, discard].some(({ isPending }) => isPending);

  /** The message as it is kept, with what was typed since. */
  const kept = async (): Promise<Seen> => {
    const { texts, topic, path, certificate } = written;
    if (notice && sameWords(notice, written)) return notice;
    const { data } = await save.mutateAsync({
      body: {
        texts,
        topic,
        path,
        certificate,
        ...(notice && { id: notice.id, revision: notice.revision }),
      },
    });
    if (!notice) await go(`/push/${data.id}`, { replace: true });
    return data;
  };
  const run = async (work: () => Promise<{ message?: string | undefined }>) => {
    onFailure(null);
    try {
      const { message } = await work();
      if (message) tell.done(message);
    } catch (error) {
      onFailure(error as Error);
      tell.failedForm(error);
    }
  };
  return {
    isBusy,
    run,
    kept,
    save: async () => {
      await kept();
      return {};
    },
    submit: async () => submit.mutateAsync({ body: seenOf(await kept()) }),
    decide: (seen: Seen, approve: boolean, reason?: string) =>
      decide.mutateAsync({ body: { ...seenOf(seen), approve, ...(reason && { reason }) } }),
    send: async (at?: string) =>
      send.mutateAsync({ body: { ...seenOf(await kept()), ...(at && { at }) } }),
    stop: (id: string) => stop.mutateAsync({ body: { id } }),
    discard: async (id: string) => {
      const reply = await discard.mutateAsync({ body: { id } });
      await go('/push', { replace: true });
      return reply;
    },
  };
}

const seenOf = ({ id, revision }: Seen): Seen => ({ id, revision });

/** Whether nothing was typed since it was kept. */
function sameWords(notice: Written, written: Written): boolean {
  const words = ({ texts, topic, path, certificate }: Written) =>
    JSON.stringify([texts, topic, path, certificate]);
  return words(notice) === words(written);
}
