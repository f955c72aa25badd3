import type { PartialCatalogue } from '../catalogue.ts';

/** The Kannada texts of the check-in list for volunteers. */
export const knGate: PartialCatalogue['gate'] = {
  title: 'ಚೆಕ್-ಇನ್',
  loading: 'ಪಟ್ಟಿ ಬರುತ್ತಿದೆ.',
  unreachable: 'ಸರ್ವರ್ ತಲುಪಲು ಆಗಲಿಲ್ಲ. ನೆಟ್‌ವರ್ಕ್ ಇರುವಲ್ಲಿ ಲಿಂಕ್ ಒಮ್ಮೆ ತೆರೆಯಿರಿ; ನಂತರ ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲದೆಯೂ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
  noLink: 'ತಂಡ ಕೊಟ್ಟ ಲಿಂಕ್‌ನಿಂದ ಈ ಪುಟ ತೆರೆಯಿರಿ.',
  ended: 'ಈ ಲಿಂಕ್ ಮುಗಿದಿದೆ, ಅಥವಾ ಅದರ ದಿನ ಇನ್ನೂ ಬಂದಿಲ್ಲ. ಪಟ್ಟಿ ಈಗ ಈ ಫೋನ್‌ನಲ್ಲಿಲ್ಲ.',
  search: 'ಹೆಸರು ಅಥವಾ ಕೋಡ್',
  nobody: 'ಪಟ್ಟಿಯಲ್ಲಿ ಆ ಹೆಸರಿನವರು ಯಾರೂ ಇಲ್ಲ.',
  in: '{{all, number}} ಜನರಲ್ಲಿ {{count, number}} ಬಂದಿದ್ದಾರೆ',
  sent: 'ಎಲ್ಲವನ್ನೂ ಕಳುಹಿಸಲಾಗಿದೆ.',
  waits_one: '{{count, number}} ಗುರುತು ನೆಟ್‌ವರ್ಕ್‌ಗಾಗಿ ಕಾಯುತ್ತಿದೆ.',
  waits_other: '{{count, number}} ಗುರುತುಗಳು ನೆಟ್‌ವರ್ಕ್‌ಗಾಗಿ ಕಾಯುತ್ತಿವೆ.',
  kept: 'ಈ ಪುಟ ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲದೆಯೂ ತೆರೆಯುತ್ತದೆ.',
  more: 'ಇನ್ನೂ {{count, number}} ಹೆಸರುಗಳಿವೆ. ಒಂದೆರಡು ಅಕ್ಷರ ಬರೆಯಿರಿ.',
  onWaitingList: 'ಕಾಯುವವರ ಪಟ್ಟಿಯಲ್ಲಿ',
  since: '{{time}} ರಿಂದ ಒಳಗಿದ್ದಾರೆ',
  checkIn: 'ಬಂದರು',
  checkInOf: '{{name}} ಬಂದರು',
  undo: 'ಹಿಂಪಡೆಯಿರಿ',
  undoOf: '{{name}} ಚೆಕ್-ಇನ್ ಹಿಂಪಡೆಯಿರಿ',
  walkIns: 'ಉತ್ತರಿಸದೆ ಬಂದವರು',
  oneMore: 'ಇನ್ನೊಬ್ಬರು',
  oneLess: 'ಕೊನೆಯದನ್ನು ತೆಗೆಯಿರಿ',
};
