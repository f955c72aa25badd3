import { EditorContent, useEditor } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { SuggestionBox } from '../transliteration/suggestion-box.tsx';
import { useTransliteration } from '../transliteration/use-transliteration.ts';
import { behindBlocks, showBehind } from './behind-blocks.ts';
import { bodyExtensions } from './body-schema.ts';
import { leaveByTab } from './leave-by-tab.ts';
import { pasteRules } from './paste-rules.ts';
import { readBody } from './read-body.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import type { HindiKeys } from './rich-text-toolbar.tsx';
import { typedInBody } from './typed-in-body.ts';
import { writeBody } from './write-body.ts';

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
  /** Called at each change with how to read the body: writing it out takes a while. */
  onType: (read: () => string) => void;
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
  const editor = useBodyEditor(props, hindi);
  useEffect(() => {
    made.editor = editor;
  }, [made, editor]);
  useShownBehind(editor, props.behind);
  return (
    <div className={isReadOnly ? 'rich-text rich-text-read-only' : 'rich-text'}>
      {!isReadOnly && (
        <RichTextToolbar editor={editor} controls={id} {...(hindiKeys && { hindiKeys })} />
      )}
      <EditorContent editor={editor} className="rich-text-place" />
      <SuggestionBox shown={hindi.shown} onChoose={hindi.choose} />
    </div>
  );
}

/** Made once: what it calls is looked up at each key, and nothing is ever written into it from outside. */
function useBodyEditor(props: RichTextFieldProps, hindi: ReturnType<typeof useTransliteration>) {
  const latest = useRef({ props, hindi });
  const [content] = useState(() => readBody(props.initial).toJSON());
  useEffect(() => {
    latest.current = { props, hindi };
  });
  return useEditor({
    extensions: [...bodyExtensions, pasteRules, leaveByTab, behindBlocks],
    content,
    editable: !props.isReadOnly,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: attributesOf(props),
      handleKeyDown: (_, event) => latest.current.hindi.onKey(event),
    },
    onUpdate: ({ editor }) => {
      const { doc } = editor.state;
      latest.current.props.onType(() => writeBody(doc));
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
  });
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

function useShownBehind(editor: Editor, behind: readonly number[] = []): void {
  const places = behind.join();
  useEffect(() => {
    showBehind(editor, places === '' ? [] : places.split(',').map(Number));
  }, [editor, places]);
}
