import { GoneBroadcast } from '#broadcasts/console/gone-broadcast.tsx';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import { useKeptWords } from '#ui/console/kept-words.ts';
import { findDiscardedPushNotice, listPushNotices, savePushNotice } from '../contract.ts';
import { writtenOf } from './written.ts';
import type { Written } from './written.ts';

/** A message that somebody threw away, with the words that were typed into it here and were not saved. */
export function GoneNotice({ id }: { id: string }) {
  const device = useKeptWords<Written>(`push ${id}`);
  const words = device.read()?.written;
  const save = useCallMutation(savePushNotice, {
    refreshes: [listPushNotices],
    onDone: device.forget,
  });
  return (
    <GoneBroadcast
      section="push"
      id={id}
      discarded={useCallQuery(findDiscardedPushNotice, { query: { id } }).data?.data}
      words={words && writtenOf(words)}
      save={(body) => save.mutateAsync({ body })}
    />
  );
}
