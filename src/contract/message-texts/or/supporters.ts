/** The messages of cards, invitations, the rally kit and push in Odia, by their English text. */
export const orOfSupporters: Record<string, string> = {
  'Saved.': 'ସେଭ୍ ହେଲା।',
  'You have made a card today. You can make the next one tomorrow.':
    'ଆଜି ଆପଣ କାର୍ଡ ତିଆରି କରିସାରିଛନ୍ତି। ପରବର୍ତ୍ତୀ କାର୍ଡ କାଲି ତିଆରି କରିପାରିବେ।',
  'The card is ready.': 'କାର୍ଡ ପ୍ରସ୍ତୁତ।',
  'Write it in Latin or Indian letters': 'ଲାଟିନ୍ କିମ୍ବା ଭାରତୀୟ ଅକ୍ଷରରେ ଲେଖନ୍ତୁ',
  'Write it without links': 'ଲିଙ୍କ ବିନା ଲେଖନ୍ତୁ',
  'Your link is ready.': 'ଆପଣଙ୍କ ଲିଙ୍କ ପ୍ରସ୍ତୁତ।',
  'Your link works no more.': 'ଆପଣଙ୍କ ଲିଙ୍କ ଆଉ କାମ କରିବ ନାହିଁ।',
  'This event is over. Choose another': 'ଏହି କାର୍ଯ୍ୟକ୍ରମ ସରିଯାଇଛି। ଅନ୍ୟ ଗୋଟିଏ ବାଛନ୍ତୁ',
  'This is no push token of a browser': 'ଏହା କୌଣସି ବ୍ରାଉଜରର ପୁଶ୍ ଟୋକେନ୍ ନୁହେଁ',
  'This browser is registered to somebody else. Ask it for a new token.':
    'ଏହି ବ୍ରାଉଜର ଅନ୍ୟ କାହା ନାମରେ ପଞ୍ଜୀକୃତ। ଏଥିରୁ ନୂଆ ଟୋକେନ୍ ନିଅନ୍ତୁ।',
  'You hear from us on this device.': 'ଏହି ଫୋନରେ ଆପଣଙ୍କୁ ଆମ ବାର୍ତ୍ତା ମିଳିବ।',
  'You hear no more from us on this device.': 'ଏହି ଫୋନରେ ଆଉ ଆମ ବାର୍ତ୍ତା ଆସିବ ନାହିଁ।',
};
