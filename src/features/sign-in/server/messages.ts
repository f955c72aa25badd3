import { defineMessage } from '#messages/define-message.ts';

/** Carries a one-time code. Browsers read the last line, and offer the code on `{host}` alone. */
export const codeMessage = defineMessage({
  name: 'code',
  purpose: 'transactional',
  // The lifetime of a code.
  goodForMinutes: 5,
  sms: {
    values: { code: 'text' },
    words: {
      en: '{code} is your code from {campaign}. It works for 5 minutes. Do not share it with anyone.\n\n@{host} #{code}',
      hi: '{code} आपका {campaign} की साइट का कोड है। 5 मिनट तक चलेगा। इसे किसी को न बताएँ।\n\n@{host} #{code}',
    },
  },
});

/** Asks the owner of an address to confirm a registration. */
export const confirmRegistrationMessage = defineMessage({
  name: 'confirmRegistration',
  purpose: 'transactional',
  mail: {
    values: { name: 'personName', link: 'link' },
    words: {
      en: {
        subject: 'One step left: confirm your registration',
        parts: [
          'Hello {name},',
          'Thank you for registering with {campaign}. Please confirm that this address is yours. Until then nobody can log in with it.',
          { button: 'Confirm my registration', to: 'link' },
          'If you did not register, please ignore this mail; nothing will happen.',
        ],
      },
      hi: {
        subject: 'बस एक कदम बाकी: अपने पंजीकरण की पुष्टि करें',
        parts: [
          'नमस्ते {name},',
          '{campaign} से जुड़ने के लिए धन्यवाद। कृपया पुष्टि करें कि यह पता आपका ही है। तब तक इससे कोई लॉग इन नहीं कर सकता।',
          { button: 'पंजीकरण की पुष्टि करें', to: 'link' },
          'अगर आपने पंजीकरण नहीं किया है, तो इस मेल को रहने दें; कुछ नहीं होगा।',
        ],
      },
    },
  },
});

/** Asks a parent for consent. */
export const askParentMessage = defineMessage({
  name: 'askParent',
  purpose: 'transactional',
  mail: {
    values: { childName: 'personName', link: 'link' },
    words: {
      en: {
        subject: 'Your child asks for your consent',
        parts: [
          'Hello,',
          '{childName} is under 18, would like to register with {campaign}, and named you as mother, father or guardian. By law an account needs your consent.',
          'On the page you can read what we keep and why, and then agree or decline.',
          { button: 'Read and decide', to: 'link' },
          'If you do not know this child, please ignore this mail; then no account is opened.',
        ],
      },
      hi: {
        subject: 'आपके बच्चे को आपकी सहमति चाहिए',
        parts: [
          'नमस्ते,',
          '{childName} की उम्र 18 से कम है। वे {campaign} से जुड़ना चाहते हैं और उन्होंने आपको अपना माता-पिता या अभिभावक बताया है। कानून के अनुसार खाते के लिए आपकी सहमति ज़रूरी है।',
          'पेज पर पढ़ें कि हम क्या रखते हैं और क्यों, फिर हाँ या ना कहें।',
          { button: 'पढ़ें और तय करें', to: 'link' },
          'अगर आप इस बच्चे को नहीं जानते, तो इस मेल को रहने दें; तब कोई खाता नहीं खुलेगा।',
        ],
      },
    },
  },
  sms: {
    values: { childName: 'personName', link: 'link' },
    words: {
      en: '{childName}, who is under 18, wants to register with {campaign} and needs your consent: {link}',
      hi: '{childName} की उम्र 18 से कम है। {campaign} की साइट पर पंजीकरण के लिए आपकी सहमति चाहिए: {link}',
    },
  },
});

/** Tells a child whose number or address is proven that the account is made. */
export const parentAgreedMessage = defineMessage({
  name: 'parentAgreed',
  purpose: 'transactional',
  mail: {
    values: { name: 'personName', logInLink: 'link' },
    words: {
      en: {
        subject: 'Your parent agreed',
        parts: [
          'Hello {name},',
          'Your parent agreed, and your account with {campaign} is made. You can log in now.',
          { button: 'Log in', to: 'logInLink' },
        ],
      },
      hi: {
        subject: 'आपके माता या पिता ने सहमति दे दी',
        parts: [
          'नमस्ते {name},',
          'आपके माता या पिता ने सहमति दे दी है, और {campaign} की साइट पर आपका खाता बन गया है। अब आप लॉग इन कर सकते हैं।',
          { button: 'लॉग इन करें', to: 'logInLink' },
        ],
      },
    },
  },
  sms: {
    values: {},
    words: {
      en: 'Your parent agreed, and your account with {campaign} is made. You can log in at {host} now.',
      hi: 'आपके माता या पिता ने सहमति दे दी है, और {campaign} की साइट पर आपका खाता बन गया है। अब {host} पर लॉग इन करें।',
    },
  },
});

/** Tells the old address of an account about the new one. */
export const addressChangedMessage = defineMessage({
  name: 'addressChanged',
  purpose: 'transactional',
  mail: {
    values: { name: 'personName', newAddress: 'text', grievanceLink: 'link' },
    words: {
      en: {
        subject: 'The address of your account has changed',
        parts: [
          'Hello {name},',
          'Your account with {campaign} now uses {newAddress}. We will write there from now on.',
          'If this was not you, please tell us at once, so that we can help you get your account back.',
          { button: 'This was not me', to: 'grievanceLink' },
        ],
      },
      hi: {
        subject: 'आपके खाते का पता बदल गया है',
        parts: [
          'नमस्ते {name},',
          '{campaign} के आपके खाते का पता अब {newAddress} है। आगे से हम वहीं लिखेंगे।',
          'अगर यह आपने नहीं किया, तो हमें तुरंत बताएँ, ताकि हम आपका खाता वापस दिलाने में मदद कर सकें।',
          { button: 'यह मैंने नहीं किया', to: 'grievanceLink' },
        ],
      },
    },
  },
});

/** Carries the link for choosing a new password. */
export const resetPasswordMessage = defineMessage({
  name: 'resetPassword',
  purpose: 'transactional',
  mail: {
    values: { name: 'personName', link: 'link' },
    words: {
      en: {
        subject: 'Choose a new password',
        parts: [
          'Hello {name},',
          'Here you can choose a new password for your account with {campaign}. The link works once, and for 30 minutes.',
          { button: 'Choose a new password', to: 'link' },
          'If you did not ask for this, please ignore this mail; your password stays as it is.',
        ],
      },
      hi: {
        subject: 'नया पासवर्ड चुनें',
        parts: [
          'नमस्ते {name},',
          'यहाँ आप {campaign} के अपने खाते के लिए नया पासवर्ड चुन सकते हैं। यह लिंक एक ही बार, और 30 मिनट तक काम करता है।',
          { button: 'नया पासवर्ड चुनें', to: 'link' },
          'अगर आपने ऐसा नहीं चाहा था, तो इस मेल को रहने दें; आपका पासवर्ड वही रहेगा।',
        ],
      },
    },
  },
});

/** Tells the owner of an account that its password has changed. */
export const passwordChangedMessage = defineMessage({
  name: 'passwordChanged',
  purpose: 'transactional',
  mail: {
    values: { name: 'personName', forgotLink: 'link' },
    words: {
      en: {
        subject: 'Your password has changed',
        parts: [
          'Hello {name},',
          'The password of your account with {campaign} was changed, and every other device was logged out.',
          'If this was not you, please choose a new password at once.',
          { button: 'Choose a new password', to: 'forgotLink' },
        ],
      },
      hi: {
        subject: 'आपका पासवर्ड बदल गया है',
        parts: [
          'नमस्ते {name},',
          '{campaign} के आपके खाते का पासवर्ड बदल दिया गया है, और बाकी सभी उपकरण लॉग आउट कर दिए गए हैं।',
          'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें।',
          { button: 'नया पासवर्ड चुनें', to: 'forgotLink' },
        ],
      },
    },
  },
});

export const signInMessages = [
  codeMessage,
  confirmRegistrationMessage,
  askParentMessage,
  parentAgreedMessage,
  addressChangedMessage,
  resetPasswordMessage,
  passwordChangedMessage,
];
