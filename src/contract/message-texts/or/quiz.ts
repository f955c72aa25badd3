/** The messages of the quiz and its rewards in Odia, by their English text. */
export const orOfQuiz: Record<string, string> = {
  'Choose a question of today': 'ଆଜିର ଗୋଟିଏ ପ୍ରଶ୍ନ ବାଛନ୍ତୁ',
  'Choose one of the answers': 'ଉତ୍ତରଗୁଡ଼ିକରୁ ଗୋଟିଏ ବାଛନ୍ତୁ',
  'Answer the questions of today': 'ଆଜିର ପ୍ରଶ୍ନଗୁଡ଼ିକର ଉତ୍ତର ଦିଅନ୍ତୁ',
  'Send at most {n} answers': 'ଅତିବେଶୀରେ {n}ଟି ଉତ୍ତର ପଠାନ୍ତୁ',
  'This question is not of today. Load the quiz again': 'ଏହି ପ୍ରଶ୍ନ ଆଜିର ନୁହେଁ। କୁଇଜ୍ ପୁଣି ଖୋଲନ୍ତୁ',
  'Answer each question once': 'ପ୍ରତି ପ୍ରଶ୍ନର ଉତ୍ତର ଥରେ ମାତ୍ର ଦିଅନ୍ତୁ',
  'Choose one of the answers to this question': 'ଏହି ପ୍ରଶ୍ନର ଉତ୍ତରଗୁଡ଼ିକରୁ ଗୋଟିଏ ବାଛନ୍ତୁ',
  'You have played today. New questions come tomorrow.': 'ଆଜି ଆପଣ ଖେଳିସାରିଛନ୍ତି। ନୂଆ ପ୍ରଶ୍ନ କାଲି ଆସିବ।',
  'You stand in the ranking.': 'ଆପଣ ତାଲିକାରେ ଅଛନ୍ତି।',
  'You stand in the ranking no more.': 'ଆପଣ ଆଉ ତାଲିକାରେ ନାହାନ୍ତି।',
  'This reward is not given any more.': 'ଏହି ପୁରସ୍କାର ଆଉ ଦିଆଯାଏ ନାହିଁ।',
  'You have claimed this already.': 'ଏହା ଆପଣ ଆଗରୁ ନେଇସାରିଛନ୍ତି।',
  'The last one was given away just now.': 'ଶେଷଟି ଏବେ ଏବେ କାହାକୁ ମିଳିଗଲା।',
  'It is yours. We write to you about it.': 'ଏହା ଆପଣଙ୍କର ହେଲା। ଏ ବିଷୟରେ ଆମେ ଆପଣଙ୍କୁ ଲେଖିବୁ।',
  'Add your mobile number to your profile first.': 'ପ୍ରଥମେ ନିଜ ପ୍ରୋଫାଇଲରେ ମୋବାଇଲ୍ ନମ୍ବର ଯୋଡ଼ନ୍ତୁ।',
  'This one is for {n} days in a row.': 'ଏହା ଲଗାତାର {n} ଦିନ ଖେଳିଲେ ମିଳେ।',
  'Choose a reward': 'ଗୋଟିଏ ପୁରସ୍କାର ବାଛନ୍ତୁ',
  'A certificate comes with the first round.': 'ପ୍ରଥମ ଥର ଖେଳିଲେ ପ୍ରମାଣପତ୍ର ମିଳେ।',
  'Your constituency votes soon, so the quiz rests until the poll has closed.':
    'ଆପଣଙ୍କ ନିର୍ବାଚନ ମଣ୍ଡଳୀରେ ଶୀଘ୍ର ମତଦାନ ଅଛି, ତେଣୁ ମତଦାନ ସରିବା ପର୍ଯ୍ୟନ୍ତ କୁଇଜ୍ ବନ୍ଦ ଅଛି।',
  'You stand in the ranking after your first round that counts.':
    'ଗଣାଯାଉଥିବା ପ୍ରଥମ ଖେଳ ପରେ ଆପଣ ତାଲିକାରେ ଆସିବେ।',
};
