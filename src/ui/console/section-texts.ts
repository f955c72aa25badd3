import type { ConsoleText } from '#contract/console-text.ts';
import type { Section } from '#contract/permissions.ts';

/** The names of sections as staff read them. */
export const sectionTexts: Record<Section, ConsoleText> = {
  news: ['News', 'समाचार'],
  'press-releases': ['Press releases', 'प्रेस विज्ञप्तियाँ'],
  'media-coverage': ['Media coverage', 'मीडिया कवरेज'],
  speeches: ['Speeches', 'भाषण'],
  photos: ['Photos', 'तस्वीरें'],
  videos: ['Videos', 'वीडियो'],
  audios: ['Audio', 'ऑडियो'],
  documents: ['Documents', 'दस्तावेज़'],
  infographics: ['Infographics', 'इन्फ़ोग्राफ़िक'],
  events: ['Events', 'कार्यक्रम'],
  banners: ['Home banner', 'मुखपृष्ठ बैनर'],
  pages: ['Pages', 'पन्ने'],
  journey: ['Journey', 'यात्रा'],
  achievements: ['Achievements', 'उपलब्धियाँ'],
  governance: ['Governance', 'शासन'],
  faq: ['Questions and answers', 'सवाल-जवाब'],
  quiz: ['Quiz', 'क्विज़'],
  media: ['Media library', 'मीडिया संग्रह'],
  booth: ['Photo booth', 'फ़ोटो बूथ'],
  push: ['Push messages', 'पुश संदेश'],
  law: ['Law', 'क़ानून'],
  newsletter: ['Newsletter', 'समाचार पत्र'],
  settings: ['Settings, colour', 'सेटिंग, रंग'],
  supporters: ['Join messages, grievances', 'जुड़ने के संदेश, शिकायतें'],
  privacy: ['Privacy desk', 'निजता डेस्क'],
  agents: ['People and roles', 'लोग और भूमिकाएँ'],
  audit: ['Record', 'रिकॉर्ड'],
};
