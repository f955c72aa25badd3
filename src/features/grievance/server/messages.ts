import { defineMessage } from '#messages/define-message.ts';

/** Confirms the receipt of a complaint or a data request. */
export const grievanceReceivedMessage = defineMessage({
  name: 'grievanceReceived',
  purpose: 'transactional',
  mail: {
    values: { name: 'personName', number: 'text', link: 'link' },
    words: {
      en: {
        subject: 'We have received your message {number}',
        parts: [
          'Hello {name},',
          'Thank you for writing to us. Your message has the number {number}. A person will read it and answer you.',
          'On this page you can see how far it is. Please keep the link to yourself.',
          { button: 'See my message', to: 'link' },
        ],
      },
      hi: {
        subject: 'आपका संदेश {number} हमें मिल गया है',
        parts: [
          'नमस्ते {name},',
          'हमें लिखने के लिए धन्यवाद। आपके संदेश का नंबर {number} है। हमारी टीम इसे पढ़कर आपको जवाब देगी।',
          'इस पेज पर देखें कि बात कहाँ तक पहुँची। यह लिंक अपने तक ही रखें।',
          { button: 'मेरा संदेश देखें', to: 'link' },
        ],
      },
    },
  },
});

export const grievanceMessages = [grievanceReceivedMessage];
