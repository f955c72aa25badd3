/** The messages of cards, invitations, the rally kit and push in Kannada, by their English text. */
export const knOfSupporters: Record<string, string> = {
  'Saved.': 'ಉಳಿಸಲಾಗಿದೆ.',
  'You have made a card today. You can make the next one tomorrow.':
    'ಇಂದು ನೀವು ಕಾರ್ಡ್ ಮಾಡಿದ್ದೀರಿ. ಮುಂದಿನದನ್ನು ನಾಳೆ ಮಾಡಬಹುದು.',
  'The card is ready.': 'ಕಾರ್ಡ್ ಸಿದ್ಧ.',
  'Write it in Latin or Indian letters': 'ಲ್ಯಾಟಿನ್ ಅಥವಾ ಭಾರತೀಯ ಅಕ್ಷರಗಳಲ್ಲಿ ಬರೆಯಿರಿ',
  'Write it without links': 'ಲಿಂಕ್‌ಗಳಿಲ್ಲದೆ ಬರೆಯಿರಿ',
  'Your link is ready.': 'ನಿಮ್ಮ ಲಿಂಕ್ ಸಿದ್ಧ.',
  'Your link works no more.': 'ನಿಮ್ಮ ಲಿಂಕ್ ಇನ್ನು ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ.',
  'This event is over. Choose another': 'ಈ ಕಾರ್ಯಕ್ರಮ ಮುಗಿದಿದೆ. ಬೇರೊಂದು ಆರಿಸಿ',
  'This is no push token of a browser': 'ಇದು ಬ್ರೌಸರ್‌ನ ಪುಶ್ ಟೋಕನ್ ಅಲ್ಲ',
  'This browser is registered to somebody else. Ask it for a new token.':
    'ಈ ಬ್ರೌಸರ್ ಬೇರೆಯವರ ಹೆಸರಿನಲ್ಲಿ ನೋಂದಣಿಯಾಗಿದೆ. ಅದರಿಂದ ಹೊಸ ಟೋಕನ್ ಪಡೆಯಿರಿ.',
  'You hear from us on this device.': 'ಈ ಫೋನ್‌ನಲ್ಲಿ ನಮ್ಮ ಸೂಚನೆಗಳು ಬರುತ್ತವೆ.',
  'You hear no more from us on this device.': 'ಈ ಫೋನ್‌ನಲ್ಲಿ ಇನ್ನು ನಮ್ಮ ಸೂಚನೆಗಳು ಬರುವುದಿಲ್ಲ.',
};
