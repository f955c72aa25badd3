import { defineMessage } from '#messages/define-message.ts';

/** Asks the owner of an address to confirm the subscription. */
export const confirmNewsletterMessage = defineMessage({
  name: 'confirmNewsletter',
  purpose: 'transactional',
  mail: {
    values: { link: 'link' },
    words: {
      en: {
        subject: 'Please confirm your subscription',
        parts: [
          'Hello,',
          'You would like to get the newsletter of {campaign}. Please confirm it, so that nobody else can subscribe you.',
          { button: 'Yes, send me the newsletter', to: 'link' },
          'If it was not you, please ignore this mail; nothing more will come.',
        ],
      },
      hi: {
        subject: 'कृपया ईमेल वाली चिट्ठी की पुष्टि करें',
        parts: [
          'नमस्ते,',
          'आप {campaign} की चिट्ठी ईमेल से पाना चाहते हैं। कृपया पुष्टि करें, ताकि कोई और आपकी जगह यह न कर सके।',
          { button: 'हाँ, मुझे चिट्ठी भेजिए', to: 'link' },
          'अगर यह आप नहीं थे, तो इस मेल को रहने दें; आगे कुछ नहीं आएगा।',
        ],
      },
    },
  },
});

/** Tells somebody who asks for the newsletter that they get it. */
export const haveNewsletterMessage = defineMessage({
  name: 'haveNewsletter',
  purpose: 'transactional',
  mail: {
    values: { link: 'link' },
    words: {
      en: {
        subject: 'You get the newsletter already',
        parts: [
          'Hello,',
          'Somebody, most likely you, asked for the newsletter of {campaign} with this address. It comes to you already, so there is nothing to confirm.',
          'Here you can choose its language and topics, or stop it.',
          { button: 'My newsletter', to: 'link' },
          'If it was not you, there is nothing to do. Nothing has changed.',
        ],
      },
      hi: {
        subject: 'चिट्ठी आपको पहले से मिलती है',
        parts: [
          'नमस्ते,',
          'किसी ने, शायद आपने ही, इस पते पर {campaign} की चिट्ठी मँगाई। वह आपको पहले से मिलती है, इसलिए किसी पुष्टि की ज़रूरत नहीं।',
          'उसकी भाषा और विषय यहाँ चुनें, या उसे बंद करें।',
          { button: 'मेरी चिट्ठी', to: 'link' },
          'अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं। कुछ भी नहीं बदला है।',
        ],
      },
    },
  },
});

export const newsletterMessages = [confirmNewsletterMessage, haveNewsletterMessage];
