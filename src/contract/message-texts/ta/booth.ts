/** The messages of the photo booth in Tamil, by their English text. */
export const taOfBooth: Record<string, string> = {
  'Take a selfie, or choose a photo of yourself': 'செல்ஃபி எடுங்கள், அல்லது உங்கள் படத்தைத் தேர்ந்தெடுங்கள்',
  'Send a selfie or a template, not both': 'செல்ஃபி அல்லது டெம்ப்ளேட், ஒன்றை மட்டும் அனுப்புங்கள்',
  'This is no face. Take the selfie again': 'இது முகம் அல்ல. மீண்டும் செல்ஃபி எடுங்கள்',
  'No face can be seen. Hold the phone in front of your face':
    'முகம் தெரியவில்லை. ஃபோனை முகத்துக்கு நேராகப் பிடியுங்கள்',
  'More than one face can be seen. Take the selfie by yourself':
    'ஒன்றுக்கு மேற்பட்ட முகங்கள் தெரிகின்றன. தனியாக செல்ஃபி எடுங்கள்',
  'Your face is too small. Come closer to the camera':
    'உங்கள் முகம் மிகச் சிறிதாக உள்ளது. கேமராவுக்கு அருகில் வாருங்கள்',
  'It is too dark. Turn towards a window or a lamp':
    'மிகவும் இருட்டாக உள்ளது. ஜன்னல் அல்லது விளக்கை நோக்கித் திரும்புங்கள்',
  'The picture is blurred. Hold the phone still and try again':
    'படம் தெளிவாக இல்லை. ஃபோனை அசைக்காமல் பிடித்து மீண்டும் முயலுங்கள்',
  'This picture cannot be read. Choose another one':
    'இந்தப் படத்தைத் திறக்க முடியவில்லை. வேறொன்றைத் தேர்ந்தெடுங்கள்',
  'This is not the face that you began with. Take a selfie of yourself':
    'நீங்கள் தொடங்கிய முகம் இது அல்ல. உங்களையே செல்ஃபி எடுங்கள்',
  'You took your consent back. You can begin again on {n}-{n}-{n}.':
    'உங்கள் சம்மதத்தைத் திரும்பப் பெற்றீர்கள். {n}-{n}-{n} முதல் மீண்டும் தொடங்கலாம்.',
  'The photo booth is not set up yet.': 'படக் கூடம் இன்னும் தயாராகவில்லை.',
  'You were not found in this photo, or it is public no more.':
    'இந்தப் படத்தில் நீங்கள் கண்டறியப்படவில்லை, அல்லது அது இனி பொதுவில் இல்லை.',
  'There are no photos of you yet.': 'உங்கள் படங்கள் இன்னும் கிடைக்கவில்லை.',
  'Thank you. This photo is shown to you no more.': 'நன்றி. இந்தப் படத்தை உங்களுக்கு மீண்டும் காட்ட மாட்டோம்.',
  'Your face and what was found by it are forgotten.': 'உங்கள் முகமும் அதனால் கிடைத்தவையும் அழிக்கப்பட்டன.',
  'Choose a photo from the list': 'பட்டியலில் இருந்து ஒரு படத்தைத் தேர்ந்தெடுங்கள்',
  'Choose an album from the list': 'பட்டியலில் இருந்து ஒரு தொகுப்பைத் தேர்ந்தெடுங்கள்',
  'Point at your face': 'உங்கள் முகத்தைக் காட்டுங்கள்',
  'Selfies cannot be compared yet. Ask a person instead.':
    'செல்ஃபியை இன்னும் ஒப்பிட முடியாது. அதற்குப் பதில் குழுவிடம் சொல்லுங்கள்.',
  'There is no face at this place that we can see. Move the ring onto your face, or ask a person':
    'இந்த இடத்தில் முகம் தெரியவில்லை. வளையத்தை உங்கள் முகத்துக்கு நகர்த்துங்கள், அல்லது குழுவிடம் சொல்லுங்கள்',
  'The selfie is not surely the face in the ring. Try once more in good light, or ask a person':
    'செல்ஃபி வளையத்தில் உள்ள முகம்தானா என உறுதியாகத் தெரியவில்லை. நல்ல வெளிச்சத்தில் மீண்டும் முயலுங்கள், அல்லது குழுவிடம் சொல்லுங்கள்',
  'This photo is public no more.': 'இந்தப் படம் இனி பொதுவில் இல்லை.',
  'Thank you. Your face is blurred in this photo within a minute.':
    'நன்றி. ஒரு நிமிடத்துக்குள் இந்தப் படத்தில் உங்கள் முகம் மங்கலாக்கப்படும்.',
  'Thank you. A person looks at it and blurs your face within seven days.':
    'நன்றி. எங்கள் குழுவில் ஒருவர் அதைப் பார்த்து ஏழு நாட்களுக்குள் உங்கள் முகத்தை மங்கலாக்குவார்.',
  'Choose yes or no': 'ஆம் அல்லது இல்லை என்பதைத் தேர்ந்தெடுங்கள்',
  'Add your mail address to your profile first.': 'முதலில் உங்கள் சுயவிவரத்தில் மின்னஞ்சலைச் சேருங்கள்.',
  'Take a selfie first.': 'முதலில் செல்ஃபி எடுங்கள்.',
  'We write to you when new photos of you come.': 'உங்கள் புதிய படங்கள் வந்தால் உங்களுக்கு எழுதுவோம்.',
  'You get no more mails of new photos.': 'புதிய படங்கள் பற்றிய மின்னஞ்சல் இனி வராது.',
  'Choose sure or maybe': 'sure அல்லது maybe என்பதைத் தேர்ந்தெடுங்கள்',
};
