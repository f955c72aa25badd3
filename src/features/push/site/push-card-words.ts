import type { Language } from '#contract/languages.ts';
import type { Topic } from '#contract/topics.ts';

interface CardWords {
  title: string;
  text: string;
  about: string;
  topics: Record<Topic, string>;
  yes: string;
  notNow: string;
  more: string;
  choose: string;
  thanks: string;
  failed: string;
}

const en: CardWords = {
  title: 'Shall we tell you when there is something new?',
  text: 'A short message on this device, even while this page is closed. It is switched off as easily as on.',
  about: 'What about?',
  topics: {
    news: 'News and statements',
    events: 'Events',
    quiz: 'The daily quiz',
    media: 'Speeches and videos',
  },
  yes: 'Yes, tell me',
  notNow: 'Not now',
  more: 'More about it',
  choose: 'Choose at least one.',
  thanks: 'Thank you. You hear from us on this device.',
  failed: 'This browser does not allow it. Nothing was stored.',
};

const hi: CardWords = {
  title: 'कुछ नया हो तो आपको बताएँ?',
  text: 'इसी डिवाइस पर एक छोटा संदेश, यह पन्ना बंद हो तब भी\u202f। इसे बंद करना उतना ही आसान है\u202f।',
  about: 'किस बारे में?',
  topics: {
    news: 'समाचार और बयान',
    events: 'कार्यक्रम',
    quiz: 'रोज़ की क्विज़',
    media: 'भाषण और वीडियो',
  },
  yes: 'हाँ, बताइए',
  notNow: 'अभी नहीं',
  more: 'इसके बारे में और',
  choose: 'कम से कम एक चुनें\u202f।',
  thanks: 'धन्यवाद\u202f। इस डिवाइस पर आपको हमारे संदेश मिलेंगे\u202f।',
  failed: 'यह ब्राउज़र इसकी अनुमति नहीं देता\u202f। कुछ भी सहेजा नहीं गया\u202f।',
};

/** The words of the card; English where a language has none yet, as everywhere on the site. */
export function cardWords(language: Language): CardWords & { language: Language } {
  return language === 'hi' ? { ...hi, language } : { ...en, language: 'en' };
}
