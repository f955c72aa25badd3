import { z } from 'zod';
import type { Collection } from './collection.ts';
import { optional, plain, text } from './field.ts';
import type { Fields } from './field.ts';

/** Fields that every document has in each language, whatever its collection. */
export const title = text(
  {
    label: ['Title', 'शीर्षक'],
    help: ['What it is called, in one line', 'क्या कहा जाए, एक पंक्ति में'],
  },
  200,
);

export const summary = text(
  {
    label: ['Summary', 'सार'],
    help: ['The heart of it in two or three sentences', 'दो-तीन वाक्यों में सार'],
  },
  600,
);

/** Clean HTML, as `content/server` makes it. */
export const body = plain(
  'body',
  {
    label: ['Body', 'पूरा लेख'],
    help: ['The whole text, with headings, lists and links', 'पूरा लेख, शीर्षकों, सूचियों और लिंक के साथ'],
    group: 'text',
  },
  z.string().min(1),
);

/** Fields that the documents of a collection have beside their words. */
export function ownFields(collection: Pick<Collection, 'summary' | 'body'>): Fields {
  return {
    title,
    summary: collection.summary === 'required' ? summary : optional(summary),
    ...(collection.body !== 'none' && {
      body: collection.body === 'required' ? body : optional(body),
    }),
  };
}
