import { Extension } from '@tiptap/core';
import { DOMParser as DocumentReader } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { bodyOfChat } from './body-of-chat.ts';
import { cleanPaste } from './clean-paste.ts';
import { inertDocument } from './inert-document.ts';

/** A paste comes in clean: from Word, Google Docs, and as a chat marks its messages. */
export const pasteRules = Extension.create({
  name: 'pasteRules',
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    return [
      new Plugin({
        props: {
          transformPastedHTML: cleanPaste,
          clipboardTextParser: (text, context) =>
            DocumentReader.fromSchema(schema).parseSlice(inertDocument(bodyOfChat(text)).body, {
              preserveWhitespace: true,
              context,
            }),
        },
      }),
    ];
  },
});
