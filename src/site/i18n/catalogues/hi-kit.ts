import type { enKit } from './en-kit.ts';

/** The Hindi texts of the kit for supporters. */
export const hiKit: { [Key in keyof typeof enKit]: string } = {
  with: 'मैं {{name}} के साथ हूँ',
  title: 'रैली किट',
  intro: 'आपके नाम वाला पोस्टर, WhatsApp स्टेटस और कार्ड। पल भर में तैयार, और तुरंत आपका।',
  shape: 'क्या बनाएँ?',
  status: 'WhatsApp स्टेटस',
  statusWhat: 'पूरे फ़ोन पर, 1080 × 1920',
  card: 'कार्ड',
  cardWhat: 'चौकोर, ग्रुप के लिए, 1080 × 1080',
  poster: 'पोस्टर',
  posterWhat: 'A4, दीवार या खिड़की के लिए',
  name: 'आपका नाम',
  nameHint: '40 अक्षरों तक। नाम न हो तो वहाँ नारा रहेगा।',
  language: 'भाषा',
  event: 'उस पर एक कार्यक्रम',
  noEvent: 'कोई कार्यक्रम नहीं',
  make: 'तस्वीर बनाएँ',
  making: 'बन रही है',
  print: 'छापने के लिए PDF बनाएँ',
  ready: 'यह लीजिए',
  share: 'साझा करें',
  save: 'तस्वीर सहेजें',
  sample: 'तस्वीर कुछ ऐसी होगी',
  private: 'हम इसे आपके लिए बनाते हैं और कुछ नहीं रखते: न नाम, न तस्वीर।',
};
