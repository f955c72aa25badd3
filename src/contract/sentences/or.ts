/** What the calls say about forms, in Odia; English stands in for the rest. */
export const or: Record<string, string> = {
  'Name is required': 'ନାମ ଲେଖିବା ଜରୁରୀ',
  'Email is required': 'ଇମେଲ୍ ଲେଖିବା ଜରୁରୀ',
  'Message is required': 'ବାର୍ତ୍ତା ଲେଖିବା ଜରୁରୀ',
  'This is required': 'ଏହା ଜରୁରୀ',
  'Enter an email like name@example.org': 'ଇମେଲ୍ ଏପରି ଲେଖନ୍ତୁ: name@example.org',
  'Use at most two links': 'ଅତିବେଶୀରେ ଦୁଇଟି ଲିଙ୍କ ଲେଖନ୍ତୁ',
  'Write this on one line': 'ଏହାକୁ ଗୋଟିଏ ଧାଡ଼ିରେ ଲେଖନ୍ତୁ',
  'Use at most {n} characters': 'ଅତିବେଶୀରେ {n} ଅକ୍ଷର ଲେଖନ୍ତୁ',
  'Use at least {n} characters': 'ଅତିକମ୍‌ରେ {n} ଅକ୍ଷର ଲେଖନ୍ତୁ',
  'Some fields need your attention.': 'କିଛି ଘର ପ୍ରତି ଧ୍ୟାନ ଦିଅନ୍ତୁ।',
  'Too many tries. Wait a little and try again.': 'ବହୁତ ଥର ଚେଷ୍ଟା ହେଲା। ଟିକିଏ ରହି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  'The site is busy. Try again in a moment.': 'ସାଇଟରେ ଏବେ ଭିଡ଼ ଅଛି। ଟିକିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  'Something went wrong on our side. Try again in a moment.':
    'ଆମ ପଟେ କିଛି ଭୁଲ୍ ହେଲା। ଟିକିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  'There is nothing at this address.': 'ଏହି ଠିକଣାରେ କିଛି ନାହିଁ।',
  'Log in to go on.': 'ଆଗକୁ ଯିବା ପାଇଁ ଲଗ୍ ଇନ୍ କରନ୍ତୁ।',
  'You are logged out.': 'ଆପଣ ଲଗ୍ ଆଉଟ୍ ହେଲେ।',
  'These details do not match. Check them and try again.': 'ଏହି ତଥ୍ୟ ମେଳ ଖାଉନାହିଁ। ଦେଖି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  'Thank you. We have your message.': 'ଧନ୍ୟବାଦ। ଆପଣଙ୍କ ବାର୍ତ୍ତା ଆମକୁ ମିଳିଲା।',
  'Thank you. Open the link in the mail that we sent you.': 'ଧନ୍ୟବାଦ। ଆମେ ପଠାଇଥିବା ମେଲର ଲିଙ୍କ ଖୋଲନ୍ତୁ।',
};
