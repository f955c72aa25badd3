/** Sentences of the photo booth in Hindi. */
export const hiOfBooth: Record<string, string> = {
  'Take a selfie, or choose a photo of yourself': 'एक सेल्फ़ी लीजिए, या अपनी कोई फ़ोटो चुनिए',
  'Send a selfie or a template, not both': 'सेल्फ़ी या टेम्पलेट में से एक ही भेजिए, दोनों नहीं',
  'This is no face. Take the selfie again': 'यह कोई चेहरा नहीं है। सेल्फ़ी फिर से लीजिए',
  'No face can be seen. Hold the phone in front of your face':
    'कोई चेहरा नहीं दिख रहा। फ़ोन को अपने चेहरे के सामने रखिए',
  'More than one face can be seen. Take the selfie by yourself':
    'एक से ज़्यादा चेहरे दिख रहे हैं। सेल्फ़ी अकेले लीजिए',
  'Your face is too small. Come closer to the camera':
    'आपका चेहरा बहुत छोटा दिख रहा है। कैमरे के पास आइए',
  'It is too dark. Turn towards a window or a lamp': 'बहुत अँधेरा है। खिड़की या बत्ती की ओर मुड़िए',
  'The picture is blurred. Hold the phone still and try again':
    'तस्वीर धुंधली है। फ़ोन को स्थिर रखकर फिर कोशिश कीजिए',
  'This picture cannot be read. Choose another one': 'यह तस्वीर खुल नहीं रही। कोई दूसरी चुनिए',
  'This is not the face that you began with. Take a selfie of yourself':
    'यह वह चेहरा नहीं है जिससे आपने शुरुआत की थी। अपनी ही सेल्फ़ी लीजिए',
  'You took your consent back. You can begin again on {n}-{n}-{n}.':
    'आपने अपनी सहमति वापस ले ली थी। {n}-{n}-{n} से आप फिर शुरू कर सकते हैं।',
  'The photo booth is not set up yet.': 'फ़ोटो बूथ अभी तैयार नहीं है।',
  'You were not found in this photo, or it is public no more.':
    'आप इस फ़ोटो में नहीं मिले, या यह अब सार्वजनिक नहीं है।',
  'There are no photos of you yet.': 'अभी आपकी कोई फ़ोटो नहीं मिली है।',
  'Thank you. This photo is shown to you no more.': 'धन्यवाद। यह फ़ोटो अब आपको नहीं दिखेगी।',
  'Your face and what was found by it are forgotten.':
    'आपका चेहरा और उससे मिली फ़ोटो की जानकारी मिटा दी गई है।',
  'Choose a photo from the list': 'सूची में से कोई फ़ोटो चुनिए',
  'Choose an album from the list': 'सूची में से कोई एल्बम चुनिए',
  'Point at your face': 'घेरे को अपने चेहरे पर रखिए',
  'Selfies cannot be compared yet. Ask a person instead.':
    'सेल्फ़ी का मिलान अभी नहीं हो सकता। इसके बजाय हमारी टीम से कहिए।',
  'There is no face at this place that we can see. Move the ring onto your face, or ask a person':
    'इस जगह हमें कोई चेहरा नहीं दिख रहा। घेरे को अपने चेहरे पर ले जाइए, या हमारी टीम से कहिए',
  'The selfie is not surely the face in the ring. Try once more in good light, or ask a person':
    'यह सेल्फ़ी घेरे वाले चेहरे से पक्के तौर पर नहीं मिलती। अच्छी रोशनी में फिर कोशिश कीजिए, या हमारी टीम से कहिए',
  'This photo is public no more.': 'यह फ़ोटो अब सार्वजनिक नहीं है।',
  'Thank you. Your face is blurred in this photo within a minute.':
    'धन्यवाद। एक मिनट के भीतर इस फ़ोटो में आपका चेहरा धुंधला हो जाएगा।',
  'Thank you. A person looks at it and blurs your face within seven days.':
    'धन्यवाद। हमारी टीम से कोई इसे देखेगा और सात दिन के भीतर आपका चेहरा धुंधला कर देगा।',
  'Choose yes or no': 'हाँ या नहीं चुनिए',
  'Add your mail address to your profile first.': 'पहले अपनी प्रोफ़ाइल में ईमेल पता जोड़िए।',
  'Take a selfie first.': 'पहले एक सेल्फ़ी लीजिए।',
  'We write to you when new photos of you come.': 'आपकी नई तस्वीरें आने पर हम आपको लिखेंगे।',
  'You get no more mails of new photos.': 'नई तस्वीरों के मेल अब आपको नहीं आएँगे।',
  'Choose sure or maybe': 'sure या maybe चुनिए',
};
