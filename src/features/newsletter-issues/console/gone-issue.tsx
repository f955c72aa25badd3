import { GoneBroadcast } from '#broadcasts/console/gone-broadcast.tsx';
import { useMakeOnce } from '#broadcasts/console/use-make-once.ts';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import { useKeptWords } from '#ui/console/kept-words.ts';
import { usePermission } from '#ui/console/me.ts';
import { findDiscardedIssue, listNewsletterIssues, saveNewsletterIssue } from '../contract.ts';
import { writtenOf } from './written.ts';
import type { Written } from './written.ts';

interface GoneIssueProps {
  id: string;
  /** As it was read last, where it was read. */
  last: Written | undefined;
}

/** An issue that somebody threw away, with what was typed into it here; that is saved within a second. */
export function GoneIssue({ id, last }: GoneIssueProps) {
  const may = usePermission();
  const discarded = useCallQuery(findDiscardedIssue, { query: { id } }).data?.data;
  const device = useKeptWords<Written>(`newsletter ${id}`);
  const words = device.read()?.written ?? last;
  const save = useCallMutation(saveNewsletterIssue, {
    refreshes: [listNewsletterIssues],
    onDone: device.forget,
  });
  const makeOnce = useMakeOnce(`newsletter ${id} anew`, (body: Written & { key: string }) =>
    save.mutateAsync({ body }),
  );
  const makeAnew = async (left: Written) => {
    const { data } = await makeOnce(writtenOf(left));
    return `/newsletter/${data.id}`;
  };
  return (
    <GoneBroadcast
      discarded={discarded}
      busy={save.isPending}
      makeAnew={words && may('newsletter:write') ? () => makeAnew(words) : undefined}
    />
  );
}
