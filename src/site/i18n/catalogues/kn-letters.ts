import type { PartialCatalogue } from '../catalogue.ts';

/** The Kannada texts of pages on which people see where their letters stand. */
export const knLetters: PartialCatalogue['letters'] = {
  pageTitle: 'ನಿಮ್ಮ ಸಂದೇಶ {{number}}',
  received: 'ತಲುಪಿದೆ',
  inWork: 'ಕೆಲಸ ನಡೆಯುತ್ತಿದೆ',
  answered: 'ಉತ್ತರಿಸಲಾಗಿದೆ',
  closed: 'ಮುಗಿದಿದೆ',
  receivedText: 'ಧನ್ಯವಾದ. ನಿಮ್ಮ ಸಂದೇಶ ನಮಗೆ ತಲುಪಿದೆ. ನಮ್ಮ ತಂಡದವರೊಬ್ಬರು ಓದುತ್ತಾರೆ.',
  inWorkText: 'ನಮ್ಮ ತಂಡದವರೊಬ್ಬರು ಇದನ್ನು ನೋಡುತ್ತಿದ್ದಾರೆ.',
  answeredText: 'ನಿಮಗೆ ಇಮೇಲ್‌ನಲ್ಲಿ ಉತ್ತರಿಸಿದ್ದೇವೆ.',
  closedText: 'ಇನ್ನೊಂದು ಉತ್ತರವಿಲ್ಲದೆ ಇದನ್ನು ಮುಗಿಸಿದ್ದೇವೆ. ಏನಾದರೂ ಉಳಿದಿದ್ದರೆ ನಮಗೆ ಬರೆಯಿರಿ.',
  takenUp: '{{day}} ರಂದು ಕೆಲಸ ಶುರು',
  replyOf: '{{day}} ರಂದು ನಮ್ಮ ಉತ್ತರ',
  together: 'ನಿಮ್ಮ ಇನ್ನೊಂದು ಸಂದೇಶದ ಜೊತೆ ಇದನ್ನು ನೋಡುತ್ತಿದ್ದೇವೆ. ಉತ್ತರ ನಿಮ್ಮ ಇಮೇಲ್‌ಗೆ ಬರುತ್ತದೆ.',
  writeAgain: 'ಮತ್ತೆ ನಮಗೆ ಬರೆಯಿರಿ',
  yours: 'ನಿಮ್ಮ ಸಂದೇಶಗಳು',
  none: 'ನಿಮ್ಮ ಇಮೇಲ್ ಅಥವಾ ಸಂಖ್ಯೆಯಿಂದ ನಮಗೆ ಇನ್ನೂ ಏನೂ ಬಂದಿಲ್ಲ.',
  write: 'ನಮಗೆ ಬರೆಯಿರಿ',
};
