import type { enLetters } from './en-letters.ts';

/** The Hindi texts of pages on which people see where their letters stand. */
export const hiLetters: { [Key in keyof typeof enLetters]: string } = {
  pageTitle: 'आपका संदेश {{number}}',
  received: 'मिल गया',
  inWork: 'काम चल रहा है',
  answered: 'जवाब दे दिया गया',
  closed: 'बंद',
  receivedText: 'धन्यवाद। आपका संदेश हमें मिल गया। हमारी टीम इसे पढ़ेगी।',
  inWorkText: 'हमारी टीम से कोई इस पर काम कर रहा है।',
  answeredText: 'हमने आपको ईमेल से जवाब दे दिया है।',
  closedText: 'हमने इसे बिना किसी और जवाब के बंद किया है। कुछ रह गया हो तो हमें लिखिए।',
  takenUp: '{{day}} से काम शुरू',
  replyOf: '{{day}} का हमारा जवाब',
  together: 'हम इसे आपके एक और संदेश के साथ देख रहे हैं। जवाब आपके ईमेल पर आएगा।',
  writeAgain: 'हमें फिर लिखें',
  yours: 'आपके संदेश',
  none: 'आपके ईमेल या नंबर से अभी तक हमें कुछ नहीं मिला है।',
  write: 'हमें लिखें',
};
