import type { PartialCatalogue } from '../catalogue.ts';

/** The Kannada texts of links by which members invite others. */
export const knReferral: PartialCatalogue['referral'] = {
  invited: 'ಸ್ನೇಹಿತರೊಬ್ಬರು ನಿಮ್ಮನ್ನು ಕರೆದಿದ್ದಾರೆ.',
  invitedBy: '{{name}} ನಿಮ್ಮನ್ನು ಕರೆದಿದ್ದಾರೆ.',
  title: 'ಇತರರನ್ನು ಕರೆಯಿರಿ',
  intro:
    'ನಿಮ್ಮದೇ ಲಿಂಕ್ ನಿಮ್ಮ ಸ್ನೇಹಿತರನ್ನು ಸೇರುವ ಅರ್ಜಿಗೆ ಕರೆತರುತ್ತದೆ. ಎಷ್ಟು ಜನ ಬಂದರು, ಎಷ್ಟು ಜನ ಬರೆದರು ಎಂದು ಮಾತ್ರ ಎಣಿಸುತ್ತೇವೆ; ಯಾರು ಎಂದು ಎಂದಿಗೂ ಇಲ್ಲ.',
  make: 'ನನ್ನ ಲಿಂಕ್ ಮಾಡಿ',
  renew: 'ಹೊಸ ಲಿಂಕ್ ಮಾಡಿ',
  end: 'ಈ ಲಿಂಕ್ ನಿಲ್ಲಿಸಿ',
  renewWhat: 'ಹೊಸ ಲಿಂಕ್ ಆದ ಕೂಡಲೇ ಹಳೆಯದು ನಿಲ್ಲುತ್ತದೆ; ಅದರಿಂದ ಬಂದದ್ದು ಎಣಿಕೆಯಲ್ಲಿ ಉಳಿಯುತ್ತದೆ.',
  share: 'ಕಳುಹಿಸಿ',
  words: 'ನಾನು {{name}} ಅವರೊಂದಿಗೆ ಇದ್ದೇನೆ. ನೀವೂ ಬನ್ನಿ:',
  showName: 'ನನ್ನ ಮೊದಲ ಹೆಸರು ತೋರಿಸಿ',
  showNameWhat: 'ಲಿಂಕ್ ತೆರೆದವರಿಗೆ ಯಾರು ಕರೆದರೆಂದು ಕಾಣುತ್ತದೆ. ಇಲ್ಲದಿದ್ದರೆ “ಸ್ನೇಹಿತರೊಬ್ಬರು” ಎಂದಿರುತ್ತದೆ.',
  came_one: '{{count, number}} ವ್ಯಕ್ತಿ ನಿಮ್ಮ ಲಿಂಕ್ ತೆರೆದಿದ್ದಾರೆ.',
  came_other: '{{count, number}} ಜನ ನಿಮ್ಮ ಲಿಂಕ್ ತೆರೆದಿದ್ದಾರೆ.',
  thisWeek_one: 'ಅವರಲ್ಲಿ {{count, number}} ವ್ಯಕ್ತಿ ಕಳೆದ ಏಳು ದಿನಗಳಲ್ಲಿ.',
  thisWeek_other: 'ಅವರಲ್ಲಿ {{count, number}} ಜನ ಕಳೆದ ಏಳು ದಿನಗಳಲ್ಲಿ.',
  joined_one: '{{count, number}} ವ್ಯಕ್ತಿ ಇದರಿಂದ ಸೇರಿದ್ದಾರೆ.',
  joined_other: '{{count, number}} ಜನ ಇದರಿಂದ ಸೇರಿದ್ದಾರೆ.',
};
