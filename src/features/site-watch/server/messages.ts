import { defineMessage } from '#messages/define-message.ts';

/** The alarm that the site shows something else than was published. */
export const siteAlarmMessage = defineMessage({
  name: 'siteAlarm',
  purpose: 'transactional',
  mail: {
    reader: 'colleague',
    values: { count: 'text', titles: 'text', link: 'link' },
    words: {
      en: {
        subject: 'The site does not show what was published: {count}',
        parts: [
          'What the site serves was compared with what was published. It differs in {count} places, and nobody did that in the agent area: {titles}.',
          'Look at it now, and bring back what was published. Then call whoever runs the server: somebody may have the database or the disk in their hands.',
          { button: 'See what differs', to: 'link' },
        ],
      },
      hi: {
        subject: 'साइट पर वह नहीं दिख रहा जो प्रकाशित हुआ था: {count}',
        parts: [
          'साइट पर जो दिख रहा है उसे प्रकाशित सामग्री से मिलाया गया। {count} जगह अंतर है, और यह टीम के क्षेत्र से नहीं हुआ: {titles}।',
          'कृपया अभी देखिए, और जो प्रकाशित हुआ था उसे वापस लाइए। फिर सर्वर चलाने वाले से बात कीजिए: हो सकता है किसी की पहुँच डेटाबेस या डिस्क तक हो।',
          { button: 'अंतर देखें', to: 'link' },
        ],
      },
    },
  },
});

export const siteWatchMessages = [siteAlarmMessage];
