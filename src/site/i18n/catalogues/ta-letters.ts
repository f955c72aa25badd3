import type { PartialCatalogue } from '../catalogue.ts';

/** The Tamil texts of pages on which people see where their letters stand. */
export const taLetters: PartialCatalogue['letters'] = {
  pageTitle: 'உங்கள் செய்தி {{number}}',
  received: 'கிடைத்தது',
  inWork: 'வேலை நடக்கிறது',
  answered: 'பதில் தரப்பட்டது',
  closed: 'முடிக்கப்பட்டது',
  receivedText: 'நன்றி. உங்கள் செய்தி எங்களுக்குக் கிடைத்தது. எங்கள் குழுவில் ஒருவர் அதைப் படிப்பார்.',
  inWorkText: 'எங்கள் குழுவில் ஒருவர் இதைக் கவனித்து வருகிறார்.',
  answeredText: 'மின்னஞ்சலில் உங்களுக்குப் பதில் அனுப்பியுள்ளோம்.',
  closedText: 'மேலும் பதில் இல்லாமல் இதை முடித்துள்ளோம். ஏதேனும் விடுபட்டிருந்தால் எங்களுக்கு எழுதுங்கள்.',
  takenUp: '{{day}} அன்று வேலை தொடங்கியது',
  replyOf: '{{day}} அன்று எங்கள் பதில்',
  together: 'உங்கள் இன்னொரு செய்தியுடன் சேர்த்து இதைக் கவனிக்கிறோம். பதில் உங்கள் மின்னஞ்சலுக்கு வரும்.',
  writeAgain: 'மீண்டும் எழுதுக',
  yours: 'உங்கள் செய்திகள்',
  none: 'உங்கள் மின்னஞ்சலிலிருந்தோ எண்ணிலிருந்தோ இன்னும் எதுவும் வரவில்லை.',
  write: 'எங்களுக்கு எழுதுக',
};
