/** The messages of the quiz and its rewards in Hindi, by their English text. */
export const hiOfQuiz: Record<string, string> = {
  'Choose a question of today': 'आज का कोई सवाल चुनें',
  'Choose one of the answers': 'जवाबों में से एक चुनें',
  'Answer the questions of today': 'आज के सवालों के जवाब दें',
  'Send at most {n} answers': 'ज़्यादा से ज़्यादा {n} जवाब भेजें',
  'This question is not of today. Load the quiz again': 'यह सवाल आज का नहीं है। क्विज़ फिर से खोलें',
  'Answer each question once': 'हर सवाल का जवाब एक बार दें',
  'Choose one of the answers to this question': 'इसी सवाल के जवाबों में से एक चुनें',
  'You have played today. New questions come tomorrow.': 'आज आप खेल चुके हैं। नए सवाल कल आएँगे।',
  'You stand in the ranking.': 'आप सूची में हैं।',
  'You stand in the ranking after your first round that counts.':
    'पहले गिने जाने वाले दौर के बाद आपका नाम सूची में आएगा।',
  'You stand in the ranking no more.': 'आप अब सूची में नहीं हैं।',
  'This reward is not given any more.': 'यह इनाम अब नहीं दिया जाता।',
  'You have claimed this already.': 'यह आप पहले ही ले चुके हैं।',
  'The last one was given away just now.': 'आख़िरी वाला अभी-अभी किसी को मिल गया।',
  'It is yours. We write to you about it.': 'यह आपका हुआ। हम आपसे संपर्क करेंगे।',
  'Add your mobile number to your profile first.': 'पहले अपनी प्रोफ़ाइल में मोबाइल नंबर जोड़िए।',
  'This one is for {n} days in a row.': 'यह लगातार {n} दिन खेलने पर मिलता है।',
  'Choose a reward': 'कोई इनाम चुनिए',
  'A certificate comes with the first round.': 'प्रमाण-पत्र पहली बार खेलने पर मिलता है।',
  'Your constituency votes soon, so the quiz rests until the poll has closed.':
    'आपके क्षेत्र में जल्द मतदान है, इसलिए मतदान ख़त्म होने तक क्विज़ बंद है।',
};
