import { defineMessage } from '#messages/define-message.ts';

/** Tells the old number and the address of an account about its new number. */
export const numberChangedMessage = defineMessage({
  name: 'numberChanged',
  purpose: 'transactional',
  mail: {
    values: { name: 'personName', newNumber: 'text', grievanceLink: 'link' },
    words: {
      en: {
        subject: 'The mobile number of your account has changed',
        parts: [
          'Hello {name},',
          'Your account with {campaign} now uses the mobile number {newNumber}.',
          'If this was not you, please tell us at once, so that we can help you get your account back.',
          { button: 'This was not me', to: 'grievanceLink' },
        ],
      },
      hi: {
        subject: 'आपके खाते का मोबाइल नंबर बदल गया है',
        parts: [
          'नमस्ते {name},',
          '{campaign} के आपके खाते का मोबाइल नंबर अब {newNumber} है।',
          'अगर यह आपने नहीं किया, तो हमें तुरंत बताएँ, ताकि हम आपका खाता वापस दिलाने में मदद कर सकें।',
          { button: 'यह मैंने नहीं किया', to: 'grievanceLink' },
        ],
      },
    },
  },
  sms: {
    values: {},
    words: {
      en: 'The mobile number of your account with {campaign} has changed. If it was not you, write to us at {host} at once.',
      hi: '{campaign} की साइट पर आपके खाते का मोबाइल नंबर बदल गया है। अगर यह आपने नहीं किया, तो {host} पर हमें तुरंत लिखें।',
    },
  },
});

/** The goodbye mail to the owner of a closed account. */
export const accountErasedMessage = defineMessage({
  name: 'accountErased',
  outlivesAccount: true,
  purpose: 'transactional',
  mail: {
    values: { name: 'personName' },
    words: {
      en: {
        subject: 'Your account has been erased',
        parts: [
          'Hello {name},',
          'As you asked, your account with {campaign} and what we kept about you have been erased. This is our last mail to you.',
          'Thank you for having been with us. You are welcome at any time.',
        ],
      },
      hi: {
        subject: 'आपका खाता मिटा दिया गया है',
        parts: [
          'नमस्ते {name},',
          'आपके कहने पर {campaign} का आपका खाता और आपके बारे में रखी हुई जानकारी मिटा दी गई है। यह हमारा आखिरी मेल है।',
          'हमारे साथ रहने के लिए धन्यवाद। आपका हमेशा स्वागत है।',
        ],
      },
    },
  },
});

export const accountMessages = [numberChangedMessage, accountErasedMessage];
