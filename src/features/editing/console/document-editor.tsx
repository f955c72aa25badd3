import { useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { queryKey } from '#client/query.ts';
import type { Language } from '#contract/languages.ts';
import { listRevisions } from '#features/revisions/contract.ts';
import { partOnDemand } from '#ui/console/on-demand.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useTitle } from '#ui/console/screen.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { checkDraft, readDraft } from '../contract.ts';
import { mayIn } from '../contract/reach.ts';
import { editingContext, writingContext } from './editing-context.ts';
import type { Draft, EditedCollection, Editing, Writing } from './editing-context.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorPanel } from './editor-panel.tsx';
import { Lanes } from './lanes.tsx';
import { focusField, goToNextBehind } from './next-behind.ts';
import type { DeviceStore, KeptPart } from './saving/device-store.ts';
import { Saving } from './saving/saving.ts';
import { sendPart } from './send-part.ts';
import { useHindiKeys } from './use-hindi-keys.ts';
import { useKeepBeforeEnd } from './use-keep-before-end.ts';
import { usePresence } from './use-presence.ts';
import { Withheld } from './withheld.tsx';

const ConflictPanel = partOnDemand(
  async () => (await import('./conflict-panel.tsx')).ConflictPanel,
);
const PublishDialog = partOnDemand(
  async () => (await import('./publish-dialog.tsx')).PublishDialog,
);
const PreviewPane = partOnDemand(async () => (await import('./preview-pane.tsx')).PreviewPane);

interface DocumentEditorProps {
  collection: EditedCollection;
  languages: readonly Language[];
  draft: Draft;
  refetch: () => void;
  store: DeviceStore;
  kept: readonly KeptPart[];
}

/** The form of a document in its languages, with what is left to do at the right. */
export function DocumentEditor(given: DocumentEditorProps) {
  // The draft that a save brings is drawn between the keys.
  const draft = useDeferredValue(given.draft);
  const props = { ...given, draft };
  const { collection, refetch } = props;
  const languages = useShownLanguages(props);
  const { own, above } = useKeptParts(props);
  const saving = useSaving(props, own);
  const others = usePresence(collection.name, draft.id, saving, refetch);
  const hindiKeys = useHindiKeys();
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const [over, setOver] = useState<'publish' | 'conflict' | undefined>();
  const isInConflict = useIsInConflict(saving);
  const say = useSay();
  const sayText = useSayText();
  const title = String(saving.value(draft.original, 'title') ?? '');
  useTitle(title || sayText(collection.label.one));
  const openPublish = () => setOver('publish');
  useEditorKeys(saving, openPublish, () => setPreviewOpen((open) => !open));
  const writing = useMemo<Writing>(
    () => ({ collection, saving, hindiKeys }),
    [collection, saving, hindiKeys],
  );
  const editing = useMemo<Editing>(
    () => ({ ...writing, draft, languages, others }),
    [writing, draft, languages, others],
  );
  const isConflict = over === 'conflict' && isInConflict;
  const openConflict = () => setOver('conflict');
  const close = () => setOver(undefined);
  return (
    <writingContext.Provider value={writing}>
      <editingContext.Provider value={editing}>
        <div className="editor">
          <EditorBar
            title={title || say('Without a title', 'बिना शीर्षक')}
            isPreviewOpen={isPreviewOpen}
            togglePreview={() => setPreviewOpen(!isPreviewOpen)}
            openPublish={openPublish}
            openConflict={isConflict ? undefined : openConflict}
          />
          {isConflict && <ConflictPanel onDone={close} />}
          {/* Fields stay where they are, with what is typed in them. */}
          <div
            className={isPreviewOpen ? 'editor-body editor-with-preview' : 'editor-body'}
            hidden={isConflict}
          >
            <Lanes isNarrow={isPreviewOpen} above={above} />
            {isPreviewOpen ? <PreviewPane /> : <EditorPanel openPublish={openPublish} />}
          </div>
          {over === 'publish' && (
            <PublishDialog isOpen onClose={close} openConflict={openConflict} />
          )}
        </div>
      </editingContext.Provider>
    </writingContext.Provider>
  );
}

const useIsInConflict = (saving: Saving): boolean =>
  useSyncExternalStore(saving.subscribe, () => saving.state().kind === 'conflict');

/** The languages of the site, and any other that the document was written in before. */
function useShownLanguages({ languages, draft }: DocumentEditorProps): Language[] {
  return useMemo(() => {
    const written = draft.parts.flatMap(({ part }) => (part === 'facts' ? [] : part));
    const all = [...new Set([...languages, ...written])];
    return [draft.original, ...all.filter((code) => code !== draft.original)];
  }, [languages, draft]);
}

/** Words that the device has: those of parts that the agent may write go on, others are told of above the lanes. */
function useKeptParts({ collection, kept, store }: DocumentEditorProps) {
  const [{ own, withheld }] = useState(() => {
    const isOwn = ({ part }: KeptPart) => mayIn(collection.can.write, part);
    return { own: kept.filter(isOwn), withheld: kept.filter((each) => !isOwn(each)) };
  });
  useReturnToField(own);
  return { own, above: <Withheld kept={withheld} store={store} /> };
}

/** Puts the caret back where words were written last that the server did not get. */
function useReturnToField(kept: readonly KeptPart[]): void {
  useEffect(() => {
    const last = kept.toSorted((one, other) => one.at - other.at).at(-1);
    if (last?.field) focusField(last.part, last.field);
  }, [kept]);
}

/** Made once for the document; what others saved comes in when it is read again. */
function useSaving(
  { collection, draft, store }: DocumentEditorProps,
  kept: readonly KeptPart[],
): Saving {
  const queries = useQueryClient();
  const refresh = useCallback(() => {
    for (const stale of [readDraft, checkDraft, listRevisions])
      void queries.invalidateQueries({ queryKey: queryKey(stale) });
  }, [queries]);
  const [saving] = useState(
    () =>
      new Saving({
        parts: draft.parts,
        kept,
        store,
        mayWrite: (part) => mayIn(collection.can.write, part),
        send: sendPart(collection.name, draft.id),
        onSaved: refresh,
      }),
  );
  useEffect(() => {
    for (const { part, revision, content } of draft.parts) saving.adopt(part, revision, content);
  }, [saving, draft]);
  useKeepBeforeEnd(saving);
  return saving;
}

function useEditorKeys(saving: Saving, openPublish: () => void, togglePreview: () => void): void {
  useShortcut('Ctrl S', ['Save now', 'अभी सहेजें'], () => void saving.flush());
  useShortcut('Ctrl Enter', ['Send or publish', 'भेजें या प्रकाशित करें'], openPublish);
  useShortcut('Ctrl .', ['Preview', 'झलक'], togglePreview);
  useShortcut('Alt ↓', ['Next field that is behind', 'अगला पुराना फ़ील्ड'], () => goToNextBehind());
}
