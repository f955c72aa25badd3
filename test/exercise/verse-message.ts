import { defineMessage } from '#messages/define-message.ts';

/** A mail: which poem to read today. */
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
