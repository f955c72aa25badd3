/** What the calls say about forms, in Punjabi; English stands in for the rest. */
export const pa: Record<string, string> = {
  'Name is required': 'ਨਾਂ ਲਿਖਣਾ ਜ਼ਰੂਰੀ ਹੈ',
  'Email is required': 'ਈਮੇਲ ਲਿਖਣੀ ਜ਼ਰੂਰੀ ਹੈ',
  'Message is required': 'ਸੁਨੇਹਾ ਲਿਖਣਾ ਜ਼ਰੂਰੀ ਹੈ',
  'This is required': 'ਇਹ ਜ਼ਰੂਰੀ ਹੈ',
  'Enter an email like name@example.org': 'ਈਮੇਲ ਇਸ ਤਰ੍ਹਾਂ ਲਿਖੋ: name@example.org',
  'Use at most two links': 'ਵੱਧ ਤੋਂ ਵੱਧ ਦੋ ਲਿੰਕ ਲਿਖੋ',
  'Write this on one line': 'ਇਹ ਇੱਕੋ ਸਤਰ ਵਿੱਚ ਲਿਖੋ',
  'Use at most {n} characters': 'ਵੱਧ ਤੋਂ ਵੱਧ {n} ਅੱਖਰ ਲਿਖੋ',
  'Use at least {n} characters': 'ਘੱਟੋ-ਘੱਟ {n} ਅੱਖਰ ਲਿਖੋ',
  'Some fields need your attention.': 'ਕੁਝ ਖਾਨਿਆਂ ਵੱਲ ਧਿਆਨ ਦਿਓ।',
  'Too many tries. Wait a little and try again.': 'ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋਈ। ਥੋੜ੍ਹਾ ਰੁਕ ਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'The site is busy. Try again in a moment.': 'ਸਾਈਟ ਉੱਤੇ ਇਸ ਵੇਲੇ ਭੀੜ ਹੈ। ਥੋੜ੍ਹੀ ਦੇਰ ਵਿੱਚ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'Something went wrong on our side. Try again in a moment.':
    'ਸਾਡੇ ਵੱਲੋਂ ਕੁਝ ਗੜਬੜ ਹੋਈ। ਥੋੜ੍ਹੀ ਦੇਰ ਵਿੱਚ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'There is nothing at this address.': 'ਇਸ ਪਤੇ ਉੱਤੇ ਕੁਝ ਨਹੀਂ ਹੈ।',
  'Log in to go on.': 'ਅੱਗੇ ਜਾਣ ਲਈ ਲੌਗ ਇਨ ਕਰੋ।',
  'You are logged out.': 'ਤੁਸੀਂ ਲੌਗ ਆਊਟ ਹੋ ਗਏ ਹੋ।',
  'These details do not match. Check them and try again.':
    'ਇਹ ਜਾਣਕਾਰੀ ਮੇਲ ਨਹੀਂ ਖਾਂਦੀ। ਵੇਖ ਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'Thank you. We have your message.': 'ਧੰਨਵਾਦ। ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਸਾਨੂੰ ਮਿਲ ਗਿਆ ਹੈ।',
  'Thank you. Open the link in the mail that we sent you.':
    'ਧੰਨਵਾਦ। ਅਸੀਂ ਜੋ ਮੇਲ ਭੇਜੀ ਹੈ, ਉਸ ਵਿਚਲਾ ਲਿੰਕ ਖੋਲ੍ਹੋ।',
};
