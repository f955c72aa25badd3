import { defineMessage } from '#messages/define-message.ts';

/** Tells the owner of an address that they have an account already. */
export const haveAccountMessage = defineMessage({
  name: 'haveAccount',
  purpose: 'transactional',
  mail: {
    values: { logInLink: 'link', forgotLink: 'link' },
    words: {
      en: {
        subject: 'You have an account already',
        parts: [
          'Hello,',
          'Somebody, most likely you, tried to register with this address. It has an account with {campaign} already, so you can simply log in.',
          { button: 'Log in', to: 'logInLink' },
          'If you no longer know your password, you can choose a new one.',
          { button: 'Choose a new password', to: 'forgotLink' },
          'If it was not you, there is nothing to do. Nothing has changed.',
        ],
      },
      hi: {
        subject: 'आपका खाता पहले से है',
        parts: [
          'नमस्ते,',
          'किसी ने, शायद आपने ही, इस पते से पंजीकरण करना चाहा। इस पते का {campaign} पर खाता पहले से है, इसलिए आप सीधे लॉग इन कर सकते हैं।',
          { button: 'लॉग इन करें', to: 'logInLink' },
          'पासवर्ड याद न हो, तो नया चुन लें।',
          { button: 'नया पासवर्ड चुनें', to: 'forgotLink' },
          'अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं। कुछ भी नहीं बदला है।',
        ],
      },
    },
  },
});

/** Asks the owner of a new address whether it is theirs. */
export const confirmAddressMessage = defineMessage({
  name: 'confirmAddress',
  purpose: 'transactional',
  mail: {
    values: { name: 'personName', link: 'link' },
    words: {
      en: {
        subject: 'Confirm your new address',
        parts: [
          'Hello {name},',
          'The account of {name} with {campaign} is to use this address. If that account is yours, please confirm the address.',
          { button: 'Confirm this address', to: 'link' },
          'If it is not yours, or you did not ask for this, please ignore this mail: your address is then not used.',
        ],
      },
      hi: {
        subject: 'अपने नए पते की पुष्टि करें',
        parts: [
          'नमस्ते {name},',
          '{campaign} पर {name} के खाते में यह पता जोड़ा जाना है। अगर वह खाता आपका है, तो कृपया पते की पुष्टि करें।',
          { button: 'इस पते की पुष्टि करें', to: 'link' },
          'अगर वह खाता आपका नहीं है, या आपने ऐसा नहीं चाहा था, तो इस मेल को रहने दें; तब आपका पता नहीं जुड़ेगा।',
        ],
      },
    },
  },
});

export const peopleMessages = [haveAccountMessage, confirmAddressMessage];
