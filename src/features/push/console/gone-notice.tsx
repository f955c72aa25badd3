import { GoneBroadcast } from '#broadcasts/console/gone-broadcast.tsx';
import { useMakeOnce } from '#broadcasts/console/use-make-once.ts';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import { useKeptWords } from '#ui/console/kept-words.ts';
import { usePermission } from '#ui/console/me.ts';
import { findDiscardedPushNotice, listPushNotices, savePushNotice } from '../contract.ts';
import { writtenOf } from './written.ts';
import type { Written } from './written.ts';

/** A message that somebody threw away, with the words that were typed into it here and were not saved. */
export function GoneNotice({ id }: { id: string }) {
  const may = usePermission();
  const discarded = useCallQuery(findDiscardedPushNotice, { query: { id } }).data?.data;
  const device = useKeptWords<Written>(`push ${id}`);
  const words = device.read()?.written;
  const save = useCallMutation(savePushNotice, {
    refreshes: [listPushNotices],
    onDone: device.forget,
  });
  const makeOnce = useMakeOnce(`push ${id} anew`, (body: Written & { key: string }) =>
    save.mutateAsync({ body }),
  );
  const makeAnew = async (left: Written) => {
    const { data } = await makeOnce(writtenOf(left));
    return `/push/${data.id}`;
  };
  return (
    <GoneBroadcast
      discarded={discarded}
      busy={save.isPending}
      makeAnew={words && may('push:write') ? () => makeAnew(words) : undefined}
    />
  );
}
