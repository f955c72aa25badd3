import type { enWish } from './en-wish.ts';

/** The texts of birthday cards. */
export const hiWish: { [Key in keyof typeof enWish]: string } = {
  intro: 'नाम लिखें और कार्ड तैयार: WhatsApp पर भेजें, या छाप लें।',
  message: 'कुछ शब्द',
  messageHint: '200 अक्षरों तक, नाम के नीचे छोटे अक्षरों में।',
  nameRequired: 'नाम ज़रूरी है',
  make: 'कार्ड बनाएँ',
  making: 'कार्ड बन रहा है',
  wall: 'शुभकामनाओं की दीवार',
  wallNote: 'यहाँ लगने से पहले हर कार्ड को एक व्यक्ति देखता है।',
  wallEmpty: 'यहाँ अभी कोई कार्ड नहीं है। पहला आपका हो सकता है।',
  older: 'पुराने कार्ड',
  newer: 'नए कार्ड',
  cardFor: 'जन्मदिन मुबारक, {{name}}',
  ready: 'कार्ड तैयार है',
  waits:
    'यह पन्ना कल तक केवल आप खोल सकते हैं। दूसरों को यह तब दिखेगा जब हमारी टीम का कोई व्यक्ति इसे देख ले। तस्वीर अभी से आपकी है।',
  share: 'तस्वीर साझा करें',
  save: 'तस्वीर सहेजें',
  another: 'एक और कार्ड बनाएँ',
};
