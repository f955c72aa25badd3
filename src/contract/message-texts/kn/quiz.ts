/** The messages of the quiz and its rewards in Kannada, by their English text. */
export const knOfQuiz: Record<string, string> = {
  'Choose a question of today': 'ಇಂದಿನ ಪ್ರಶ್ನೆಯನ್ನು ಆರಿಸಿ',
  'Choose one of the answers': 'ಉತ್ತರಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ',
  'Answer the questions of today': 'ಇಂದಿನ ಪ್ರಶ್ನೆಗಳಿಗೆ ಉತ್ತರಿಸಿ',
  'Send at most {n} answers': 'ಹೆಚ್ಚೆಂದರೆ {n} ಉತ್ತರಗಳನ್ನು ಕಳುಹಿಸಿ',
  'This question is not of today. Load the quiz again': 'ಇದು ಇಂದಿನ ಪ್ರಶ್ನೆಯಲ್ಲ. ರಸಪ್ರಶ್ನೆಯನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ',
  'Answer each question once': 'ಪ್ರತಿ ಪ್ರಶ್ನೆಗೆ ಒಮ್ಮೆ ಮಾತ್ರ ಉತ್ತರಿಸಿ',
  'Choose one of the answers to this question': 'ಇದೇ ಪ್ರಶ್ನೆಯ ಉತ್ತರಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ',
  'You have played today. New questions come tomorrow.': 'ಇಂದು ನೀವು ಆಡಿದ್ದೀರಿ. ಹೊಸ ಪ್ರಶ್ನೆಗಳು ನಾಳೆ ಬರುತ್ತವೆ.',
  'You stand in the ranking.': 'ನೀವು ಶ್ರೇಯಾಂಕದಲ್ಲಿದ್ದೀರಿ.',
  'You stand in the ranking no more.': 'ನೀವು ಈಗ ಶ್ರೇಯಾಂಕದಲ್ಲಿಲ್ಲ.',
  'This reward is not given any more.': 'ಈ ಬಹುಮಾನವನ್ನು ಈಗ ಕೊಡುವುದಿಲ್ಲ.',
  'You have claimed this already.': 'ಇದನ್ನು ನೀವು ಈಗಾಗಲೇ ಪಡೆದಿದ್ದೀರಿ.',
  'The last one was given away just now.': 'ಕೊನೆಯದು ಈಗಷ್ಟೇ ಬೇರೆಯವರಿಗೆ ಸಿಕ್ಕಿತು.',
  'It is yours. We write to you about it.': 'ಇದು ನಿಮ್ಮದು. ಇದರ ಬಗ್ಗೆ ನಿಮಗೆ ಬರೆಯುತ್ತೇವೆ.',
  'Add your mobile number to your profile first.': 'ಮೊದಲು ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ಗೆ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಸೇರಿಸಿ.',
  'This one is for {n} days in a row.': 'ಇದು ಸತತ {n} ದಿನ ಆಡಿದರೆ ಸಿಗುತ್ತದೆ.',
  'Choose a reward': 'ಬಹುಮಾನ ಆರಿಸಿ',
  'A certificate comes with the first round.': 'ಪ್ರಮಾಣಪತ್ರ ಮೊದಲ ಆಟದೊಂದಿಗೆ ಬರುತ್ತದೆ.',
  'Your constituency votes soon, so the quiz rests until the poll has closed.':
    'ನಿಮ್ಮ ಕ್ಷೇತ್ರದಲ್ಲಿ ಶೀಘ್ರದಲ್ಲೇ ಮತದಾನವಿದೆ, ಆದ್ದರಿಂದ ಮತದಾನ ಮುಗಿಯುವವರೆಗೆ ರಸಪ್ರಶ್ನೆ ಇಲ್ಲ.',
  'You stand in the ranking after your first round that counts.':
    'ಲೆಕ್ಕಕ್ಕೆ ಬರುವ ಮೊದಲ ಆಟದ ನಂತರ ನೀವು ಶ್ರೇಯಾಂಕದಲ್ಲಿ ಕಾಣುತ್ತೀರಿ.',
};
