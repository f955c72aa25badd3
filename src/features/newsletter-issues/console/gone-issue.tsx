import { GoneBroadcast } from '#broadcasts/console/gone-broadcast.tsx';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import { useKeptWords } from '#ui/console/kept-words.ts';
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
  const device = useKeptWords<Written>(`newsletter ${id}`);
  const words = device.read()?.written ?? last;
  const save = useCallMutation(saveNewsletterIssue, {
    refreshes: [listNewsletterIssues],
    onDone: device.forget,
  });
  return (
    <GoneBroadcast
      section="newsletter"
      id={id}
      discarded={useCallQuery(findDiscardedIssue, { query: { id } }).data?.data}
      words={words && writtenOf(words)}
      save={(body) => save.mutateAsync({ body })}
    />
  );
}
