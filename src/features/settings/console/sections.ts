import type { ConsoleText } from '#contract/console-text.ts';

/** A screen of the settings: the fields that it edits, of the facts and of each language. */
export interface SettingsSection {
  slug: string;
  label: ConsoleText;
  help: ConsoleText;
  facts: readonly string[];
  /** `title` and `summary` among them are those of the settings' own document. */
  words: readonly string[];
}

export const sections: readonly SettingsSection[] = [
  {
    slug: 'name',
    label: ['Name and portrait', 'नाम और चित्र'],
    help: [
      'At the top of every page and on every share picture.',
      'हर पन्ने के ऊपर और हर साझा चित्र पर\u202f।',
    ],
    facts: ['portrait'],
    words: [
      'title',
      'place',
      'nameLine',
      'office',
      'constituency',
      'party',
      'summary',
      'portraitAlt',
    ],
  },
  {
    slug: 'slogan',
    label: ['Slogan', 'नारा'],
    help: [
      'One word or two, painted on the wall of the front page.',
      'एक-दो शब्द, मुख पृष्ठ की दीवार पर\u202f।',
    ],
    facts: ['slogans', 'isAdvertisement', 'certificate'],
    words: [],
  },
  {
    slug: 'colour',
    label: ['Colour', 'रंग'],
    help: [
      'One hue paints the whole site. Pick one your opponents do not own.',
      'एक रंग से पूरी साइट रँगती है\u202f। ऐसा चुनें जो विरोधियों का न हो\u202f।',
    ],
    facts: ['hue'],
    words: [],
  },
  {
    slug: 'motifs',
    label: ['Motifs', 'चित्र की चीज़ें'],
    help: [
      'What the drawn pictures never show, such as election symbols.',
      'जो चित्रों में कभी न बने, जैसे चुनाव चिह्न\u202f।',
    ],
    facts: ['motifsOff'],
    words: [],
  },
  {
    slug: 'languages',
    label: ['Languages', 'भाषाएँ'],
    help: [
      'Those that readers are offered. English is always there.',
      'जो पाठकों को मिलती हैं\u202f। अंग्रेज़ी हमेशा रहती है\u202f।',
    ],
    facts: ['languages'],
    words: [],
  },
  {
    slug: 'menu',
    label: ['Menu', 'मेन्यू'],
    help: [
      'The order of the entries at the top of every page.',
      'हर पन्ने के ऊपर प्रविष्टियों का क्रम\u202f।',
    ],
    facts: ['menuOrder'],
    words: [],
  },
  {
    slug: 'links',
    label: ['Links and footer', 'लिंक और पाद'],
    help: [
      'Where the icons lead, and what stands at the foot.',
      'निशान कहाँ ले जाते हैं, और नीचे क्या लिखा रहता है\u202f।',
    ],
    facts: [
      'facebook',
      'instagram',
      'twitter',
      'youtube',
      'donate',
      'join',
      'phone',
      'email',
      'privacyDays',
    ],
    words: [
      'footerText',
      'imprint',
      'newsletterTitle',
      'newsletterText',
      'address',
      'officeHours',
      'description',
    ],
  },
  {
    slug: 'banners',
    label: ['Banners', 'बैनर'],
    help: [
      'On the wall of the front page, or above other pages. Each has its places, its days and its approval.',
      'मुख पृष्ठ की दीवार पर, या दूसरे पन्नों के ऊपर\u202f। हर बैनर की अपनी जगह, अपने दिन और अपनी मंज़ूरी\u202f।',
    ],
    facts: [],
    words: [],
  },
  {
    slug: 'switches',
    label: ['Switches', 'स्विच'],
    help: [
      'A part that is switched off is gone for readers: its page, its links, its forms.',
      'बंद हिस्सा पाठकों के लिए नहीं रहता: न पन्ना, न लिंक, न फ़ॉर्म\u202f।',
    ],
    facts: ['switchedOff'],
    words: [],
  },
  {
    slug: 'addresses',
    label: ['Short addresses', 'छोटे पते'],
    help: [
      'For posters and letters: /go/report leads to a page.',
      'पोस्टर और चिट्ठियों के लिए: /go/report किसी पन्ने पर ले जाता है\u202f।',
    ],
    facts: [],
    words: [],
  },
];
