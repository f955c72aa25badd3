import { factsPart } from '#content/declare/parts.ts';
import type { Part } from '#content/declare/parts.ts';
import { firstGrapheme } from '#lib/script/grapheme.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useMe } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { BackLink } from '#ui/console/screen.tsx';
import { mayIn } from '../contract/reach.ts';
import { DocumentMenu } from './document-menu.tsx';
import { useEditing } from './editing-context.ts';
import { SaveSentence } from './save-sentence.tsx';

interface EditorBarProps {
  title: string;
  isPreviewOpen: boolean;
  togglePreview: () => void;
  openPublish: () => void;
  /** Opens the choice between two texts; undefined while it is open. */
  openConflict: (() => void) | undefined;
}

/** The bar of the editor: where one is, where the words are, who else is here, and what comes next. */
export function EditorBar(props: EditorBarProps) {
  const { title, isPreviewOpen, togglePreview, openPublish, openConflict } = props;
  const say = useSay();
  const { collection, draft } = useEditing();
  return (
    <header className="screen-bar editor-bar">
      <BackLink to={`/content/${collection.name}`} />
      <h1 className="editor-title" lang={draft.original}>
        {title}
      </h1>
      <SaveSentence openConflict={openConflict} />
      <People />
      {openConflict && draft.path !== null && (
        <ActionButton
          kind="line"
          icon="eye"
          keys="Ctrl ."
          className="editor-preview"
          aria-pressed={isPreviewOpen}
          onClick={togglePreview}
        >
          <span>{isPreviewOpen ? say('Close preview', 'झलक बंद करें') : say('Preview', 'झलक')}</span>
        </ActionButton>
      )}
      {openConflict && <DocumentMenu />}
      {openConflict && <PublishButton openPublish={openPublish} />}
    </header>
  );
}

/** Says what happens next: somebody looks at it, or everybody reads it. */
export function PublishButton({ openPublish }: { openPublish: () => void }) {
  const say = useSay();
  const { collection, draft, languages } = useEditing();
  const { can } = collection;
  const maySend = can.write === true || can.write.length > 0;
  if (!maySend) return null;
  const parts: Part[] = [factsPart, ...languages];
  const publishes = parts.some(
    (part) => mayIn(can.publish, part) && !draft.fourEyes.includes(part),
  );
  return (
    <ActionButton keys="Ctrl Enter" className="editor-publish" onClick={openPublish}>
      {publishes ? say('Publish', 'प्रकाशित करें') : say('Send to review', 'जाँच के लिए भेजें')}
    </ActionButton>
  );
}

function People() {
  const me = useMe();
  const say = useSay();
  const { others } = useEditing();
  const everybody = [...new Map(others.map((other) => [other.id, other])).values()];
  return (
    <ul className="people-here" aria-label={say('Who is in this document', 'इस दस्तावेज़ में कौन है')}>
      <li>
        <Initial name={me.name} isMe />
      </li>
      {everybody
        .filter(({ id }) => id !== me.id)
        .map(({ id, name }) => (
          <li key={id}>
            <Initial name={name} />
          </li>
        ))}
    </ul>
  );
}

/** Somebody's first letter on a square; the whole name is spoken. */
export function Initial({ name, isMe = false }: { name: string | null; isMe?: boolean }) {
  return (
    <span className={isMe ? 'initial initial-me' : 'initial initial-other'} title={name ?? ''}>
      <span aria-hidden="true">{firstGrapheme(name ?? '?') || '?'}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
