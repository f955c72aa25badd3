import type { ConsoleText } from '#contract/console-text.ts';
import type { RoleName } from '#contract/roles.ts';

/** The purpose of each role, in one sentence. */
export const roleHints: Record<RoleName, ConsoleText> = {
  administrator: [
    'People, settings and the record. Reads content; opens no letters, numbers or addresses.',
    'लोग, सेटिंग और रिकॉर्ड\u202f। सामग्री पढ़ना; पत्र, नंबर और पते नहीं खुलते\u202f।',
  ],
  publisher: [
    'Writes, reviews and publishes everything; proposes settings, and reads the record.',
    'सब कुछ लिखना, जाँचना और प्रकाशित करना; सेटिंग सुझाना, और रिकॉर्ड पढ़ना\u202f।',
  ],
  editor: [
    'Writes everything; somebody else publishes it.',
    'सब कुछ लिखना; प्रकाशित कोई और करता है\u202f।',
  ],
  translator: [
    'Writes in the languages chosen here, and reads the others.',
    'यहाँ चुनी भाषाओं में लिखना, बाकी पढ़ना\u202f।',
  ],
  media: [
    'Adds and publishes pictures, videos and recordings.',
    'तस्वीरें, वीडियो और रिकॉर्डिंग जोड़ना और प्रकाशित करना\u202f।',
  ],
  'supporter-desk': [
    'Answers join messages and grievances. Opening a card is recorded.',
    'जुड़ने के संदेशों और शिकायतों का जवाब देना\u202f। कार्ड खोलना दर्ज होता है\u202f।',
  ],
  'privacy-officer': [
    'Handles requests about personal data, and reads the record.',
    'निजी जानकारी के अनुरोध निपटाना, और रिकॉर्ड पढ़ना\u202f।',
  ],
};
