import { defineMessage } from '#messages/define-message.ts';

/** The alarm that an order against a file waits. */
export const takedownMessage = defineMessage({
  name: 'takedown',
  purpose: 'transactional',
  mail: {
    reader: 'colleague',
    values: { file: 'text', source: 'text', due: 'text', link: 'link' },
    words: {
      en: {
        subject: 'Take down or answer by {due}: {file}',
        parts: [
          'An order or a complaint came in against {file}, from {source}.',
          'The law leaves three hours, until {due} Indian time. Take the file down, or write down why it stays.',
          { button: 'Decide now', to: 'link' },
        ],
      },
      hi: {
        subject: '{due} तक हटाइए या जवाब दीजिए: {file}',
        parts: [
          '{file} के ख़िलाफ़ आदेश या शिकायत आई है, {source} की ओर से।',
          'क़ानून तीन घंटे देता है, {due} (भारतीय समय) तक। फ़ाइल हटाइए, या लिखिए कि वह क्यों रहेगी।',
          { button: 'अभी फ़ैसला करें', to: 'link' },
        ],
      },
    },
  },
});

export const takedownMessages = [takedownMessage];
