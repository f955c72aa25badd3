import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ask, useCallMutation } from '#client/query.ts';
import { createPreview } from '#features/editing/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import type { MenuAction } from '#ui/console/menu-button.tsx';
import { Menu } from '#ui/console/menu.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { cancelPlans, duplicateDraft, listDrafts, readCalendar } from '../contract.ts';
import type { DraftRow } from './row-texts.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useBulk } from './use-bulk.ts';
import type { BulkAction } from './use-bulk.ts';

export interface RowRights {
  write: boolean;
  publish: boolean;
}

interface RowMenuProps {
  row: DraftRow;
  /** The title that the row shows. */
  title: string;
  may: RowRights;
}

type Asked = 'schedule' | 'unpublish' | 'bin';

/** Everything that can be done with one document of a list. */
export function RowMenu({ row, title, may }: RowMenuProps) {
  const say = useSay();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const { run, isBusy } = useBulk(row.collection, close);
  const actions = useActions({ row, may, ask: setAsked, run: (act) => void run(act, [row]) });
  return (
    <>
      <Menu label={say(`More: ${title}`, `और काम: ${title}`)} actions={actions} />
      {asked === 'schedule' && (
        <ScheduleDialog
          isOpen
          isBusy={isBusy}
          onClose={close}
          onPlan={(at) => void run('schedule', [row], { at })}
        />
      )}
      {(asked === 'unpublish' || asked === 'bin') && (
        <Certainty asked={asked} title={title} isBusy={isBusy} onClose={close}>
          {() => void run(asked, [row])}
        </Certainty>
      )}
    </>
  );
}

interface ActionParts {
  row: DraftRow;
  may: RowRights;
  ask: (asked: Asked) => void;
  run: (action: BulkAction) => void;
}

/** The acts that a document and the rights of the agent allow. */
function allowedOf(row: DraftRow, may: RowRights): ReadonlySet<string> {
  const isBinned = row.stage === 'binned';
  const isLive = row.stage === 'live' || row.stage === 'changed';
  const isWritten = !isBinned && row.parts.some(({ state }) => state !== 'not-begun');
  const isToGoOut = isWritten && row.stage !== 'live';
  const { write, publish } = may;
  const allowed: Record<string, readonly boolean[]> = {
    open: [],
    preview: [isWritten],
    publish: [isToGoOut, publish],
    schedule: [isToGoOut, publish],
    submit: [isToGoOut, write],
    stop: [row.parts.some(({ state }) => state === 'scheduled'), publish],
    duplicate: [isWritten, write],
    unpublish: [isLive, publish],
    restore: [isBinned, write],
    bin: [!isBinned, write, publish || !isLive],
  };
  return new Set(Object.keys(allowed).filter((name) => allowed[name]?.every(Boolean)));
}

function useActions({ row, may, ask: askFor, run }: ActionParts): MenuAction[] {
  const say = useSay();
  const navigate = useNavigate();
  const preview = usePreview(row);
  const duplicate = useDuplicate(row);
  const stop = useStop(row);
  const allowed = allowedOf(row, may);
  const open = () => void navigate(`/content/${row.collection}/${row.id}`);
  const actions: MenuAction[] = [
    { id: 'open', label: say('Open', 'खोलें'), icon: 'page', run: open },
    {
      id: 'preview',
      label: say('Preview in a new tab', 'नए टैब में झलक'),
      icon: 'eye',
      run: preview,
    },
    {
      id: 'publish',
      label: say('Publish', 'प्रकाशित करें'),
      icon: 'upload',
      run: () => run('publish'),
    },
    {
      id: 'schedule',
      label: say('Schedule', 'समय तय करें'),
      icon: 'clock',
      run: () => askFor('schedule'),
    },
    {
      id: 'submit',
      label: say('Send to review', 'जाँच में भेजें'),
      icon: 'review',
      run: () => run('submit'),
    },
    { id: 'stop', label: say('Stop it going out', 'निकलना रोकें'), icon: 'close', run: stop },
    { id: 'duplicate', label: say('Make a copy', 'प्रति बनाएँ'), icon: 'copy', run: duplicate },
    {
      id: 'unpublish',
      label: say('Take down', 'साइट से हटाएँ'),
      icon: 'download',
      run: () => askFor('unpublish'),
    },
    {
      id: 'restore',
      label: say('Restore as a draft', 'मसौदे के रूप में लौटाएँ'),
      icon: 'undo',
      run: () => run('restore'),
    },
    {
      id: 'bin',
      label: say('Move to bin', 'कूड़ेदान में डालें'),
      icon: 'bin',
      isDangerous: true,
      run: () => askFor('bin'),
    },
  ];
  return actions.filter(({ id }) => allowed.has(id));
}

/** Opens the real page with the drafts in it. The tab opens first: later, browsers would hold it back. */
function usePreview({ id, collection, parts }: DraftRow): () => void {
  const toast = useToast();
  const written = parts.find(({ state }) => state !== 'not-begun')?.part;
  return () => {
    if (written === undefined || written === 'facts') return;
    const tab = window.open('about:blank');
    if (tab) tab.opener = null;
    void ask(createPreview, { body: { collection, id, language: written } })
      .then(({ data }) => tab?.location.replace(data.url))
      .catch((error: unknown) => {
        tab?.close();
        toast.error(error);
      });
  };
}

/** Takes back when the document was to go out. */
function useStop({ id, collection, parts }: DraftRow): () => void {
  const toast = useToast();
  const { mutate } = useCallMutation(cancelPlans, { refreshes: [listDrafts, readCalendar] });
  const planned = parts.flatMap(({ part, state }) => (state === 'scheduled' ? part : []));
  return () =>
    mutate(
      { body: { collection, id, parts: planned, action: 'publish' } },
      {
        onError: toast.error,
        onSuccess: ({ message = '' }) => toast.success(message),
      },
    );
}

function useDuplicate({ id, collection }: DraftRow): () => void {
  const say = useSay();
  const toast = useToast();
  const navigate = useNavigate();
  const { mutate } = useCallMutation(duplicateDraft, { refreshes: [listDrafts] });
  return () =>
    mutate(
      { body: { collection, id } },
      {
        onError: toast.error,
        onSuccess({ data }) {
          toast.success(say('This is the copy.', 'यह प्रति है\u202f।'));
          void navigate(`/content/${collection}/${data.id}`);
        },
      },
    );
}

interface CertaintyProps {
  asked: 'unpublish' | 'bin';
  title: string;
  isBusy: boolean;
  onClose: () => void;
  children: () => void;
}

/** Asks before something leaves the site. */
function Certainty({ asked, title, isBusy, onClose, children: run }: CertaintyProps) {
  const say = useSay();
  const isBin = asked === 'bin';
  const act = isBin ? say('Move to bin', 'कूड़ेदान में डालें') : say('Take down', 'साइट से हटाएँ');
  return (
    <Dialog title={act} isOpen onClose={onClose}>
      <p>
        <b>{title}</b>
      </p>
      <p>
        {isBin
          ? say(
              'It leaves the site at once, and can be taken out of the bin for 30 days.',
              'यह तुरंत साइट से हट जाएगा, और 30 दिन तक कूड़ेदान से निकाला जा सकता है\u202f।',
            )
          : say(
              'It leaves the site at once. Its texts stay here as drafts.',
              'यह तुरंत साइट से हट जाएगा\u202f। इसके लेख यहाँ मसौदे के रूप में रहेंगे\u202f।',
            )}
      </p>
      <div className="dialog-actions">
        <ActionButton kind="danger" busy={isBusy} onClick={run}>
          {act}
        </ActionButton>
      </div>
    </Dialog>
  );
}
