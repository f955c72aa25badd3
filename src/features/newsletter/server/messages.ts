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
        subject: 'कृपया समाचार पत्र की पुष्टि करें',
        parts: [
          'नमस्ते,',
          'आप {campaign} का समाचार पत्र पाना चाहते हैं। कृपया पुष्टि करें, ताकि कोई और आपकी जगह यह न कर सके।',
          { button: 'हाँ, मुझे समाचार पत्र भेजें', to: 'link' },
          'अगर यह आप नहीं थे, तो इस मेल को रहने दें; आगे कुछ नहीं आएगा।',
        ],
      },
    },
  },
});

export const newsletterMessages = [confirmNewsletterMessage];
