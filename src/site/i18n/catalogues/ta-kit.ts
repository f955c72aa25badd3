import type { PartialCatalogue } from '../catalogue.ts';

/** The Tamil texts of the kit for supporters. */
export const taKit: PartialCatalogue['kit'] = {
  with: 'நான் {{name}} அவர்களுடன் இருக்கிறேன்',
  title: 'பேரணித் தொகுப்பு',
  intro: 'உங்கள் பெயருடன் ஒரு சுவரொட்டி, WhatsApp ஸ்டேட்டஸ், அட்டை. நொடியில் தயார், உடனே உங்களுடையது.',
  shape: 'எதை உருவாக்கலாம்?',
  status: 'WhatsApp ஸ்டேட்டஸ்',
  statusWhat: 'ஃபோன் முழுவதும், 1080 × 1920',
  card: 'அட்டை',
  cardWhat: 'சதுரம், குழுக்களுக்கு, 1080 × 1080',
  poster: 'சுவரொட்டி',
  posterWhat: 'A4, சுவருக்கு அல்லது சன்னலுக்கு',
  name: 'உங்கள் பெயர்',
  nameHint: '40 எழுத்துகள் வரை. பெயர் இல்லாவிட்டால் அங்கே முழக்கம் இருக்கும்.',
  language: 'மொழி',
  event: 'அதில் ஒரு நிகழ்ச்சி',
  noEvent: 'நிகழ்ச்சி வேண்டாம்',
  make: 'படத்தை உருவாக்கு',
  making: 'உருவாகிறது',
  print: 'அச்சிட PDF உருவாக்கு',
  ready: 'இதோ தயார்',
  share: 'பகிர்க',
  save: 'படத்தைச் சேமி',
  sample: 'படம் ஏறக்குறைய இப்படி இருக்கும்',
  private: 'உங்களுக்காக வரைகிறோம், எதையும் வைத்துக்கொள்வதில்லை: பெயரும் இல்லை, படமும் இல்லை.',
};
