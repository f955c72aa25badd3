/** The messages of the quiz and its rewards in Punjabi, by their English text. */
export const paOfQuiz: Record<string, string> = {
  'Choose a question of today': 'ਅੱਜ ਦਾ ਕੋਈ ਸਵਾਲ ਚੁਣੋ',
  'Choose one of the answers': 'ਜਵਾਬਾਂ ਵਿੱਚੋਂ ਇੱਕ ਚੁਣੋ',
  'Answer the questions of today': 'ਅੱਜ ਦੇ ਸਵਾਲਾਂ ਦੇ ਜਵਾਬ ਦਿਓ',
  'Send at most {n} answers': 'ਵੱਧ ਤੋਂ ਵੱਧ {n} ਜਵਾਬ ਭੇਜੋ',
  'This question is not of today. Load the quiz again': 'ਇਹ ਸਵਾਲ ਅੱਜ ਦਾ ਨਹੀਂ ਹੈ। ਕੁਇਜ਼ ਫਿਰ ਖੋਲ੍ਹੋ',
  'Answer each question once': 'ਹਰ ਸਵਾਲ ਦਾ ਜਵਾਬ ਇੱਕੋ ਵਾਰ ਦਿਓ',
  'Choose one of the answers to this question': 'ਇਸੇ ਸਵਾਲ ਦੇ ਜਵਾਬਾਂ ਵਿੱਚੋਂ ਇੱਕ ਚੁਣੋ',
  'You have played today. New questions come tomorrow.': 'ਅੱਜ ਤੁਸੀਂ ਖੇਡ ਚੁੱਕੇ ਹੋ। ਨਵੇਂ ਸਵਾਲ ਕੱਲ੍ਹ ਆਉਣਗੇ।',
  'You stand in the ranking.': 'ਤੁਸੀਂ ਦਰਜਾਬੰਦੀ ਵਿੱਚ ਹੋ।',
  'You stand in the ranking no more.': 'ਤੁਸੀਂ ਹੁਣ ਦਰਜਾਬੰਦੀ ਵਿੱਚ ਨਹੀਂ ਹੋ।',
  'This reward is not given any more.': 'ਇਹ ਇਨਾਮ ਹੁਣ ਨਹੀਂ ਦਿੱਤਾ ਜਾਂਦਾ।',
  'You have claimed this already.': 'ਇਹ ਤੁਸੀਂ ਪਹਿਲਾਂ ਹੀ ਲੈ ਚੁੱਕੇ ਹੋ।',
  'The last one was given away just now.': 'ਆਖ਼ਰੀ ਇਨਾਮ ਹੁਣੇ ਹੀ ਕਿਸੇ ਨੂੰ ਮਿਲ ਗਿਆ।',
  'It is yours. We write to you about it.': 'ਇਹ ਤੁਹਾਡਾ ਹੋਇਆ। ਇਸ ਬਾਰੇ ਅਸੀਂ ਤੁਹਾਨੂੰ ਲਿਖਾਂਗੇ।',
  'Add your mobile number to your profile first.': 'ਪਹਿਲਾਂ ਆਪਣੀ ਪ੍ਰੋਫ਼ਾਈਲ ਵਿੱਚ ਮੋਬਾਈਲ ਨੰਬਰ ਜੋੜੋ।',
  'This one is for {n} days in a row.': 'ਇਹ ਲਗਾਤਾਰ {n} ਦਿਨ ਖੇਡਣ ਉੱਤੇ ਮਿਲਦਾ ਹੈ।',
  'Choose a reward': 'ਕੋਈ ਇਨਾਮ ਚੁਣੋ',
  'A certificate comes with the first round.': 'ਪਹਿਲੀ ਵਾਰ ਖੇਡਦਿਆਂ ਹੀ ਸਰਟੀਫ਼ਿਕੇਟ ਮਿਲਦਾ ਹੈ।',
  'Your constituency votes soon, so the quiz rests until the poll has closed.':
    'ਤੁਹਾਡੇ ਹਲਕੇ ਵਿੱਚ ਛੇਤੀ ਹੀ ਵੋਟਾਂ ਹਨ, ਇਸ ਲਈ ਵੋਟਾਂ ਪੈ ਜਾਣ ਤੱਕ ਕੁਇਜ਼ ਬੰਦ ਹੈ।',
  'You stand in the ranking after your first round that counts.':
    'ਪਹਿਲੀ ਗਿਣੀ ਜਾਣ ਵਾਲੀ ਖੇਡ ਤੋਂ ਬਾਅਦ ਤੁਸੀਂ ਦਰਜਾਬੰਦੀ ਵਿੱਚ ਆਓਗੇ।',
};
