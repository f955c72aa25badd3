import { choice } from '#content/declare/choices.ts';
import { collection } from '#content/declare/collection.ts';
import { number, datetime } from '#content/declare/field.ts';
import { pdf } from '#content/declare/files.ts';

export const documents = collection({
  name: 'documents',
  label: { one: ['document', 'दस्तावेज़'], many: ['documents', 'दस्तावेज़'] },
  section: 'documents',
  facts: {
    publishedAt: datetime({
      label: ['Date', 'तारीख़'],
      help: [
        'The day it came out; the list is ordered by it',
        'जिस दिन निकला; सूची इसी क्रम में रहती है',
      ],
    }),
    kind: choice(
      {
        label: ['Kind', 'प्रकार'],
        help: ['What sort of document it is', 'किस तरह का दस्तावेज़ है'],
      },
      {
        report: ['Report', 'रिपोर्ट'],
        budget: ['Budget', 'बजट'],
        form: ['Form', 'फ़ॉर्म'],
        letter: ['Letter', 'चिट्ठी'],
        survey: ['Survey', 'सर्वेक्षण'],
        plan: ['Plan', 'योजना'],
      },
    ),
  },
  words: {
    file: pdf(
      {
        label: ['PDF', 'PDF'],
        help: ['The document in this language', 'इस भाषा का दस्तावेज़'],
      },
      { pages: 'pages' },
    ),
    pages: number(
      {
        label: ['Pages', 'पन्ने'],
        help: ['How many pages the PDF has', 'PDF में कितने पन्ने हैं'],
        group: 'files',
      },
      { from: 1 },
    ),
  },
  order: { by: 'newest', field: 'publishedAt' },
  filters: ['s'],
  cover: 'lettering',
  address: '/document',
  summary: 'required',
  body: 'optional',
});
