/** The messages of the photo booth in Punjabi, by their English text. */
export const paOfBooth: Record<string, string> = {
  'Take a selfie, or choose a photo of yourself': 'ਸੈਲਫ਼ੀ ਲਓ, ਜਾਂ ਆਪਣੀ ਕੋਈ ਫ਼ੋਟੋ ਚੁਣੋ',
  'Send a selfie or a template, not both': 'ਸੈਲਫ਼ੀ ਜਾਂ ਟੈਂਪਲੇਟ ਵਿੱਚੋਂ ਇੱਕ ਹੀ ਭੇਜੋ, ਦੋਵੇਂ ਨਹੀਂ',
  'This is no face. Take the selfie again': 'ਇਹ ਕੋਈ ਚਿਹਰਾ ਨਹੀਂ ਹੈ। ਸੈਲਫ਼ੀ ਫਿਰ ਲਓ',
  'No face can be seen. Hold the phone in front of your face':
    'ਕੋਈ ਚਿਹਰਾ ਨਹੀਂ ਦਿਸਦਾ। ਫ਼ੋਨ ਆਪਣੇ ਚਿਹਰੇ ਦੇ ਸਾਹਮਣੇ ਰੱਖੋ',
  'More than one face can be seen. Take the selfie by yourself':
    'ਇੱਕ ਤੋਂ ਵੱਧ ਚਿਹਰੇ ਦਿਸਦੇ ਹਨ। ਸੈਲਫ਼ੀ ਇਕੱਲੇ ਲਓ',
  'Your face is too small. Come closer to the camera': 'ਤੁਹਾਡਾ ਚਿਹਰਾ ਬਹੁਤ ਛੋਟਾ ਦਿਸਦਾ ਹੈ। ਕੈਮਰੇ ਦੇ ਨੇੜੇ ਆਓ',
  'It is too dark. Turn towards a window or a lamp': 'ਬਹੁਤ ਹਨੇਰਾ ਹੈ। ਖਿੜਕੀ ਜਾਂ ਬੱਤੀ ਵੱਲ ਮੁੜੋ',
  'The picture is blurred. Hold the phone still and try again':
    'ਤਸਵੀਰ ਧੁੰਦਲੀ ਹੈ। ਫ਼ੋਨ ਨੂੰ ਹਿਲਾਏ ਬਿਨਾਂ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  'This picture cannot be read. Choose another one': 'ਇਹ ਤਸਵੀਰ ਨਹੀਂ ਖੁੱਲ੍ਹਦੀ। ਕੋਈ ਹੋਰ ਚੁਣੋ',
  'This is not the face that you began with. Take a selfie of yourself':
    'ਇਹ ਉਹ ਚਿਹਰਾ ਨਹੀਂ ਜਿਸ ਨਾਲ ਤੁਸੀਂ ਸ਼ੁਰੂ ਕੀਤਾ ਸੀ। ਆਪਣੀ ਹੀ ਸੈਲਫ਼ੀ ਲਓ',
  'You took your consent back. You can begin again on {n}-{n}-{n}.':
    'ਤੁਸੀਂ ਸਹਿਮਤੀ ਵਾਪਸ ਲੈ ਲਈ ਸੀ। {n}-{n}-{n} ਤੋਂ ਫਿਰ ਸ਼ੁਰੂ ਕਰ ਸਕਦੇ ਹੋ।',
  'The photo booth is not set up yet.': 'ਫ਼ੋਟੋ ਬੂਥ ਅਜੇ ਤਿਆਰ ਨਹੀਂ ਹੈ।',
  'You were not found in this photo, or it is public no more.':
    'ਤੁਸੀਂ ਇਸ ਫ਼ੋਟੋ ਵਿੱਚ ਨਹੀਂ ਮਿਲੇ, ਜਾਂ ਇਹ ਹੁਣ ਸਭ ਲਈ ਖੁੱਲ੍ਹੀ ਨਹੀਂ।',
  'There are no photos of you yet.': 'ਅਜੇ ਤੁਹਾਡੀ ਕੋਈ ਫ਼ੋਟੋ ਨਹੀਂ ਮਿਲੀ।',
  'Thank you. This photo is shown to you no more.': 'ਧੰਨਵਾਦ। ਇਹ ਫ਼ੋਟੋ ਤੁਹਾਨੂੰ ਫਿਰ ਨਹੀਂ ਵਿਖਾਈ ਜਾਵੇਗੀ।',
  'Your face and what was found by it are forgotten.':
    'ਤੁਹਾਡਾ ਚਿਹਰਾ ਅਤੇ ਉਸ ਨਾਲ ਜੋ ਲੱਭਿਆ ਸੀ, ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ ਹੈ।',
  'Choose a photo from the list': 'ਸੂਚੀ ਵਿੱਚੋਂ ਕੋਈ ਫ਼ੋਟੋ ਚੁਣੋ',
  'Choose an album from the list': 'ਸੂਚੀ ਵਿੱਚੋਂ ਕੋਈ ਐਲਬਮ ਚੁਣੋ',
  'Point at your face': 'ਆਪਣੇ ਚਿਹਰੇ ’ਤੇ ਨਿਸ਼ਾਨ ਲਾਓ',
  'Selfies cannot be compared yet. Ask a person instead.':
    'ਸੈਲਫ਼ੀ ਦਾ ਮਿਲਾਨ ਅਜੇ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਇਸ ਦੀ ਥਾਂ ਟੀਮ ਨੂੰ ਦੱਸੋ।',
  'There is no face at this place that we can see. Move the ring onto your face, or ask a person':
    'ਇਸ ਥਾਂ ਸਾਨੂੰ ਕੋਈ ਚਿਹਰਾ ਨਹੀਂ ਦਿਸਦਾ। ਘੇਰਾ ਆਪਣੇ ਚਿਹਰੇ ’ਤੇ ਲਿਆਓ, ਜਾਂ ਟੀਮ ਨੂੰ ਦੱਸੋ',
  'The selfie is not surely the face in the ring. Try once more in good light, or ask a person':
    'ਸੈਲਫ਼ੀ ਘੇਰੇ ਵਾਲੇ ਚਿਹਰੇ ਨਾਲ ਪੱਕੇ ਤੌਰ ’ਤੇ ਨਹੀਂ ਮਿਲਦੀ। ਚੰਗੇ ਚਾਨਣ ਵਿੱਚ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਟੀਮ ਨੂੰ ਦੱਸੋ',
  'This photo is public no more.': 'ਇਹ ਫ਼ੋਟੋ ਹੁਣ ਸਭ ਲਈ ਖੁੱਲ੍ਹੀ ਨਹੀਂ।',
  'Thank you. Your face is blurred in this photo within a minute.':
    'ਧੰਨਵਾਦ। ਇੱਕ ਮਿੰਟ ਵਿੱਚ ਇਸ ਫ਼ੋਟੋ ਵਿੱਚ ਤੁਹਾਡਾ ਚਿਹਰਾ ਧੁੰਦਲਾ ਹੋ ਜਾਵੇਗਾ।',
  'Thank you. A person looks at it and blurs your face within seven days.':
    'ਧੰਨਵਾਦ। ਸਾਡੀ ਟੀਮ ਵਿੱਚੋਂ ਕੋਈ ਇਸ ਨੂੰ ਵੇਖ ਕੇ ਸੱਤ ਦਿਨਾਂ ਵਿੱਚ ਤੁਹਾਡਾ ਚਿਹਰਾ ਧੁੰਦਲਾ ਕਰੇਗਾ।',
  'Choose yes or no': 'ਹਾਂ ਜਾਂ ਨਹੀਂ ਚੁਣੋ',
  'Add your mail address to your profile first.': 'ਪਹਿਲਾਂ ਆਪਣੀ ਪ੍ਰੋਫ਼ਾਈਲ ਵਿੱਚ ਈਮੇਲ ਜੋੜੋ।',
  'Take a selfie first.': 'ਪਹਿਲਾਂ ਇੱਕ ਸੈਲਫ਼ੀ ਲਓ।',
  'We write to you when new photos of you come.': 'ਤੁਹਾਡੀਆਂ ਨਵੀਆਂ ਫ਼ੋਟੋਆਂ ਆਉਣ ਤਾਂ ਅਸੀਂ ਤੁਹਾਨੂੰ ਲਿਖਾਂਗੇ।',
  'You get no more mails of new photos.': 'ਨਵੀਆਂ ਫ਼ੋਟੋਆਂ ਦੀਆਂ ਮੇਲਾਂ ਹੁਣ ਨਹੀਂ ਆਉਣਗੀਆਂ।',
  'Choose sure or maybe': 'sure ਜਾਂ maybe ਚੁਣੋ',
};
