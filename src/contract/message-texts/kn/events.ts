/** The messages of replies to events and of the gate in Kannada, by their English text. */
export const knOfEvents: Record<string, string> = {
  'Choose from {n} to {n} people': '{n} ರಿಂದ {n} ಜನರನ್ನು ಆರಿಸಿ',
  'Mobile number or email is required': 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಅಥವಾ ಇಮೇಲ್ ಬರೆಯಬೇಕು',
  'Choose an event': 'ಕಾರ್ಯಕ್ರಮ ಆರಿಸಿ',
  'This event is not on the site any more.': 'ಈ ಕಾರ್ಯಕ್ರಮ ಈಗ ತಾಣದಲ್ಲಿಲ್ಲ.',
  'This event is cancelled.': 'ಈ ಕಾರ್ಯಕ್ರಮ ರದ್ದಾಗಿದೆ.',
  'Just come: nobody has to reply.': 'ನೇರವಾಗಿ ಬನ್ನಿ: ತಿಳಿಸುವ ಅಗತ್ಯವಿಲ್ಲ.',
  'This event has begun.': 'ಈ ಕಾರ್ಯಕ್ರಮ ಶುರುವಾಗಿದೆ.',
  'Your place is kept.': 'ನಿಮ್ಮ ಜಾಗ ಖಚಿತ.',
  'You are on the waiting list.': 'ನೀವು ಕಾಯುವವರ ಪಟ್ಟಿಯಲ್ಲಿದ್ದೀರಿ.',
  'There is no room for more people. Your place stays as it is.':
    'ಇನ್ನಷ್ಟು ಜನರಿಗೆ ಜಾಗವಿಲ್ಲ. ನಿಮ್ಮ ಜಾಗ ಹಾಗೆಯೇ ಇರುತ್ತದೆ.',
  'There is no reply at this link any more.': 'ಈ ಲಿಂಕ್‌ನಲ್ಲಿ ಈಗ ಯಾವ ಉತ್ತರವೂ ಇಲ್ಲ.',
  'Thank you for telling us. Your place is free for somebody else.':
    'ತಿಳಿಸಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದ. ನಿಮ್ಮ ಜಾಗ ಈಗ ಬೇರೆಯವರಿಗೆ ಸಿಗುತ್ತದೆ.',
  'Your reply is not confirmed.': 'ನಿಮ್ಮ ಉತ್ತರ ಖಚಿತವಾಗಿಲ್ಲ.',
  'This check-in link is not complete': 'ಈ ಚೆಕ್-ಇನ್ ಲಿಂಕ್ ಪೂರ್ತಿಯಾಗಿಲ್ಲ',
  'This check-in link has ended, or its day has not come.':
    'ಈ ಚೆಕ್-ಇನ್ ಲಿಂಕ್ ಮುಗಿದಿದೆ, ಅಥವಾ ಅದರ ದಿನ ಇನ್ನೂ ಬಂದಿಲ್ಲ.',
};
