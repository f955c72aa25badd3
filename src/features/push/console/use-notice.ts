import { useMakeOnce } from '#broadcasts/console/use-make-once.ts';
import { useRun } from '#broadcasts/console/use-run.ts';
import { useCallMutation } from '#client/query.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { useSay } from '#ui/console/say.tsx';
import { useGoOn } from '#ui/console/use-go-on.ts';
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
import { missingWords } from './missing-words.ts';
import { empty, sameWords, writtenOf } from './written.ts';
import type { Written } from './written.ts';

export interface Seen {
  id: string;
  revision: number;
}

const refreshes: readonly Endpoint[] = [listPushNotices];

interface NoticeOptions {
  /** That is open. */
  language: Language;
  /** Called with the words that the server is about to get. */
  onSave: (words: Written) => void;
  /** Called as soon as the words of a new message are saved: as these, it is the message that it became. */
  onMade: (made: Written & Seen) => void;
  onFailure: (error: Error | null) => void;
}

/** The acts of a message; what was typed is saved before anything else. */
export function useNotice(
  notice: PushNotice | undefined,
  written: Written,
  { language, onSave, onMade, onFailure }: NoticeOptions,
) {
  const say = useSay();
  const run = useRun(onFailure);
  const goOn = useGoOn();
  const { save, makeOnce } = useSave(notice, onMade);
  const submit = useCallMutation(submitPushNotice, { refreshes });
  const decide = useCallMutation(decidePushNotice, { refreshes });
  const send = useCallMutation(sendPushNotice, { refreshes });
  const stop = useCallMutation(stopPushNotice, { refreshes });
  const discard = useCallMutation(deletePushNotice, { refreshes });
  const isBusy = [save, submit, decide, send, stop, discard].some(({ isPending }) => isPending);

  /** The message as it is kept, with what was typed since. */
  const kept = async (): Promise<Seen> => {
    if (notice && sameWords(notice, written)) return notice;
    const words = writtenOf(written);
    onSave(words);
    if (notice) return (await save.mutateAsync({ body: { ...words, ...seenOf(notice) } })).data;
    const { data } = await makeOnce(words);
    await goOn(`/push/${data.id}`, { replace: true });
    return data;
  };
  /** Refuses words that cannot go out, before a draft is made of them. */
  const requireWords = () => {
    const refusal = missingWords(say, written, language);
    if (refusal) throw refusal;
  };
  return {
    isBusy,
    run,
    kept,
    requireWords,
    save: async () => {
      await kept();
      return {};
    },
    submit: async () => {
      requireWords();
      return submit.mutateAsync({ body: seenOf(await kept()) });
    },
    decide: (seen: Seen, approve: boolean, reason?: string) =>
      decide.mutateAsync({ body: { ...seenOf(seen), approve, ...(reason && { reason }) } }),
    send: async (at?: string) =>
      send.mutateAsync({ body: { ...seenOf(await kept()), ...(at && { at }) } }),
    stop: (id: string) => stop.mutateAsync({ body: { id } }),
    discard: async (seen: Seen) => {
      const reply = await discard.mutateAsync({ body: seenOf(seen) });
      await goOn('/push', { replace: true });
      return reply;
    },
  };
}

function useSave(notice: PushNotice | undefined, onMade: NoticeOptions['onMade']) {
  const save = useCallMutation(savePushNotice, {
    refreshes,
    onDone: ({ body }, { data }) => {
      if (body && !notice) onMade({ ...writtenOf({ ...empty, ...body }), ...data });
    },
  });
  const makeOnce = useMakeOnce('push new', (body: Written & { key: string }) =>
    save.mutateAsync({ body }),
  );
  return { save, makeOnce };
}

const seenOf = ({ id, revision }: Seen): Seen => ({ id, revision });
