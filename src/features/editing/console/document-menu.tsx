import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCallMutation } from '#client/query.ts';
import { binDrafts, restoreDrafts, unpublishDraft } from '#features/publishing/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { usePermission } from '#ui/console/me.ts';
import type { MenuAction } from '#ui/console/menu-button.tsx';
import { Menu } from '#ui/console/menu.tsx';
import { partOnDemand } from '#ui/console/on-demand.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { readDraft } from '../contract.ts';
import { mayIn } from '../contract/reach.ts';
import { useEditing } from './editing-context.ts';
import { requireDone } from './require-done.ts';

const RenameDialog = partOnDemand(async () => (await import('./rename-dialog.tsx')).RenameDialog);

type Asked = 'rename' | 'down' | 'bin';

/** Everything that is seldom done with a document, with a question before. */
export function DocumentMenu() {
  const say = useSay();
  const [asked, setAsked] = useState<Asked | undefined>();
  const actions = useActions(setAsked);
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu label={say('More to do', 'और काम')} actions={actions} />
      {asked === 'rename' && <RenameDialog isOpen onClose={close} />}
      <TakeDownDialog isOpen={asked === 'down'} onClose={close} />
      <BinDialog isOpen={asked === 'bin'} onClose={close} />
    </>
  );
}

function useActions(ask: (asked: Asked) => void): MenuAction[] {
  const say = useSay();
  const navigate = useNavigate();
  const may = usePermission();
  const restore = useRestore();
  const { collection, draft } = useEditing();
  const { can, name } = collection;
  const isLive = draft.parts.some(({ liveRevision }) => liveRevision !== null);
  const actions: (MenuAction & { isOn?: boolean })[] = [
    {
      id: 'compare',
      label: say('Compare revisions', 'संस्करणों की तुलना'),
      icon: 'clock',
      run: () => void navigate(`/content/${name}/${draft.id}/revisions`),
    },
    {
      id: 'bring-back',
      label: say('Bring back to a moment', 'किसी समय पर वापस लाएँ'),
      icon: 'undo',
      isOn: mayIn(can.publish, 'facts') || may('settings:admin'),
      run: () => void navigate(`/bring-back?collection=${name}&id=${draft.id}`),
    },
    {
      id: 'rename',
      label: say('Change the address', 'पता बदलें'),
      icon: 'link',
      isOn: can.write === true,
      run: () => ask('rename'),
    },
    {
      id: 'down',
      label: say('Take it down', 'साइट से हटाएँ'),
      icon: 'download',
      isOn: isLive && mayIn(can.publish, 'facts'),
      run: () => ask('down'),
    },
    {
      id: 'restore',
      label: say('Take it out of the bin', 'कूड़ेदान से निकालें'),
      icon: 'undo',
      isOn: draft.stage === 'binned' && can.write === true,
      run: restore,
    },
    {
      id: 'bin',
      label: say('Put it into the bin', 'कूड़ेदान में डालें'),
      icon: 'bin',
      isDangerous: true,
      isOn: draft.stage !== 'binned' && can.write === true,
      run: () => ask('bin'),
    },
  ];
  return actions.filter(({ isOn = true }) => isOn);
}

function useRestore(): () => void {
  const say = useSay();
  const toast = useToast();
  const { collection, draft } = useEditing();
  const restore = useCallMutation(restoreDrafts, { refreshes: [readDraft] });
  const run = async () => {
    try {
      const { data } = await restore.mutateAsync({
        body: { collection: collection.name, ids: [draft.id] },
      });
      requireDone(data);
      toast.success(say('It is a draft again', 'यह फिर मसौदा है'));
    } catch (error) {
      toast.error(error);
    }
  };
  return () => void run();
}

interface AskProps {
  isOpen: boolean;
  onClose: () => void;
}

function TakeDownDialog({ isOpen, onClose }: AskProps) {
  const say = useSay();
  const toast = useToast();
  const { collection, draft } = useEditing();
  const unpublish = useCallMutation(unpublishDraft, { refreshes: [readDraft] });
  const parts = draft.parts.flatMap(({ part, liveRevision }) =>
    part !== 'facts' && liveRevision !== null ? part : [],
  );
  const run = async () => {
    try {
      await unpublish.mutateAsync({ body: { collection: collection.name, id: draft.id, parts } });
      toast.success(say('It is no longer public', 'अब यह प्रकाशित नहीं है'));
      onClose();
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <Dialog title={say('Take it down', 'साइट से हटाएँ')} isOpen={isOpen} onClose={onClose}>
      <p>
        {say(
          'Within a second nobody can read it any more. The texts stay here as drafts and can be published again.',
          'एक पल में इसे कोई नहीं पढ़ सकेगा\u202f। लेख यहाँ मसौदे के रूप में रहेंगे और फिर प्रकाशित हो सकते हैं\u202f।',
        )}
      </p>
      <div className="dialog-actions">
        <ActionButton kind="danger" busy={unpublish.isPending} onClick={() => void run()}>
          {say('Take it down now', 'अभी हटाएँ')}
        </ActionButton>
      </div>
    </Dialog>
  );
}

function BinDialog({ isOpen, onClose }: AskProps) {
  const say = useSay();
  const toast = useToast();
  const navigate = useNavigate();
  const { collection, draft } = useEditing();
  const bin = useCallMutation(binDrafts, { refreshes: [readDraft] });
  const run = async () => {
    try {
      const { data } = await bin.mutateAsync({
        body: { collection: collection.name, ids: [draft.id] },
      });
      requireDone(data);
      toast.success(say('It is in the bin for 30 days', 'यह 30 दिन कूड़ेदान में रहेगा'));
      void navigate(`/content/${collection.name}`);
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <Dialog title={say('Put it into the bin', 'कूड़ेदान में डालें')} isOpen={isOpen} onClose={onClose}>
      <p>
        {say(
          'It leaves the site at once. For 30 days it can be taken out of the bin, with all its texts.',
          'यह तुरंत साइट से हट जाएगा\u202f। 30 दिन तक इसे सारे लेखों के साथ वापस निकाला जा सकता है\u202f।',
        )}
      </p>
      <div className="dialog-actions">
        <ActionButton kind="danger" busy={bin.isPending} onClick={() => void run()}>
          {say('Put it into the bin', 'कूड़ेदान में डालें')}
        </ActionButton>
      </div>
    </Dialog>
  );
}
