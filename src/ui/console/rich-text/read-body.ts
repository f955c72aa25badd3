import { DOMParser as DocumentReader } from '@tiptap/pm/model';
import type { Node } from '@tiptap/pm/model';
import { bodySchema } from './body-schema.ts';
import { inertDocument } from './inert-document.ts';

/** A body's HTML as a document of the editor. */
export function readBody(html: string): Node {
  return DocumentReader.fromSchema(bodySchema).parse(inertDocument(html).body);
}
