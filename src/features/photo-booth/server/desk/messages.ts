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

/** Tells somebody that their face stays as it is, and what they can do about that. */
export const removalRefusedMessage = defineMessage({
  name: 'removalRefused',
  purpose: 'transactional',
  mail: {
    values: { words: 'text', askLink: 'link', grievanceLink: 'link' },
    words: {
      en: {
        subject: 'About your face in our photo',
        parts: [
          'Hello,',
          'you asked us to blur your face in this photo. We have not done it:',
          '{words}',
          'If we looked at another face than yours, mark yours in the photo and ask again.',
          { button: 'Open the photo', to: 'askLink' },
          'If you do not agree, write to our grievance contact.',
          { button: 'Write to us', to: 'grievanceLink' },
        ],
      },
      hi: {
        subject: 'हमारी फ़ोटो में आपके चेहरे के बारे में',
        parts: [
          'नमस्ते,',
          'आपने इस फ़ोटो में अपना चेहरा धुंधला करने का अनुरोध किया था। हमने ऐसा नहीं किया है:',
          '{words}',
          'अगर हमने किसी और का चेहरा देखा हो, तो फ़ोटो में अपने चेहरे पर निशान लगाकर फिर से अनुरोध करें।',
          { button: 'फ़ोटो खोलें', to: 'askLink' },
          'अगर आप सहमत नहीं हैं, तो शिकायत के पते पर लिखें।',
          { button: 'हमें लिखें', to: 'grievanceLink' },
        ],
      },
    },
  },
});

export const photoBoothMessages = [removalAnsweredMessage, removalRefusedMessage];
