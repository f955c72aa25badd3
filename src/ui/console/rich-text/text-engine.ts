/** The larger part of a body's editor: it draws the text. */
export { EditorView } from '@tiptap/pm/view';
