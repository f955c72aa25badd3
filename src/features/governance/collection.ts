import { choice } from '#content/declare/choices.ts';
import { collection } from '#content/declare/collection.ts';
import { number, optional, text } from '#content/declare/field.ts';

export const governance = collection({
  name: 'governance',
  label: {
    one: ['governance item', 'कामकाज का ब्योरा'],
    many: ['governance items', 'कामकाज के ब्योरे'],
  },
  section: 'governance',
  facts: {
    kind: choice(
      {
        label: ['Kind', 'प्रकार'],
        help: ['What is accounted for', 'किसका हिसाब है'],
      },
      {
        attendance: ['Attendance', 'उपस्थिति'],
        questions: ['Questions asked', 'पूछे गए सवाल'],
        funds: ['Funds', 'निधि'],
        letters: ['Letters', 'चिट्ठियाँ'],
        register: ['Register', 'रजिस्टर'],
        pledge: ['Pledge', 'वादा'],
      },
    ),
    value: optional(
      number({
        label: ['Number', 'संख्या'],
        help: ['Shown large beside the title', 'शीर्षक के पास बड़े अक्षरों में दिखती है'],
      }),
    ),
  },
  words: {
    unit: optional(
      text(
        {
          label: ['Unit', 'इकाई'],
          help: ['Follows the number, such as % or crore', 'संख्या के बाद, जैसे % या करोड़'],
          group: 'kind',
        },
        40,
      ),
    ),
    source: optional(
      text(
        {
          label: ['Source', 'स्रोत'],
          help: ['Where anybody can check it', 'जहाँ कोई भी जाँच सके'],
          group: 'source',
        },
        200,
      ),
    ),
  },
  order: { by: 'position' },
  filters: [],
  address: '/governance#:slug',
  summary: 'required',
  body: 'required',
});
