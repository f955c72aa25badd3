/** The messages of the photo booth in Kannada, by their English text. */
export const knOfBooth: Record<string, string> = {
  'Take a selfie, or choose a photo of yourself': 'ಸೆಲ್ಫಿ ತೆಗೆಯಿರಿ, ಅಥವಾ ನಿಮ್ಮದೇ ಫೋಟೊ ಆರಿಸಿ',
  'Send a selfie or a template, not both': 'ಸೆಲ್ಫಿ ಅಥವಾ ಟೆಂಪ್ಲೇಟ್, ಒಂದನ್ನು ಮಾತ್ರ ಕಳುಹಿಸಿ, ಎರಡೂ ಅಲ್ಲ',
  'This is no face. Take the selfie again': 'ಇದು ಮುಖವಲ್ಲ. ಮತ್ತೆ ಸೆಲ್ಫಿ ತೆಗೆಯಿರಿ',
  'No face can be seen. Hold the phone in front of your face':
    'ಮುಖ ಕಾಣಿಸುತ್ತಿಲ್ಲ. ಫೋನನ್ನು ನಿಮ್ಮ ಮುಖದ ಮುಂದೆ ಹಿಡಿಯಿರಿ',
  'More than one face can be seen. Take the selfie by yourself':
    'ಒಂದಕ್ಕಿಂತ ಹೆಚ್ಚು ಮುಖಗಳು ಕಾಣಿಸುತ್ತಿವೆ. ಒಬ್ಬರೇ ಸೆಲ್ಫಿ ತೆಗೆಯಿರಿ',
  'Your face is too small. Come closer to the camera': 'ನಿಮ್ಮ ಮುಖ ತುಂಬಾ ಚಿಕ್ಕದಾಗಿದೆ. ಕ್ಯಾಮೆರಾ ಹತ್ತಿರ ಬನ್ನಿ',
  'It is too dark. Turn towards a window or a lamp': 'ತುಂಬಾ ಕತ್ತಲಿದೆ. ಕಿಟಕಿ ಅಥವಾ ದೀಪದ ಕಡೆ ತಿರುಗಿ',
  'The picture is blurred. Hold the phone still and try again':
    'ಫೋಟೊ ಮಸುಕಾಗಿದೆ. ಫೋನ್ ಅಲುಗದಂತೆ ಹಿಡಿದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  'This picture cannot be read. Choose another one': 'ಈ ಫೋಟೊ ತೆರೆಯುತ್ತಿಲ್ಲ. ಬೇರೊಂದು ಆರಿಸಿ',
  'This is not the face that you began with. Take a selfie of yourself':
    'ನೀವು ಶುರು ಮಾಡಿದ ಮುಖ ಇದಲ್ಲ. ನಿಮ್ಮದೇ ಸೆಲ್ಫಿ ತೆಗೆಯಿರಿ',
  'You took your consent back. You can begin again on {n}-{n}-{n}.':
    'ನೀವು ಒಪ್ಪಿಗೆ ಹಿಂಪಡೆದಿದ್ದೀರಿ. {n}-{n}-{n} ರಂದು ಮತ್ತೆ ಆರಂಭಿಸಬಹುದು.',
  'The photo booth is not set up yet.': 'ಫೋಟೊ ಬೂತ್ ಇನ್ನೂ ಸಿದ್ಧವಾಗಿಲ್ಲ.',
  'You were not found in this photo, or it is public no more.':
    'ಈ ಫೋಟೊದಲ್ಲಿ ನೀವು ಸಿಗಲಿಲ್ಲ, ಅಥವಾ ಅದು ಈಗ ಸಾರ್ವಜನಿಕವಾಗಿಲ್ಲ.',
  'There are no photos of you yet.': 'ನಿಮ್ಮ ಫೋಟೊಗಳು ಇನ್ನೂ ಸಿಕ್ಕಿಲ್ಲ.',
  'Thank you. This photo is shown to you no more.': 'ಧನ್ಯವಾದ. ಈ ಫೋಟೊ ನಿಮಗೆ ಮತ್ತೆ ಕಾಣಿಸದು.',
  'Your face and what was found by it are forgotten.': 'ನಿಮ್ಮ ಮುಖವನ್ನೂ ಅದರಿಂದ ಸಿಕ್ಕಿದ್ದನ್ನೂ ಅಳಿಸಲಾಗಿದೆ.',
  'Choose a photo from the list': 'ಪಟ್ಟಿಯಿಂದ ಫೋಟೊ ಆರಿಸಿ',
  'Choose an album from the list': 'ಪಟ್ಟಿಯಿಂದ ಆಲ್ಬಮ್ ಆರಿಸಿ',
  'Point at your face': 'ನಿಮ್ಮ ಮುಖವನ್ನು ತೋರಿಸಿ',
  'Selfies cannot be compared yet. Ask a person instead.': 'ಸೆಲ್ಫಿಯನ್ನು ಇನ್ನೂ ಹೋಲಿಸಲಾಗದು. ಬದಲಿಗೆ ತಂಡಕ್ಕೆ ತಿಳಿಸಿ.',
  'There is no face at this place that we can see. Move the ring onto your face, or ask a person':
    'ಈ ಜಾಗದಲ್ಲಿ ನಮಗೆ ಮುಖ ಕಾಣಿಸುತ್ತಿಲ್ಲ. ಉಂಗುರವನ್ನು ನಿಮ್ಮ ಮುಖದ ಮೇಲೆ ತನ್ನಿ, ಅಥವಾ ತಂಡಕ್ಕೆ ತಿಳಿಸಿ',
  'The selfie is not surely the face in the ring. Try once more in good light, or ask a person':
    'ಸೆಲ್ಫಿ ಉಂಗುರದಲ್ಲಿರುವ ಮುಖಕ್ಕೆ ಖಚಿತವಾಗಿ ಹೊಂದುತ್ತಿಲ್ಲ. ಒಳ್ಳೆಯ ಬೆಳಕಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ತಂಡಕ್ಕೆ ತಿಳಿಸಿ',
  'This photo is public no more.': 'ಈ ಫೋಟೊ ಈಗ ಸಾರ್ವಜನಿಕವಾಗಿಲ್ಲ.',
  'Thank you. Your face is blurred in this photo within a minute.':
    'ಧನ್ಯವಾದ. ಒಂದು ನಿಮಿಷದಲ್ಲಿ ಈ ಫೋಟೊದಲ್ಲಿ ನಿಮ್ಮ ಮುಖ ಮಸುಕಾಗುತ್ತದೆ.',
  'Thank you. A person looks at it and blurs your face within seven days.':
    'ಧನ್ಯವಾದ. ನಮ್ಮ ತಂಡದವರೊಬ್ಬರು ಅದನ್ನು ನೋಡಿ ಏಳು ದಿನಗಳಲ್ಲಿ ನಿಮ್ಮ ಮುಖವನ್ನು ಮಸುಕಾಗಿಸುತ್ತಾರೆ.',
  'Choose yes or no': 'ಹೌದು ಅಥವಾ ಇಲ್ಲ ಆರಿಸಿ',
  'Add your mail address to your profile first.': 'ಮೊದಲು ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ಗೆ ಇಮೇಲ್ ಸೇರಿಸಿ.',
  'Take a selfie first.': 'ಮೊದಲು ಸೆಲ್ಫಿ ತೆಗೆಯಿರಿ.',
  'We write to you when new photos of you come.': 'ನಿಮ್ಮ ಹೊಸ ಫೋಟೊ ಬಂದಾಗ ನಿಮಗೆ ಬರೆಯುತ್ತೇವೆ.',
  'You get no more mails of new photos.': 'ಹೊಸ ಫೋಟೊಗಳ ಮೇಲ್ ಇನ್ನು ಬರುವುದಿಲ್ಲ.',
  'Choose sure or maybe': 'sure ಅಥವಾ maybe ಆರಿಸಿ',
};
