import { defineMessage } from '#messages/define-message.ts';

/** Answers somebody who asked to be blurred in a photo. */
export const removalAnsweredMessage = defineMessage({
  name: 'removalAnswered',
  purpose: 'transactional',
  mail: {
    values: { words: 'text' },
    words: {
      en: { subject: 'About your face in our photo', parts: ['Hello,', '{words}'] },
      hi: { subject: 'हमारी फ़ोटो में आपके चेहरे के बारे में', parts: ['नमस्ते,', '{words}'] },
    },
  },
});

export const photoBoothMessages = [removalAnsweredMessage];
