/** The messages of the quiz and its rewards in Tamil, by their English text. */
export const taOfQuiz: Record<string, string> = {
  'Choose a question of today': 'இன்றைய கேள்வி ஒன்றைத் தேர்ந்தெடுங்கள்',
  'Choose one of the answers': 'பதில்களில் ஒன்றைத் தேர்ந்தெடுங்கள்',
  'Answer the questions of today': 'இன்றைய கேள்விகளுக்குப் பதில் சொல்லுங்கள்',
  'Send at most {n} answers': 'அதிகபட்சம் {n} பதில்களை அனுப்புங்கள்',
  'This question is not of today. Load the quiz again':
    'இது இன்றைய கேள்வி அல்ல. வினாடி வினாவை மீண்டும் திறங்கள்',
  'Answer each question once': 'ஒவ்வொரு கேள்விக்கும் ஒருமுறை பதில் சொல்லுங்கள்',
  'Choose one of the answers to this question': 'இந்தக் கேள்விக்கான பதில்களில் ஒன்றைத் தேர்ந்தெடுங்கள்',
  'You have played today. New questions come tomorrow.':
    'இன்று விளையாடிவிட்டீர்கள். புதிய கேள்விகள் நாளை வரும்.',
  'You stand in the ranking.': 'நீங்கள் தரவரிசையில் இருக்கிறீர்கள்.',
  'You stand in the ranking no more.': 'நீங்கள் இனி தரவரிசையில் இல்லை.',
  'This reward is not given any more.': 'இந்தப் பரிசு இனி கொடுக்கப்படாது.',
  'You have claimed this already.': 'இதை ஏற்கெனவே பெற்றுவிட்டீர்கள்.',
  'The last one was given away just now.': 'கடைசிப் பரிசு இப்போதுதான் ஒருவருக்குக் கிடைத்தது.',
  'It is yours. We write to you about it.': 'உங்களுடையது. அது பற்றி உங்களுக்கு எழுதுவோம்.',
  'Add your mobile number to your profile first.': 'முதலில் உங்கள் சுயவிவரத்தில் கைப்பேசி எண்ணைச் சேருங்கள்.',
  'This one is for {n} days in a row.': 'இது தொடர்ந்து {n} நாட்கள் விளையாடினால் கிடைக்கும்.',
  'Choose a reward': 'ஒரு பரிசைத் தேர்ந்தெடுங்கள்',
  'A certificate comes with the first round.': 'முதல் சுற்றுடன் சான்றிதழ் வரும்.',
  'Your constituency votes soon, so the quiz rests until the poll has closed.':
    'உங்கள் தொகுதியில் விரைவில் வாக்குப்பதிவு; அது முடியும் வரை வினாடி வினா இல்லை.',
  'You stand in the ranking after your first round that counts.':
    'கணக்கில் சேரும் முதல் சுற்றுக்குப் பிறகு நீங்கள் தரவரிசையில் இடம்பெறுவீர்கள்.',
};
