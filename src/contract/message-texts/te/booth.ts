/** The messages of the photo booth in Telugu, by their English text. */
export const teOfBooth: Record<string, string> = {
  'Take a selfie, or choose a photo of yourself': 'సెల్ఫీ తీసుకోండి, లేదా మీ ఫోటో ఎంచుకోండి',
  'Send a selfie or a template, not both': 'సెల్ఫీ లేదా టెంప్లేట్, ఒక్కటే పంపండి, రెండూ కాదు',
  'This is no face. Take the selfie again': 'ఇది ముఖం కాదు. సెల్ఫీ మళ్లీ తీసుకోండి',
  'No face can be seen. Hold the phone in front of your face':
    'ముఖం కనిపించడం లేదు. ఫోన్‌ను మీ ముఖం ముందు పట్టుకోండి',
  'More than one face can be seen. Take the selfie by yourself':
    'ఒకటి కంటే ఎక్కువ ముఖాలు కనిపిస్తున్నాయి. ఒక్కరే సెల్ఫీ తీసుకోండి',
  'Your face is too small. Come closer to the camera': 'మీ ముఖం చాలా చిన్నగా ఉంది. కెమెరాకు దగ్గరగా రండి',
  'It is too dark. Turn towards a window or a lamp': 'చాలా చీకటిగా ఉంది. కిటికీ లేదా దీపం వైపు తిరగండి',
  'The picture is blurred. Hold the phone still and try again':
    'ఫోటో మసకగా ఉంది. ఫోన్ కదలకుండా పట్టుకుని మళ్లీ ప్రయత్నించండి',
  'This picture cannot be read. Choose another one': 'ఈ ఫోటో తెరుచుకోవడం లేదు. మరొకటి ఎంచుకోండి',
  'This is not the face that you began with. Take a selfie of yourself':
    'మీరు మొదలుపెట్టిన ముఖం ఇది కాదు. మీ సెల్ఫీనే తీసుకోండి',
  'You took your consent back. You can begin again on {n}-{n}-{n}.':
    'మీరు సమ్మతిని వెనక్కి తీసుకున్నారు. {n}-{n}-{n} నుంచి మళ్లీ మొదలుపెట్టవచ్చు.',
  'The photo booth is not set up yet.': 'ఫోటో బూత్ ఇంకా సిద్ధంగా లేదు.',
  'You were not found in this photo, or it is public no more.':
    'ఈ ఫోటోలో మీరు కనిపించలేదు, లేదా ఇది ఇక అందరికీ కనిపించదు.',
  'There are no photos of you yet.': 'మీ ఫోటోలు ఇంకా దొరకలేదు.',
  'Thank you. This photo is shown to you no more.': 'ధన్యవాదాలు. ఈ ఫోటో మీకు మళ్లీ చూపించం.',
  'Your face and what was found by it are forgotten.': 'మీ ముఖాన్ని, దాంతో దొరికిన వాటిని తొలగించాం.',
  'Choose a photo from the list': 'జాబితా నుంచి ఫోటో ఎంచుకోండి',
  'Choose an album from the list': 'జాబితా నుంచి ఆల్బమ్ ఎంచుకోండి',
  'Point at your face': 'మీ ముఖాన్ని చూపించండి',
  'Selfies cannot be compared yet. Ask a person instead.': 'సెల్ఫీలను ఇంకా పోల్చలేం. బదులుగా బృందానికి చెప్పండి.',
  'There is no face at this place that we can see. Move the ring onto your face, or ask a person':
    'ఈ చోట మాకు ముఖం కనిపించడం లేదు. వలయాన్ని మీ ముఖం మీదికి తెండి, లేదా బృందానికి చెప్పండి',
  'The selfie is not surely the face in the ring. Try once more in good light, or ask a person':
    'సెల్ఫీ వలయంలోని ముఖంతో కచ్చితంగా సరిపోలేదు. మంచి వెలుతురులో మళ్లీ ప్రయత్నించండి, లేదా బృందానికి చెప్పండి',
  'This photo is public no more.': 'ఈ ఫోటో ఇక అందరికీ కనిపించదు.',
  'Thank you. Your face is blurred in this photo within a minute.':
    'ధన్యవాదాలు. ఒక నిమిషంలో ఈ ఫోటోలో మీ ముఖం మసకగా మారుతుంది.',
  'Thank you. A person looks at it and blurs your face within seven days.':
    'ధన్యవాదాలు. మా బృందంలో ఒకరు దాన్ని చూసి ఏడు రోజుల్లో మీ ముఖాన్ని మసక చేస్తారు.',
  'Choose yes or no': 'అవును లేదా కాదు ఎంచుకోండి',
  'Add your mail address to your profile first.': 'ముందుగా మీ ప్రొఫైల్‌లో ఈమెయిల్ చిరునామా చేర్చండి.',
  'Take a selfie first.': 'ముందుగా సెల్ఫీ తీసుకోండి.',
  'We write to you when new photos of you come.': 'మీ కొత్త ఫోటోలు వచ్చినప్పుడు మీకు రాస్తాం.',
  'You get no more mails of new photos.': 'కొత్త ఫోటోల మెయిళ్లు ఇక రావు.',
  'Choose sure or maybe': 'sure లేదా maybe ఎంచుకోండి',
};
