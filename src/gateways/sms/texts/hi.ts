import type { SmsWords } from './words.ts';

/** The short messages in Hindi. */
export const hindi: SmsWords = {
  code: '{code} आपका {host} का कोड है। 5 मिनट तक चलेगा। इसे किसी को न बताएँ।\n\n@{host} #{code}',
  askParent: '{childName} की उम्र 18 से कम है। {host} पर पंजीकरण के लिए आपकी सहमति चाहिए: {link}',
  numberChanged:
    '{host} के आपके खाते का मोबाइल नंबर बदल गया है। अगर यह आपने नहीं किया, तो वहाँ हमें तुरंत लिखें।',
};
