import { Editor } from '@tiptap/core';
import type { EditorOptions } from '@tiptap/core';
import { useCallback, useEffect, useRef, useState } from 'react';

type Options = Pick<
  EditorOptions,
  'extensions' | 'content' | 'editable' | 'editorProps' | 'onUpdate' | 'onFocus' | 'onBlur'
>;

/**
 * An editor of a body, from when its place stands until it goes. It is made once: nothing that React
 * draws later reaches it.
 */
export function useBodyEditor(options: () => Options) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const make = useRef(options);
  useEffect(() => {
    make.current = options;
  });
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    // Nothing here listens for words that go; to find them costs time after each key.
    const enableCoreExtensions = { delete: false } as const;
    const made = new Editor({ injectCSS: false, enableCoreExtensions, element, ...make.current() });
    setEditor(made);
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, []);
  return { editor, place };
}
