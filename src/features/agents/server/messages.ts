import { defineMessage } from '#messages/define-message.ts';

/** Asks somebody to make the campaign with us. */
export const invitationMessage = defineMessage({
  name: 'agentInvitation',
  purpose: 'transactional',
  // The lifetime of an invitation.
  goodForMinutes: 7 * 24 * 60,
  mail: {
    reader: 'colleague',
    values: { name: 'personName', inviter: 'personName', link: 'link' },
    words: {
      en: {
        subject: 'You are invited to the team of {campaign}',
        parts: [
          'Hello {name},',
          '{inviter} invites you to work on the website of {campaign}. Open the link, choose a password, and set up a second step of logging in. It takes five minutes; have your phone at hand.',
          { button: 'Accept the invitation', to: 'link' },
          'The link works once, for 7 days. If you do not know what this is about, please ignore this mail; then no account is opened.',
        ],
      },
      hi: {
        subject: '{campaign} की टीम में आपको आमंत्रण',
        parts: [
          'नमस्ते {name},',
          '{inviter} की ओर से {campaign} की वेबसाइट पर काम करने का आमंत्रण है। लिंक खोलें, पासवर्ड चुनें और लॉग इन का दूसरा कदम सेट करें। इसमें पाँच मिनट लगते हैं; फ़ोन पास रखें।',
          { button: 'आमंत्रण स्वीकार करें', to: 'link' },
          'लिंक एक बार और 7 दिन तक चलता है। अगर आपको इसके बारे में कुछ नहीं पता, तो इस मेल को रहने दें; तब कोई खाता नहीं खुलेगा।',
        ],
      },
    },
  },
});

/** Carries the link for choosing a new password. */
export const agentPasswordMessage = defineMessage({
  name: 'agentPassword',
  purpose: 'transactional',
  // The lifetime of its link.
  goodForMinutes: 30,
  mail: {
    reader: 'colleague',
    values: { name: 'personName', link: 'link' },
    words: {
      en: {
        subject: 'Choose a new password for the agent area',
        parts: [
          'Hello {name},',
          'Somebody, most likely you, asked for a new password for the agent area of {campaign}. The link works once, for 30 minutes. The second step of logging in stays as it is.',
          { button: 'Choose a new password', to: 'link' },
          'If it was not you, there is nothing to do. Your password stays as it is.',
        ],
      },
      hi: {
        subject: 'टीम क्षेत्र के लिए नया पासवर्ड चुनें',
        parts: [
          'नमस्ते {name},',
          'किसी ने, शायद आपने ही, {campaign} के टीम क्षेत्र के लिए नया पासवर्ड माँगा है। लिंक एक बार और 30 मिनट तक चलता है। लॉग इन का दूसरा कदम जैसा था वैसा ही रहेगा।',
          { button: 'नया पासवर्ड चुनें', to: 'link' },
          'अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं। आपका पासवर्ड वही रहेगा।',
        ],
      },
    },
  },
});

/** Tells an agent that their password was changed. */
export const agentPasswordChangedMessage = defineMessage({
  name: 'agentPasswordChanged',
  purpose: 'transactional',
  mail: {
    reader: 'colleague',
    values: { name: 'personName', link: 'link' },
    words: {
      en: {
        subject: 'Your password for the agent area has changed',
        parts: [
          'Hello {name},',
          'The password of your account in the agent area of {campaign} was changed just now, and everybody who was logged in with it was logged out.',
          'If this was not you, choose a new one at once and tell an administrator.',
          { button: 'This was not me', to: 'link' },
        ],
      },
      hi: {
        subject: 'टीम क्षेत्र का आपका पासवर्ड बदल गया है',
        parts: [
          'नमस्ते {name},',
          '{campaign} के टीम क्षेत्र में आपके खाते का पासवर्ड अभी बदला गया है, और उससे जो भी लॉग इन था, उसे लॉग आउट कर दिया गया।',
          'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें और किसी व्यवस्थापक को बताएँ।',
          { button: 'यह मैंने नहीं किया', to: 'link' },
        ],
      },
    },
  },
});

/** Tells an agent of a log-in from a browser that is new. */
export const newBrowserMessage = defineMessage({
  name: 'agentNewBrowser',
  purpose: 'transactional',
  mail: {
    reader: 'colleague',
    values: { name: 'personName', device: 'text', link: 'link' },
    words: {
      en: {
        subject: 'A log-in from a new browser',
        parts: [
          'Hello {name},',
          'Your account in the agent area of {campaign} was just used from a browser that we have not seen before: {device}.',
          'If this was you, there is nothing to do. If not, choose a new password at once; that ends every session.',
          { button: 'This was not me', to: 'link' },
        ],
      },
      hi: {
        subject: 'नए ब्राउज़र से लॉग इन',
        parts: [
          'नमस्ते {name},',
          '{campaign} के टीम क्षेत्र में आपके खाते से अभी एक ऐसे ब्राउज़र से लॉग इन हुआ है जो हमने पहले नहीं देखा: {device}।',
          'अगर यह आप ही थे, तो कुछ करने की ज़रूरत नहीं। नहीं तो तुरंत नया पासवर्ड चुनें; इससे हर जगह से लॉग आउट हो जाएगा।',
          { button: 'यह मैंने नहीं किया', to: 'link' },
        ],
      },
    },
  },
});

/** Tells an agent that a second factor was added or removed. */
export const factorsChangedMessage = defineMessage({
  name: 'agentFactorsChanged',
  purpose: 'transactional',
  mail: {
    reader: 'colleague',
    values: { name: 'personName', link: 'link' },
    words: {
      en: {
        subject: 'The second step of your log-in has changed',
        parts: [
          'Hello {name},',
          'An authenticator, a passkey or the recovery codes of your account in the agent area of {campaign} were changed just now.',
          'If this was not you, choose a new password at once and tell an administrator.',
          { button: 'This was not me', to: 'link' },
        ],
      },
      hi: {
        subject: 'आपके लॉग इन का दूसरा कदम बदल गया है',
        parts: [
          'नमस्ते {name},',
          '{campaign} के टीम क्षेत्र में आपके खाते का कोड ऐप, पासकी या रिकवरी कोड अभी बदला गया है।',
          'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें और किसी व्यवस्थापक को बताएँ।',
          { button: 'यह मैंने नहीं किया', to: 'link' },
        ],
      },
    },
  },
});

/** Tells an agent that an administrator has removed their second factors. */
export const factorsResetMessage = defineMessage({
  name: 'agentFactorsReset',
  purpose: 'transactional',
  mail: {
    reader: 'colleague',
    values: { name: 'personName', administrator: 'personName', link: 'link' },
    words: {
      en: {
        subject: 'Set up the second step of your log-in again',
        parts: [
          'Hello {name},',
          '{administrator} has reset the second step of your account in the agent area of {campaign}. You are logged out everywhere. Log in with your password, and set up a code or a passkey again.',
          { button: 'Log in', to: 'link' },
          'If you did not ask for this, do it all the same, and do it now: until then your password alone opens the set-up.',
        ],
      },
      hi: {
        subject: 'अपने लॉग इन का दूसरा कदम फिर से सेट करें',
        parts: [
          'नमस्ते {name},',
          '{administrator} ने {campaign} के टीम क्षेत्र में आपके खाते का दूसरा कदम हटा दिया है। आप हर जगह से लॉग आउट हैं। पासवर्ड से लॉग इन करें और कोड या पासकी फिर से सेट करें।',
          { button: 'लॉग इन करें', to: 'link' },
          'अगर आपने यह नहीं माँगा था, तब भी इसे अभी कर लें: तब तक अकेले आपके पासवर्ड से यह सेट किया जा सकता है।',
        ],
      },
    },
  },
});

/** Tells an agent that somebody at the server itself has let them in anew. */
export const accessResetMessage = defineMessage({
  name: 'agentAccessReset',
  purpose: 'transactional',
  mail: {
    reader: 'colleague',
    values: { name: 'personName', link: 'link' },
    words: {
      en: {
        subject: 'Your log-in was reset at the server',
        parts: [
          'Hello {name},',
          'Somebody who runs the server of {campaign} has reset your account in the agent area. Its second steps are removed, you are logged out everywhere, and the person at the server holds a link to a new password. It works once, for 30 minutes.',
          'If you asked for this, use that link. If you did not, ask the person who runs the server at once, and choose a password of your own:',
          { button: 'Choose a new password', to: 'link' },
        ],
      },
      hi: {
        subject: 'सर्वर पर आपका लॉग इन रीसेट किया गया है',
        parts: [
          'नमस्ते {name},',
          '{campaign} का सर्वर चलाने वाले किसी व्यक्ति ने टीम क्षेत्र में आपका खाता रीसेट किया है। दूसरे कदम हटा दिए गए हैं, आप हर जगह से लॉग आउट हैं, और सर्वर पर बैठे व्यक्ति के पास नए पासवर्ड का लिंक है। वह एक बार और 30 मिनट तक चलता है।',
          'अगर यह आपने माँगा था, तो उसी लिंक का उपयोग करें। अगर नहीं, तो सर्वर चलाने वाले से तुरंत पूछें, और अपना पासवर्ड ख़ुद चुनें:',
          { button: 'नया पासवर्ड चुनें', to: 'link' },
        ],
      },
    },
  },
});

export const agentMessages = [
  invitationMessage,
  agentPasswordMessage,
  agentPasswordChangedMessage,
  newBrowserMessage,
  factorsChangedMessage,
  factorsResetMessage,
  accessResetMessage,
];
