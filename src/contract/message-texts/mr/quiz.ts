/** The messages of the quiz and its rewards in Marathi, by their English text. */
export const mrOfQuiz: Record<string, string> = {
  'Choose a question of today': 'आजचा प्रश्न निवडा',
  'Choose one of the answers': 'उत्तरांपैकी एक निवडा',
  'Answer the questions of today': 'आजच्या प्रश्नांची उत्तरे द्या',
  'Send at most {n} answers': 'जास्तीत जास्त {n} उत्तरे पाठवा',
  'This question is not of today. Load the quiz again': 'हा प्रश्न आजचा नाही. प्रश्नमंजुषा पुन्हा उघडा',
  'Answer each question once': 'प्रत्येक प्रश्नाचे उत्तर एकदाच द्या',
  'Choose one of the answers to this question': 'याच प्रश्नाच्या उत्तरांपैकी एक निवडा',
  'You have played today. New questions come tomorrow.': 'आज तुम्ही खेळला आहात. नवे प्रश्न उद्या येतील.',
  'You stand in the ranking.': 'तुम्ही क्रमवारीत आहात.',
  'You stand in the ranking no more.': 'तुम्ही आता क्रमवारीत नाही.',
  'This reward is not given any more.': 'हे बक्षीस आता दिले जात नाही.',
  'You have claimed this already.': 'हे तुम्ही आधीच घेतले आहे.',
  'The last one was given away just now.': 'शेवटचे बक्षीस आत्ताच कोणाला तरी मिळाले.',
  'It is yours. We write to you about it.': 'हे तुमचे झाले. याविषयी आम्ही तुम्हाला लिहू.',
  'Add your mobile number to your profile first.': 'आधी तुमच्या प्रोफाइलमध्ये मोबाइल नंबर जोडा.',
  'This one is for {n} days in a row.': 'हे सलग {n} दिवस खेळल्यावर मिळते.',
  'Choose a reward': 'बक्षीस निवडा',
  'A certificate comes with the first round.': 'पहिल्यांदा खेळलात की प्रमाणपत्र मिळते.',
  'Your constituency votes soon, so the quiz rests until the poll has closed.':
    'तुमच्या मतदारसंघात लवकरच मतदान आहे, म्हणून मतदान संपेपर्यंत प्रश्नमंजुषा बंद आहे.',
  'You stand in the ranking after your first round that counts.':
    'मोजल्या जाणाऱ्या पहिल्या फेरीनंतर तुम्ही क्रमवारीत दिसाल.',
};
