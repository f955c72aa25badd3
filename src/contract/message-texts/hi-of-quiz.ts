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
};
