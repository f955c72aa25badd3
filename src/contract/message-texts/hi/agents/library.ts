/** The messages of the media library in Hindi, by their English text. */
export const hiOfLibrary: Record<string, string> = {
  'Somebody else changed this meanwhile. Look at what they saved, and choose.':
    'इस बीच किसी और ने इसे बदल दिया। देखिए उन्होंने क्या सहेजा, और चुनिए।',
  'There is no such file in the library.': 'ऐसी कोई फ़ाइल मीडिया संग्रह में नहीं है।',
  'The library has this file already.': 'यह फ़ाइल संग्रह में पहले से है।',
  'A file in use cannot go to the bin. Replace it first.':
    'जो फ़ाइल काम में है वह कूड़ेदान में नहीं जा सकती। पहले उसकी जगह दूसरी लगाइए।',
  'This field takes another kind of file.': 'यह ख़ाना दूसरी तरह की फ़ाइल लेता है।',
  'Choose another file.': 'कोई दूसरी फ़ाइल चुनिए।',
  'Choose a file of the same kind.': 'उसी तरह की फ़ाइल चुनिए।',
  'Choose a picture.': 'कोई तस्वीर चुनिए।',
  'Stay inside the picture': 'तस्वीर के भीतर रहिए',
  'Name the album': 'एल्बम का नाम लिखिए',
  'Name the file': 'फ़ाइल का नाम लिखिए',
  'It is out of the bin.': 'यह कूड़ेदान से वापस आ गया।',
  'It is tried again.': 'फिर कोशिश हो रही है।',
  'It is changed where you may change it. The other pages wait for a review.':
    'जहाँ आपको अनुमति है वहाँ बदल गया। बाक़ी पन्ने जाँच के इंतज़ार में हैं।',
  'It is changed everywhere.': 'सब जगह बदल गया।',
  'Send this photo as a JPEG: most browsers cannot show HEIC.':
    'यह फ़ोटो JPEG में भेजिए: ज़्यादातर ब्राउज़र HEIC नहीं दिखा पाते।',
  'Send this as a film, or as a PNG.': 'इसे फ़िल्म या PNG के रूप में भेजिए।',
  'Drawings in SVG can hold programs. Send it as a PNG.':
    'SVG चित्र में प्रोग्राम छिपे हो सकते हैं। इसे PNG में भेजिए।',
  'Send this film as an MP4: most browsers cannot play QuickTime.':
    'यह फ़िल्म MP4 में भेजिए: ज़्यादातर ब्राउज़र QuickTime नहीं चला पाते।',
  'Send this recording as an MP3: a WAV is ten times as large.':
    'यह रिकॉर्डिंग MP3 में भेजिए: WAV उससे दस गुना बड़ी होती है।',
  'This is no picture, film, recording, PDF or caption file that browsers can show.':
    'यह ऐसी तस्वीर, फ़िल्म, रिकॉर्डिंग, PDF या कैप्शन फ़ाइल नहीं है जिसे ब्राउज़र दिखा सकें।',
  'The file is damaged and cannot be read as a picture.':
    'फ़ाइल ख़राब है और तस्वीर की तरह नहीं पढ़ी जा सकती।',
  'The file is damaged and cannot be read as a PDF.': 'फ़ाइल ख़राब है और PDF की तरह नहीं पढ़ी जा सकती।',
  'The file is damaged and cannot be played.': 'फ़ाइल ख़राब है और चलाई नहीं जा सकती।',
  'The file has no length: nothing in it can be played.': 'इस फ़ाइल में चलाने लायक कुछ नहीं है।',
  'The file is a picture and a web page at once.': 'यह फ़ाइल तस्वीर भी है और वेब पन्ना भी।',
  'The file is a picture and an archive at once.': 'यह फ़ाइल तस्वीर भी है और आर्काइव भी।',
  'The file is a picture and a PDF at once.': 'यह फ़ाइल तस्वीर भी है और PDF भी।',
  'The file is a moving picture of {n} frames. Send a still one, or a film.':
    'यह {n} फ़्रेम की चलती तस्वीर है। स्थिर तस्वीर या फ़िल्म भेजिए।',
  'The file is {n} × {n} pixels; at most {n} million, and {n} on a side, are taken.':
    'फ़ाइल {n} × {n} पिक्सेल की है; ज़्यादा से ज़्यादा {n} मिलियन पिक्सेल, और एक ओर {n}, लिए जाते हैं।',
  'The file is larger than {n} MB.': 'फ़ाइल {n} MB से बड़ी है।',
  'The file is locked with a password.': 'फ़ाइल पर पासवर्ड लगा है।',
  'The file holds a program. Print it as a new PDF.':
    'फ़ाइल में प्रोग्राम है। इसे नई PDF के रूप में प्रिंट कीजिए।',
  'The file takes too long to draw.': 'फ़ाइल दिखाने में बहुत समय लगता है।',
  'The file is not written in UTF-8.': 'फ़ाइल UTF-8 में नहीं लिखी है।',
  'The file has no captions.': 'फ़ाइल में कोई कैप्शन नहीं है।',
  'The file has a wrong time in line {n}.': 'फ़ाइल की पंक्ति {n} में समय ग़लत है।',
  'The file is not a PDF.': 'फ़ाइल PDF नहीं है।',
  'The file is not a WebVTT caption file.': 'फ़ाइल WebVTT कैप्शन फ़ाइल नहीं है।',
  'It is in the bin for {n} days.': 'यह {n} दिन तक कूड़ेदान में रहेगा।',
};
