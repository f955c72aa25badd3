import { defineMessage } from '#messages/define-message.ts';

/** A mail with the poem of the day. */
export const verseMessage = defineMessage({
  name: 'verse',
  purpose: 'transactional',
  mail: {
    values: { name: 'personName', title: 'text' },
    words: {
      en: { subject: 'A verse for you', parts: ['Hello {name},', 'Read “{title}” today.'] },
    },
  },
});
