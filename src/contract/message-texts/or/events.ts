/** The messages of replies to events and of the gate in Odia, by their English text. */
export const orOfEvents: Record<string, string> = {
  'Choose from {n} to {n} people': '{n}ରୁ {n} ଜଣ ବାଛନ୍ତୁ',
  'Mobile number or email is required': 'ମୋବାଇଲ୍ ନମ୍ବର କିମ୍ବା ଇମେଲ୍ ଲେଖିବା ଜରୁରୀ',
  'Choose an event': 'ଗୋଟିଏ କାର୍ଯ୍ୟକ୍ରମ ବାଛନ୍ତୁ',
  'This event is not on the site any more.': 'ଏହି କାର୍ଯ୍ୟକ୍ରମ ଆଉ ସାଇଟରେ ନାହିଁ।',
  'This event is cancelled.': 'ଏହି କାର୍ଯ୍ୟକ୍ରମ ବାତିଲ୍ ହୋଇଛି।',
  'Just come: nobody has to reply.': 'ସିଧା ଆସନ୍ତୁ: ଜଣାଇବା ଦରକାର ନାହିଁ।',
  'This event has begun.': 'ଏହି କାର୍ଯ୍ୟକ୍ରମ ଆରମ୍ଭ ହୋଇସାରିଛି।',
  'Your place is kept.': 'ଆପଣଙ୍କ ସ୍ଥାନ ରଖାଯାଇଛି।',
  'You are on the waiting list.': 'ଆପଣ ଅପେକ୍ଷା ତାଲିକାରେ ଅଛନ୍ତି।',
  'There is no room for more people. Your place stays as it is.':
    'ଅଧିକ ଲୋକଙ୍କ ପାଇଁ ସ୍ଥାନ ନାହିଁ। ଆପଣଙ୍କ ସ୍ଥାନ ଯେମିତି ଥିଲା ସେମିତି ରହିବ।',
  'There is no reply at this link any more.': 'ଏହି ଲିଙ୍କରେ ଆଉ କୌଣସି ଉତ୍ତର ନାହିଁ।',
  'Thank you for telling us. Your place is free for somebody else.':
    'ଜଣାଇଥିବାରୁ ଧନ୍ୟବାଦ। ଆପଣଙ୍କ ସ୍ଥାନ ଏବେ ଅନ୍ୟ କାହାକୁ ମିଳିପାରିବ।',
  'Your reply is not confirmed.': 'ଆପଣଙ୍କ ଉତ୍ତର ନିଶ୍ଚିତ ହୋଇନାହିଁ।',
  'This check-in link is not complete': 'ଏହି ଚେକ୍-ଇନ୍ ଲିଙ୍କ ପୂରା ନୁହେଁ',
  'This check-in link has ended, or its day has not come.': 'ଏହି ଚେକ୍-ଇନ୍ ଲିଙ୍କ ସରିଯାଇଛି, କିମ୍ବା ତାହାର ଦିନ ଆସିନାହିଁ।',
};
