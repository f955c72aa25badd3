/** The messages of the quiz and its rewards in Telugu, by their English text. */
export const teOfQuiz: Record<string, string> = {
  'Choose a question of today': 'ఈ రోజు ప్రశ్నను ఎంచుకోండి',
  'Choose one of the answers': 'జవాబుల్లో ఒకటి ఎంచుకోండి',
  'Answer the questions of today': 'ఈ రోజు ప్రశ్నలకు జవాబులు ఇవ్వండి',
  'Send at most {n} answers': 'గరిష్ఠంగా {n} జవాబులు పంపండి',
  'This question is not of today. Load the quiz again': 'ఈ ప్రశ్న ఈ రోజుది కాదు. క్విజ్‌ను మళ్లీ తెరవండి',
  'Answer each question once': 'ప్రతి ప్రశ్నకు ఒక్కసారే జవాబివ్వండి',
  'Choose one of the answers to this question': 'ఈ ప్రశ్నకున్న జవాబుల్లో ఒకటి ఎంచుకోండి',
  'You have played today. New questions come tomorrow.': 'ఈ రోజు మీరు ఆడేశారు. కొత్త ప్రశ్నలు రేపు వస్తాయి.',
  'You stand in the ranking.': 'మీరు ర్యాంకుల్లో ఉన్నారు.',
  'You stand in the ranking no more.': 'మీరు ఇక ర్యాంకుల్లో లేరు.',
  'This reward is not given any more.': 'ఈ బహుమతి ఇక ఇవ్వడం లేదు.',
  'You have claimed this already.': 'దీన్ని మీరు ఇప్పటికే తీసుకున్నారు.',
  'The last one was given away just now.': 'చివరిది ఇప్పుడే వేరొకరికి దక్కింది.',
  'It is yours. We write to you about it.': 'ఇది మీది. దీని గురించి మీకు రాస్తాం.',
  'Add your mobile number to your profile first.': 'ముందుగా మీ ప్రొఫైల్‌లో మొబైల్ నంబర్ చేర్చండి.',
  'This one is for {n} days in a row.': 'ఇది వరుసగా {n} రోజులు ఆడితే వస్తుంది.',
  'Choose a reward': 'బహుమతిని ఎంచుకోండి',
  'A certificate comes with the first round.': 'ప్రశంసాపత్రం మొదటి ఆటతో వస్తుంది.',
  'Your constituency votes soon, so the quiz rests until the poll has closed.':
    'మీ నియోజకవర్గంలో త్వరలో పోలింగ్ ఉంది, అందుకే పోలింగ్ ముగిసే వరకు క్విజ్ ఉండదు.',
  'You stand in the ranking after your first round that counts.':
    'లెక్కలోకి వచ్చే మొదటి ఆట తర్వాత మీరు ర్యాంకుల్లో కనిపిస్తారు.',
};
