import { collection } from '#content/declare/collection.ts';
import { boolean, month, number, optional, text } from '#content/declare/field.ts';

export const achievements = collection({
  name: 'achievements',
  label: { one: ['achievement', 'उपलब्धि'], many: ['achievements', 'उपलब्धियाँ'] },
  section: 'achievements',
  facts: {
    value: number({
      label: ['Number', 'संख्या'],
      help: ['How many; the title says of what', 'कितने; किसके, यह शीर्षक बताता है'],
    }),
    sourceDate: month({
      label: ['Month of the source', 'स्रोत का महीना'],
      help: ['Until when the number was counted', 'संख्या कब तक गिनी गई'],
      group: 'source',
    }),
    featured: optional(
      boolean({
        label: ['On the home page', 'मुख पृष्ठ पर'],
        help: ['Stands among the large numbers of the home page', 'मुख पृष्ठ की बड़ी संख्याओं में दिखेगी'],
        group: 'home',
      }),
    ),
  },
  words: {
    unit: optional(
      text(
        {
          label: ['Unit', 'इकाई'],
          help: ['Follows the number, such as km or %', 'संख्या के बाद, जैसे किमी या %'],
          group: 'kind',
        },
        20,
      ),
    ),
    source: text(
      {
        label: ['Source', 'स्रोत'],
        help: ['The register or office that counted', 'जिस रजिस्टर या दफ़्तर ने गिना'],
        group: 'source',
      },
      200,
    ),
  },
  order: { by: 'position' },
  filters: [],
  address: '/biography',
  summary: 'optional',
  body: 'optional',
});
