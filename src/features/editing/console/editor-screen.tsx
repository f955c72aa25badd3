import './editor.css';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import { useMe } from '#ui/console/me.ts';
import { FailedState, RowSkeletons } from '#ui/console/screen-state.tsx';
import { readDraft } from '../contract.ts';
import { DocumentEditor } from './document-editor.tsx';
import { deviceStore } from './saving/device-store.ts';
import type { DeviceStore, KeptPart } from './saving/device-store.ts';
import { useCollection } from './use-collection.ts';

/** The editor of one document, of whatever collection. */
export default function EditorScreen() {
  const { collection: name = '', id = '' } = useParams();
  const { collection, languages, error, retry } = useCollection(name);
  const draft = useCallQuery(readDraft, { query: { collection: name, id } });
  const kept = useKept(useMe().id, id);
  const failure = error ?? (draft.data ? null : draft.error);
  if (failure)
    return (
      <div className="screen">
        <FailedState
          error={failure}
          retry={() => {
            retry();
            void draft.refetch();
          }}
        />
      </div>
    );
  if (!collection || !draft.data || !kept)
    return (
      <div className="screen">
        <RowSkeletons />
      </div>
    );
  return (
    <DocumentEditor
      key={id}
      collection={collection}
      languages={languages}
      draft={draft.data.data}
      refetch={() => void draft.refetch()}
      store={kept.store}
      kept={kept.parts}
    />
  );
}

/** The words of this agent that the device has and the server did not get. */
function useKept(agentId: string, documentId: string) {
  const [kept, setKept] = useState<{ of: string; store: DeviceStore; parts: KeptPart[] }>();
  const of = `${agentId}/${documentId}`;
  useEffect(() => {
    let isWanted = true;
    const store = deviceStore(agentId, documentId);
    const arrive = (parts: KeptPart[]) => isWanted && setKept({ of, store, parts });
    // A browser without the store writes on, with the server alone.
    store.all().then(arrive, () => arrive([]));
    return () => {
      isWanted = false;
    };
  }, [agentId, documentId, of]);
  return kept?.of === of ? kept : undefined;
}
