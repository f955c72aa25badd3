import type { Language } from '#contract/languages.ts';

interface FrameWords {
  readAll: string;
  inBrowser: string;
  unsubscribe: string;
  preferences: string;
  /** Why this came. */
  footer: string;
  signature: string;
}

const en: FrameWords = {
  readAll: 'Read all of it',
  inBrowser: 'Read this in your browser',
  unsubscribe: 'Unsubscribe',
  preferences: 'Choose language and topics',
  footer: 'You get this mail because you subscribed to the newsletter of {campaign}.',
  signature: 'The team of {campaign}',
};

const hi: FrameWords = {
  readAll: 'पूरा पढ़ें',
  inBrowser: 'इसे ब्राउज़र में पढ़ें',
  unsubscribe: 'चिट्ठी बंद करें',
  preferences: 'भाषा और विषय चुनें',
  footer: 'यह मेल आपको इसलिए मिला क्योंकि आपने {campaign} की चिट्ठी मँगाई है।',
  signature: '{campaign} की टीम',
};

/** Words around an issue; languages that nobody has written yet get English. */
export const frameWords = (language: Language): FrameWords => (language === 'hi' ? hi : en);
