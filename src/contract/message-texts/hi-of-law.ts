/** The messages about poll dates and the silence before a poll in Hindi, by their English text. */
export const hiOfLaw: Record<string, string> = {
  'Name one poll': 'एक मतदान चुनिए',
  'Choose what it is': 'यह क्या है, चुनिए',
  'Write a constituency': 'निर्वाचन क्षेत्र लिखिए',
  'Write at most {n} constituencies at once': 'एक बार में ज़्यादा से ज़्यादा {n} निर्वाचन क्षेत्र लिखिए',
  'Name a silence or an item': 'एक मौन अवधि या एक चीज़ चुनिए',
  'Name one item': 'एक चीज़ चुनिए',
  'Name one override': 'एक अनुमति चुनिए',
  'It may go out now. This stands in the record.': 'अब यह जा सकता है। यह रिकॉर्ड में दर्ज है।',
  'The silence holds again.': 'मौन अवधि फिर लागू है।',
  'This poll has closed.': 'यह मतदान ख़त्म हो चुका है।',
  'No silence is on now, so nothing is held.': 'अभी कोई मौन अवधि नहीं चल रही, इसलिए कुछ रुका नहीं है।',
  'A silence before a poll is on, so this waits until the poll has closed. An administrator can let it out, under Law.':
    'मतदान से पहले की मौन अवधि चल रही है, इसलिए यह मतदान ख़त्म होने तक रुकेगा। व्यवस्थापक “क़ानून” में इसे जाने दे सकते हैं।',
  'A silence before a poll is on at that time, so it goes out when the poll has closed.':
    'उस समय मतदान से पहले की मौन अवधि होगी, इसलिए यह मतदान ख़त्म होने पर जाएगा।',
  'Your constituency votes soon, so the quiz rests until the poll has closed.':
    'आपके क्षेत्र में जल्द मतदान है, इसलिए मतदान ख़त्म होने तक क्विज़ बंद है।',
};
