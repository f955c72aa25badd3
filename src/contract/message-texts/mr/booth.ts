/** The messages of the photo booth in Marathi, by their English text. */
export const mrOfBooth: Record<string, string> = {
  'Take a selfie, or choose a photo of yourself': 'सेल्फी घ्या, किंवा तुमचा स्वतःचा फोटो निवडा',
  'Send a selfie or a template, not both': 'सेल्फी किंवा टेम्पलेट यांपैकी एकच पाठवा, दोन्ही नको',
  'This is no face. Take the selfie again': 'हा चेहरा नाही. सेल्फी पुन्हा घ्या',
  'No face can be seen. Hold the phone in front of your face':
    'चेहरा दिसत नाही. फोन तुमच्या चेहऱ्यासमोर धरा',
  'More than one face can be seen. Take the selfie by yourself':
    'एकापेक्षा जास्त चेहरे दिसत आहेत. सेल्फी एकट्याने घ्या',
  'Your face is too small. Come closer to the camera': 'तुमचा चेहरा खूप लहान दिसतो. कॅमेऱ्याच्या जवळ या',
  'It is too dark. Turn towards a window or a lamp': 'खूप अंधार आहे. खिडकीकडे किंवा दिव्याकडे वळा',
  'The picture is blurred. Hold the phone still and try again':
    'फोटो पुसट आला आहे. फोन स्थिर धरून पुन्हा प्रयत्न करा',
  'This picture cannot be read. Choose another one': 'हा फोटो उघडत नाही. दुसरा निवडा',
  'This is not the face that you began with. Take a selfie of yourself':
    'तुम्ही ज्या चेहऱ्याने सुरुवात केली तो हा नाही. स्वतःचीच सेल्फी घ्या',
  'You took your consent back. You can begin again on {n}-{n}-{n}.':
    'तुम्ही संमती मागे घेतली होती. {n}-{n}-{n} पासून पुन्हा सुरू करता येईल.',
  'The photo booth is not set up yet.': 'फोटो बूथ अजून तयार नाही.',
  'You were not found in this photo, or it is public no more.':
    'या फोटोत तुम्ही सापडला नाहीत, किंवा तो आता सार्वजनिक नाही.',
  'There are no photos of you yet.': 'तुमचे फोटो अजून सापडलेले नाहीत.',
  'Thank you. This photo is shown to you no more.':
    'धन्यवाद. हा फोटो तुम्हाला पुन्हा दाखवला जाणार नाही.',
  'Your face and what was found by it are forgotten.': 'तुमचा चेहरा आणि त्यातून जे सापडले ते मिटवले आहे.',
  'Choose a photo from the list': 'यादीतून फोटो निवडा',
  'Choose an album from the list': 'यादीतून अल्बम निवडा',
  'Point at your face': 'तुमच्या चेहऱ्यावर खूण करा',
  'Selfies cannot be compared yet. Ask a person instead.':
    'सेल्फी अजून जुळवून पाहता येत नाही. त्याऐवजी टीमला सांगा.',
  'There is no face at this place that we can see. Move the ring onto your face, or ask a person':
    'या ठिकाणी आम्हाला चेहरा दिसत नाही. वर्तुळ तुमच्या चेहऱ्यावर आणा, किंवा टीमला सांगा',
  'The selfie is not surely the face in the ring. Try once more in good light, or ask a person':
    'सेल्फी वर्तुळातल्या चेहऱ्याशी खात्रीने जुळत नाही. चांगल्या उजेडात पुन्हा प्रयत्न करा, किंवा टीमला सांगा',
  'This photo is public no more.': 'हा फोटो आता सार्वजनिक नाही.',
  'Thank you. Your face is blurred in this photo within a minute.':
    'धन्यवाद. एका मिनिटात या फोटोतला तुमचा चेहरा पुसट होईल.',
  'Thank you. A person looks at it and blurs your face within seven days.':
    'धन्यवाद. आमच्या टीममधील कोणी तो पाहून सात दिवसांत तुमचा चेहरा पुसट करेल.',
  'Choose yes or no': 'होय किंवा नाही निवडा',
  'Add your mail address to your profile first.': 'आधी तुमच्या प्रोफाइलमध्ये ईमेल जोडा.',
  'Take a selfie first.': 'आधी सेल्फी घ्या.',
  'We write to you when new photos of you come.': 'तुमचे नवे फोटो आले की आम्ही तुम्हाला लिहू.',
  'You get no more mails of new photos.': 'नव्या फोटोंचे मेल आता येणार नाहीत.',
  'Choose sure or maybe': 'sure किंवा maybe निवडा',
};
