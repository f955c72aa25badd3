import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionButton, ActionLink } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { ImportDialog } from './import-dialog.tsx';

interface ListActionsProps {
  collection: string;
  isByHand: boolean;
  /** Told when a table became drafts. */
  onMade: () => void;
}

/** Buttons of a list: a table, the order, a new document. */
export function ListActions({ collection, isByHand, onMade }: ListActionsProps) {
  return (
    <>
      <ImportButton collection={collection} onMade={onMade} />
      {isByHand && <OrderButton collection={collection} />}
      <NewButton collection={collection} />
    </>
  );
}

/** Leads to where a new document is begun; `N` does the same. */
function NewButton({ collection }: { collection: string }) {
  const say = useSay();
  const navigate = useNavigate();
  const to = `/content/${collection}/new`;
  useShortcut('N', ['New', 'नया'], () => void navigate(to));
  return (
    <ActionLink to={to} icon="plus" keys="N">
      {say('New', 'नया')}
    </ActionLink>
  );
}

/** Opens the import of a table. A phone has no tables, and one primary button. */
function ImportButton({ collection, onMade }: { collection: string; onMade: () => void }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ActionButton kind="line" className="list-import" onClick={() => setOpen(true)}>
        {say('Import', 'तालिका से')}
      </ActionButton>
      {isOpen && (
        <ImportDialog
          collection={collection}
          onClose={close}
          onMade={() => {
            close();
            onMade();
          }}
        />
      )}
    </>
  );
}

/** Leads to where the documents are put in another order. */
function OrderButton({ collection }: { collection: string }) {
  const say = useSay();
  return (
    <ActionLink to={`/content/${collection}/order`} kind="line" icon="drag">
      {say('Order', 'क्रम')}
    </ActionLink>
  );
}
