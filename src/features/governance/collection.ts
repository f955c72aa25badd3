import { collection } from '#content/declare/collection.ts';
import { choice, number, optional, text } from '#content/declare/field.ts';

export const governance = collection({
  name: 'governance',
  label: 'governance item',
  facts: {
    kind: choice(['attendance', 'questions', 'funds', 'letters', 'register', 'pledge']),
    value: optional(number()),
  },
  words: { unit: optional(text(40)), source: optional(text(200)) },
  order: { by: 'position' },
  filters: [],
  summary: 'required',
  body: 'required',
});
