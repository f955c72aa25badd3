import { useEffect, useState } from 'react';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useIsWide } from '#ui/console/use-is-wide.ts';
import { CheckList } from './check-list.tsx';
import { DocumentComments } from './document-comments.tsx';
import { factsOf, useEditing } from './editing-context.ts';
import { FieldRow } from './field-row.tsx';
import { focusField, useWantedField } from './next-behind.ts';
import type { WantedField } from './next-behind.ts';
import { Planned } from './planned.tsx';
import { RecentRevisions } from './recent-revisions.tsx';

/** Right of the lanes: what is left to do, the picture, the facts, the last revisions. A drawer where it has no room. */
export function EditorPanel({ openPublish }: { openPublish: () => void }) {
  const say = useSay();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<WantedField>();
  useWantedField((field) => {
    if (!isOpen) return;
    setWanted(field);
    setOpen(false);
  });
  if (isWide)
    return (
      <aside className="editor-panel" aria-label={say('About this document', 'इस दस्तावेज़ के बारे में')}>
        <PanelContent openPublish={openPublish} />
      </aside>
    );
  const label = say('Checks, picture and facts', 'जाँच, तस्वीर और तथ्य');
  return (
    <>
      <div className="panel-opener">
        <ActionButton
          kind="line"
          onClick={() => {
            setWanted(undefined);
            setOpen(true);
          }}
        >
          {label}
        </ActionButton>
      </div>
      <Dialog title={label} shape="drawer" isOpen={isOpen} onClose={() => setOpen(false)}>
        <PanelContent
          openPublish={() => {
            setOpen(false);
            openPublish();
          }}
        />
        {wanted && <AfterDrawer wanted={wanted} />}
      </Dialog>
    </>
  );
}

/** Goes to the field once the drawer is gone, which holds the focus until then. */
function AfterDrawer({ wanted: { part, field } }: { wanted: WantedField }) {
  useEffect(
    () => () => void setTimeout(() => requestAnimationFrame(() => focusField(part, field))),
    [part, field],
  );
  return null;
}

function PanelContent({ openPublish }: { openPublish: () => void }) {
  const { collection } = useEditing();
  const sayText = useSayText();
  return (
    <div className="panel-sections">
      <Planned openPublish={openPublish} />
      <DocumentComments />
      <CheckList />
      {factsOf(collection).map(({ name, label, fields }) => (
        <section key={name} aria-label={sayText(label)}>
          <h2>{sayText(label)}</h2>
          {fields.map((field) => (
            <FieldRow key={field.name} part="facts" field={field} />
          ))}
        </section>
      ))}
      <RecentRevisions />
    </div>
  );
}
