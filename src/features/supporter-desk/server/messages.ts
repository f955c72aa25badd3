import { defineMessage } from '#messages/define-message.ts';

/** Answers a letter; an agent writes all of it. */
export const letterReplyMessage = defineMessage({
  name: 'letterReply',
  purpose: 'transactional',
  mail: {
    values: { number: 'text', words: 'text' },
    words: {
      en: { subject: 'Our answer to your message {number}', parts: ['{words}'] },
      hi: { subject: 'आपके संदेश {number} का जवाब', parts: ['{words}'] },
    },
  },
});

export const supporterDeskMessages = [letterReplyMessage];
