import { defineMessage } from '#messages/define-message.ts';

const values = { name: 'personName', title: 'text', words: 'text', link: 'link' } as const;

/** Carries the question of a colleague about a text. */
export const questionMessage = defineMessage({
  name: 'textQuestion',
  purpose: 'transactional',
  mail: {
    reader: 'colleague',
    values,
    words: {
      en: {
        subject: '{name} asks you about “{title}”',
        parts: [
          '{name} asks you about “{title}” on the website of {campaign}:',
          '{words}',
          { button: 'Open the text and answer', to: 'link' },
        ],
      },
      hi: {
        subject: '“{title}” के बारे में {name} का सवाल',
        parts: [
          '{campaign} की वेबसाइट पर “{title}” के बारे में {name} का सवाल:',
          '{words}',
          { button: 'लेख खोलकर जवाब दें', to: 'link' },
        ],
      },
    },
  },
});

/** Carries a colleague's answer to it. */
export const questionAnswerMessage = defineMessage({
  name: 'textQuestionAnswer',
  purpose: 'transactional',
  mail: {
    reader: 'colleague',
    values,
    words: {
      en: {
        subject: '{name} answered about “{title}”',
        parts: [
          '{name} answered about “{title}” on the website of {campaign}:',
          '{words}',
          { button: 'Open the text', to: 'link' },
        ],
      },
      hi: {
        subject: '“{title}” के बारे में {name} का जवाब',
        parts: [
          '{campaign} की वेबसाइट पर “{title}” के बारे में {name} का जवाब:',
          '{words}',
          { button: 'लेख खोलें', to: 'link' },
        ],
      },
    },
  },
});

export const reviewMessages = [questionMessage, questionAnswerMessage];
