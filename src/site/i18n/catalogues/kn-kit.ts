import type { PartialCatalogue } from '../catalogue.ts';

/** The Kannada texts of the kit for supporters. */
export const knKit: PartialCatalogue['kit'] = {
  with: 'ನಾನು {{name}} ಅವರೊಂದಿಗೆ ಇದ್ದೇನೆ',
  title: 'ರ‍್ಯಾಲಿ ಕಿಟ್',
  intro: 'ನಿಮ್ಮ ಹೆಸರಿರುವ ಪೋಸ್ಟರ್, WhatsApp ಸ್ಟೇಟಸ್ ಮತ್ತು ಕಾರ್ಡ್. ಕ್ಷಣದಲ್ಲಿ ಸಿದ್ಧ, ಕೂಡಲೇ ನಿಮ್ಮದು.',
  shape: 'ಏನು ಮಾಡೋಣ?',
  status: 'WhatsApp ಸ್ಟೇಟಸ್',
  statusWhat: 'ಫೋನ್ ತುಂಬ, 1080 × 1920',
  card: 'ಕಾರ್ಡ್',
  cardWhat: 'ಚೌಕ, ಗುಂಪುಗಳಿಗೆ, 1080 × 1080',
  poster: 'ಪೋಸ್ಟರ್',
  posterWhat: 'A4, ಗೋಡೆ ಅಥವಾ ಕಿಟಕಿಗೆ',
  name: 'ನಿಮ್ಮ ಹೆಸರು',
  nameHint: '40 ಅಕ್ಷರಗಳವರೆಗೆ. ಹೆಸರು ಇಲ್ಲದಿದ್ದರೆ ಅಲ್ಲಿ ಘೋಷಣೆ ಇರುತ್ತದೆ.',
  language: 'ಭಾಷೆ',
  event: 'ಅದರಲ್ಲಿ ಒಂದು ಕಾರ್ಯಕ್ರಮ',
  noEvent: 'ಕಾರ್ಯಕ್ರಮ ಬೇಡ',
  make: 'ಚಿತ್ರ ಮಾಡಿ',
  making: 'ಸಿದ್ಧವಾಗುತ್ತಿದೆ',
  print: 'ಮುದ್ರಿಸಲು PDF ಮಾಡಿ',
  ready: 'ಇಗೋ ಸಿದ್ಧ',
  share: 'ಹಂಚಿಕೊಳ್ಳಿ',
  save: 'ಚಿತ್ರ ಉಳಿಸಿ',
  sample: 'ಚಿತ್ರ ಸುಮಾರಾಗಿ ಹೀಗಿರುತ್ತದೆ',
  private: 'ನಿಮಗಾಗಿ ಬಿಡಿಸುತ್ತೇವೆ, ಏನನ್ನೂ ಇಟ್ಟುಕೊಳ್ಳುವುದಿಲ್ಲ: ಹೆಸರನ್ನೂ ಇಲ್ಲ, ಚಿತ್ರವನ್ನೂ ಇಲ್ಲ.',
};
