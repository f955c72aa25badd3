import './editor.css';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { allOf, useCallMutation, useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { languages as names } from '#contract/languages.ts';
import {
  compareRevisions,
  listRevisions,
  restoreDraftRevision,
} from '#features/revisions/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { FailedState, QueryState, RowSkeletons, ScreenState } from '#ui/console/screen-state.tsx';
import { BackLink, useTitle } from '#ui/console/screen.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useGoOn } from '#ui/console/use-go-on.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { readDraft } from '../contract.ts';
import { mayIn } from '../contract/reach.ts';
import { ComparedTexts } from './compared-texts.tsx';
import type { EditedCollection } from './editing-context.ts';
import { firstPair } from './first-pair.ts';
import { RevisionList } from './revision-list.tsx';
import type { RevisionRow } from './revision-list.tsx';
import { useCollection } from './use-collection.ts';

/** Two revisions of one part side by side, and the older one put back. */
export default function CompareScreen() {
  const { collection: name = '', id = '' } = useParams();
  const say = useSay();
  const { collection, error, retry } = useCollection(name);
  const revisions = useCallQuery(listRevisions, { query: { collection: name, id } });
  const failure = error ?? allOf(revisions).error;
  if (failure)
    return (
      <div className="screen">
        <FailedState
          error={failure}
          retry={() => {
            retry();
            void revisions.refetch();
          }}
        />
      </div>
    );
  if (!collection || !revisions.data)
    return (
      <div className="screen">
        <RowSkeletons />
      </div>
    );
  const rows = revisions.data.data;
  if (rows.length === 0)
    return (
      <div className="screen">
        <ScreenState icon="empty" title={say('Nothing is written yet', 'अभी कुछ नहीं लिखा गया')}>
          {say('Each sitting of writing is kept here.', 'हर बार का लिखा यहाँ रहता है\u202f।')}
        </ScreenState>
      </div>
    );
  return <Comparison collection={collection} id={id} rows={rows} />;
}

interface ComparisonProps {
  collection: EditedCollection;
  id: string;
  rows: readonly RevisionRow[];
}

/** Which two are compared; both are always of one part. */
function usePair(rows: readonly RevisionRow[]) {
  const [pair, setPair] = useState(() => firstPair(rows));
  const [focused, setFocused] = useState(rows[0]?.id);
  const set = (side: 'a' | 'b', row: RevisionRow | undefined) => {
    if (!row) return;
    const other = side === 'a' ? pair.b : pair.a;
    const rest = rows.find(({ part, id }) => part === row.part && id !== row.id);
    const kept = other?.part === row.part ? other : rest;
    setPair(side === 'a' ? { a: row, b: kept } : { a: kept, b: row });
  };
  const current = rows.find((row) => row.id === focused);
  useShortcut('A', ['Compare this as A', 'इसे A बनाएँ'], () => set('a', current));
  useShortcut('B', ['Compare this as B', 'इसे B बनाएँ'], () => set('b', current));
  return { pair, set, setFocused };
}

function Comparison({ collection, id, rows }: ComparisonProps) {
  const { original, title } = useDocumentTitle(collection, id);
  const say = useSay();
  useTitle(`${say('Revisions', 'संस्करण')}: ${title}`);
  const { pair, set, setFocused } = usePair(rows);
  const { a, b } = pair;
  const compared = useCallQuery(
    compareRevisions,
    { query: { collection: collection.name, id, a: a?.id ?? 0, ...(b && { b: b.id }) } },
    { enabled: a !== undefined, placeholderData: (before) => before },
  );
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className="compare">
      <header className="screen-bar">
        <BackLink to={`/content/${collection.name}/${id}`} />
        <h1 className="editor-title" lang={original}>
          {title}
        </h1>
        {a && b && (
          <Changes part={b.part} count={compared.data?.data.fields.length ?? 0} place={place} />
        )}
        {a && <PutBack collection={collection} id={id} revision={a} rows={rows} />}
      </header>
      <div className="compare-body">
        <RevisionList
          collection={collection}
          rows={rows}
          pair={pair}
          onFocus={setFocused}
          onChoose={set}
        />
        <div ref={place} className="compare-texts">
          {a ? (
            <Compared collection={collection} query={compared} />
          ) : (
            <p className="row-note">
              {say('Each part has one revision so far.', 'हर भाग का अभी एक ही संस्करण है\u202f।')}
            </p>
          )}
          {a && b && <PutBackNote />}
        </div>
      </div>
    </div>
  );
}

interface ComparedProps {
  collection: EditedCollection;
  query: UseQueryResult<ReplyOf<typeof compareRevisions>>;
}

function Compared({ collection, query }: ComparedProps) {
  if (!query.data) return <QueryState query={query} />;
  return <ComparedTexts collection={collection} compared={query.data.data} />;
}

/** The title in the language that the document is written in first; until it is there, what it is. */
function useDocumentTitle({ name, label }: EditedCollection, id: string) {
  const sayText = useSayText();
  const draft = useCallQuery(readDraft, { query: { collection: name, id } });
  const { original, parts = [] } = draft.data?.data ?? {};
  const title = parts.find(({ part }) => part === original)?.content['title'];
  return title ? { original, title: String(title) } : { title: sayText(label.one) };
}

interface ChangesProps {
  part: RevisionRow['part'];
  count: number;
  /** The element that the changes are in. */
  place: React.RefObject<HTMLDivElement | null>;
}

/** How much differs between the two, and the way from one change to the next. */
function Changes({ part, count, place }: ChangesProps) {
  const say = useSay();
  return (
    <>
      <p className="row-note">
        {part !== 'facts' && `${names[part].name} · `}
        {say(count === 1 ? '1 field differs' : `${count} fields differ`, `${count} फ़ील्ड अलग हैं`)}
      </p>
      <ChangeKeys place={place} />
    </>
  );
}

function PutBackNote() {
  const say = useSay();
  return (
    <p className="behind-note">
      <span>
        <b>{say('Put A back', 'A वापस लाएँ')}</b>{' '}
        {say(
          'makes a new revision from A. B stays in the list; nothing is lost. The public page changes when the new revision goes live.',
          'से A का नया संस्करण बनता है\u202f। B सूची में रहता है; कुछ नहीं खोता\u202f। साइट तब बदलेगी, जब नया संस्करण प्रकाशित होगा\u202f।',
        )}
      </span>
    </p>
  );
}

/** J and K go from change to change. */
function ChangeKeys({ place }: Pick<ChangesProps, 'place'>) {
  const say = useSay();
  const at = useRef(-1);
  const go = (by: number) => {
    const changes = [...(place.current?.querySelectorAll<HTMLElement>('del, ins') ?? [])];
    if (changes.length === 0) return;
    at.current = (at.current + by + changes.length) % changes.length;
    changes[at.current]?.scrollIntoView({ block: 'center' });
  };
  useEffect(() => {
    at.current = -1;
  });
  useShortcut('J', ['Next change', 'अगला बदलाव'], () => go(1));
  useShortcut('K', ['Change before', 'पिछला बदलाव'], () => go(-1));
  return (
    <span className="change-keys">
      <ActionButton kind="quiet" keys="K" onClick={() => go(-1)}>
        {say('Before', 'पिछला')}
      </ActionButton>
      <ActionButton kind="quiet" keys="J" onClick={() => go(1)}>
        {say('Next', 'अगला')}
      </ActionButton>
    </span>
  );
}

interface PutBackProps extends ComparisonProps {
  revision: RevisionRow;
}

function PutBack({ collection, id, revision, rows }: PutBackProps) {
  const say = useSay();
  const toast = useToast();
  const goOn = useGoOn();
  const restore = useCallMutation(restoreDraftRevision, { refreshes: [readDraft, listRevisions] });
  const newest = rows.find(({ part, isNewest }) => part === revision.part && isNewest);
  if (!mayIn(collection.can.write, revision.part) || revision.isNewest) return null;
  const run = async () => {
    try {
      await restore.mutateAsync({
        body: {
          collection: collection.name,
          id,
          part: revision.part,
          revision: revision.id,
          base: newest?.id ?? null,
        },
      });
      toast.success(say('A is the newest draft now', 'अब A सबसे नया मसौदा है'));
      void goOn(`/content/${collection.name}/${id}`);
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <ActionButton icon="undo" busy={restore.isPending} onClick={() => void run()}>
      {say('Put A back', 'A वापस लाएँ')}
    </ActionButton>
  );
}
