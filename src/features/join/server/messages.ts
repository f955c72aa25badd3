import { defineMessage } from '#messages/define-message.ts';

/** Confirms the receipt of a letter from the join form. */
export const joinReceivedMessage = defineMessage({
  name: 'joinReceived',
  purpose: 'transactional',
  mail: {
    values: { name: 'personName', number: 'text', link: 'link' },
    words: {
      en: {
        subject: 'We have your message {number}',
        parts: [
          'Hello {name},',
          'Thank you for writing to us. Your message has the number {number}, and a person will read it.',
          'On this page you can see how far it is. Please keep the link to yourself.',
          { button: 'See my message', to: 'link' },
          'Did you not write to us? Then somebody mistyped an address, and you need do nothing.',
        ],
      },
      hi: {
        subject: 'आपका संदेश {number} हमें मिल गया',
        parts: [
          'नमस्ते {name},',
          'हमें लिखने के लिए धन्यवाद। आपके संदेश का नंबर {number} है, और हमारी टीम इसे पढ़ेगी।',
          'इस पेज पर देखें कि बात कहाँ तक पहुँची। यह लिंक अपने तक ही रखें।',
          { button: 'मेरा संदेश देखें', to: 'link' },
          'आपने हमें नहीं लिखा? तो किसी ने पता ग़लत लिख दिया है; आपको कुछ नहीं करना।',
        ],
      },
    },
  },
});

export const joinMessages = [joinReceivedMessage];
