import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { SuggestionBox } from '../transliteration/suggestion-box.tsx';
import { useTransliteration } from '../transliteration/use-transliteration.ts';
import { behindBlocks, showBehind } from './behind-blocks.ts';
import { bodyExtensions } from './body-schema.ts';
import { countWords } from './count-words.ts';
import { hurriedKeys } from './hurried-keys.ts';
import { leaveByTab } from './leave-by-tab.ts';
import { pasteRules } from './paste-rules.ts';
import { readBody } from './read-body.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import type { HindiKeys } from './rich-text-toolbar.tsx';
import { tablesOnDemand } from './tables-on-demand.ts';
import { typedInBody } from './typed-in-body.ts';
import { useBodyEditor } from './use-body-editor.ts';
import { writeAhead, writeBody } from './write-body.ts';

interface RichTextFieldProps {
  /** The id of the element that is written in. */
  id: string;
  /** The id of the label. */
  labelledBy: string;
  describedBy?: string | undefined;
  language: string;
  /** The HTML to begin with; a new one needs a new key. */
  initial: string;
  isReadOnly?: boolean;
  /** Called when somebody changes it, with how to read the body, and how to count its words: both take a while. */
  onType: (read: () => string, count: () => number) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Blocks of the text, by their place, whose original has changed. */
  behind?: readonly number[];
  /** Whether Latin keys write Hindi; undefined in other languages. */
  hindiKeys?: HindiKeys | undefined;
}

/** A body with its tools: headings, lists, links, tables, and nothing that a page could not show. */
export function RichTextField(props: RichTextFieldProps) {
  const { id, isReadOnly = false, hindiKeys } = props;
  const [made] = useState<{ editor: Editor | null }>({ editor: null });
  const [field] = useState(() => typedInBody(() => made.editor));
  const hindi = useTransliteration(field, hindiKeys?.isOn ?? false);
  const { editor, place } = useWrittenIn(props, hindi);
  useEffect(() => {
    made.editor = editor;
  }, [made, editor]);
  useShownBehind(editor, props.behind);
  useEffect(() => (editor ? writeAhead(editor.state.doc) : undefined), [editor]);
  return (
    <div className={isReadOnly ? 'rich-text rich-text-read-only' : 'rich-text'}>
      {!isReadOnly && editor && (
        <RichTextToolbar editor={editor} controls={id} {...(hindiKeys && { hindiKeys })} />
      )}
      <div ref={place} className="rich-text-place" />
      <SuggestionBox shown={hindi.shown} onChoose={hindi.choose} />
    </div>
  );
}

/** Its callbacks are looked up at each key. */
function useWrittenIn(props: RichTextFieldProps, hindi: ReturnType<typeof useTransliteration>) {
  const latest = useRef({ props, hindi });
  useEffect(() => {
    latest.current = { props, hindi };
  });
  return useBodyEditor(() => ({
    extensions: [
      ...bodyExtensions,
      pasteRules,
      leaveByTab,
      tablesOnDemand,
      behindBlocks,
      hurriedKeys,
    ],
    content: readBody(props.initial).toJSON(),
    editable: !props.isReadOnly,
    editorProps: {
      attributes: attributesOf(props),
      handleKeyDown: (_, event) => latest.current.hindi.onKey(event),
    },
    onUpdate: ({ editor, transaction }) => {
      // The line after a last list or table comes by itself, when the caret does: nobody typed it.
      if (!transaction.docChanged || !editor.isEditable) return;
      const { doc } = editor.state;
      latest.current.props.onType(
        () => writeBody(doc),
        () => countWords(doc),
      );
      if (!editor.view.composing) latest.current.hindi.refresh();
    },
    onFocus: ({ editor }) => {
      editor.view.dom.closest('.rich-text')?.classList.add('rich-text-writing');
      latest.current.props.onFocus?.();
    },
    onBlur: ({ editor }) => {
      editor.view.dom.closest('.rich-text')?.classList.remove('rich-text-writing');
      latest.current.hindi.close();
      latest.current.props.onBlur?.();
    },
  }));
}

function attributesOf({ id, labelledBy, describedBy, language }: RichTextFieldProps) {
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy && { 'aria-describedby': describedBy }),
    class: 'rich-text-body prose',
    lang: language,
  };
}

function useShownBehind(editor: Editor | null, behind: readonly number[] = []): void {
  const places = behind.join();
  useEffect(() => {
    if (editor) showBehind(editor, places === '' ? [] : places.split(',').map(Number));
  }, [editor, places]);
}
