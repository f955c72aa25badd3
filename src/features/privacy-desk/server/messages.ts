import { defineMessage } from '#messages/define-message.ts';

/** Tells the owner of an account that the privacy desk erased it; the request may have been a stranger's. */
export const erasedByDeskMessage = defineMessage({
  name: 'erasedByDesk',
  outlivesAccount: true,
  purpose: 'transactional',
  mail: {
    values: { name: 'personName', grievanceLink: 'link' },
    words: {
      en: {
        subject: 'Your account has been erased',
        parts: [
          'Hello {name},',
          'We were asked to erase what {campaign} keeps about you. Your account and what we kept about you are erased; this cannot be undone.',
          'If it was not you who asked, please tell us at once.',
          { button: 'This was not me', to: 'grievanceLink' },
        ],
      },
      hi: {
        subject: 'आपका खाता मिटा दिया गया है',
        parts: [
          'नमस्ते {name},',
          'हमसे कहा गया कि {campaign} के पास आपके बारे में रखी जानकारी मिटा दी जाए। आपका खाता और वह जानकारी मिटा दी गई है; इसे वापस नहीं लाया जा सकता।',
          'अगर यह आपने नहीं चाहा था, तो हमें तुरंत बताएँ।',
          { button: 'यह मैंने नहीं चाहा था', to: 'grievanceLink' },
        ],
      },
    },
  },
  sms: {
    values: {},
    words: {
      en: 'Your account with {campaign} was erased on a request. If it was not yours, write to us at {host} at once.',
      hi: 'अनुरोध मिलने पर {campaign} की साइट का आपका खाता मिटा दिया गया है। अगर अनुरोध आपका नहीं था, तो {host} पर हमें तुरंत लिखें।',
    },
  },
});

export const privacyDeskMessages = [erasedByDeskMessage];
