import { collection } from '#content/declare/collection.ts';
import { text } from '#content/declare/field.ts';

export const faqs = collection({
  name: 'faqs',
  label: { one: ['question', 'सवाल'], many: ['questions', 'सवाल'] },
  section: 'faq',
  facts: {},
  words: {
    topic: text(
      {
        label: ['Topic', 'विषय'],
        help: ['Questions of one topic stand together', 'एक विषय के सवाल साथ रहते हैं'],
        group: 'kind',
      },
      80,
    ),
  },
  order: { by: 'position' },
  filters: [],
  address: '/faq#:slug',
  summary: 'optional',
  body: 'required',
});
