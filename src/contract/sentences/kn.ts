/** What the calls say about forms, in Kannada; English stands in for the rest. */
export const kn: Record<string, string> = {
  'Name is required': 'ಹೆಸರು ಬರೆಯಬೇಕು',
  'Email is required': 'ಇಮೇಲ್ ಬರೆಯಬೇಕು',
  'Message is required': 'ಸಂದೇಶ ಬರೆಯಬೇಕು',
  'This is required': 'ಇದನ್ನು ಬರೆಯಬೇಕು',
  'Enter an email like name@example.org': 'ಇಮೇಲ್ ಹೀಗೆ ಬರೆಯಿರಿ: name@example.org',
  'Use at most two links': 'ಹೆಚ್ಚೆಂದರೆ ಎರಡು ಕೊಂಡಿ ಬರೆಯಿರಿ',
  'Write this on one line': 'ಇದನ್ನು ಒಂದೇ ಸಾಲಿನಲ್ಲಿ ಬರೆಯಿರಿ',
  'Use at most {n} characters': 'ಹೆಚ್ಚೆಂದರೆ {n} ಅಕ್ಷರ ಬರೆಯಿರಿ',
  'Use at least {n} characters': 'ಕನಿಷ್ಠ {n} ಅಕ್ಷರ ಬರೆಯಿರಿ',
  'Some fields need your attention.': 'ಕೆಲವು ಕಡೆ ಗಮನ ಕೊಡಿ.',
  'Too many tries. Wait a little and try again.': 'ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನವಾಗಿದೆ. ಸ್ವಲ್ಪ ತಡೆದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The site is busy. Try again in a moment.': 'ತಾಣದಲ್ಲಿ ಈಗ ದಟ್ಟಣೆ ಇದೆ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Something went wrong on our side. Try again in a moment.':
    'ನಮ್ಮ ಕಡೆ ಏನೋ ತಪ್ಪಾಗಿದೆ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'There is nothing at this address.': 'ಈ ವಿಳಾಸದಲ್ಲಿ ಏನೂ ಇಲ್ಲ.',
  'Log in to go on.': 'ಮುಂದುವರಿಯಲು ಲಾಗಿನ್ ಮಾಡಿ.',
  'You are logged out.': 'ನೀವು ಲಾಗ್ ಔಟ್ ಆಗಿದ್ದೀರಿ.',
  'These details do not match. Check them and try again.': 'ಈ ವಿವರ ಹೊಂದುತ್ತಿಲ್ಲ. ಪರೀಕ್ಷಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Thank you. We have your message.': 'ಧನ್ಯವಾದ. ನಿಮ್ಮ ಸಂದೇಶ ನಮಗೆ ತಲುಪಿದೆ.',
  'Thank you. Open the link in the mail that we sent you.':
    'ಧನ್ಯವಾದ. ನಾವು ಕಳುಹಿಸಿದ ಮೇಲ್‌ನಲ್ಲಿರುವ ಲಿಂಕ್ ತೆರೆಯಿರಿ.',
};
