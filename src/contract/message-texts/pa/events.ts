/** The messages of replies to events and of the gate in Punjabi, by their English text. */
export const paOfEvents: Record<string, string> = {
  'Choose from {n} to {n} people': '{n} ਤੋਂ {n} ਲੋਕ ਚੁਣੋ',
  'Mobile number or email is required': 'ਮੋਬਾਈਲ ਨੰਬਰ ਜਾਂ ਈਮੇਲ ਲਿਖਣਾ ਜ਼ਰੂਰੀ ਹੈ',
  'Choose an event': 'ਕੋਈ ਪ੍ਰੋਗਰਾਮ ਚੁਣੋ',
  'This event is not on the site any more.': 'ਇਹ ਪ੍ਰੋਗਰਾਮ ਹੁਣ ਸਾਈਟ ਉੱਤੇ ਨਹੀਂ ਹੈ।',
  'This event is cancelled.': 'ਇਹ ਪ੍ਰੋਗਰਾਮ ਰੱਦ ਹੋ ਗਿਆ ਹੈ।',
  'Just come: nobody has to reply.': 'ਸਿੱਧੇ ਆ ਜਾਓ: ਦੱਸਣ ਦੀ ਲੋੜ ਨਹੀਂ।',
  'This event has begun.': 'ਇਹ ਪ੍ਰੋਗਰਾਮ ਸ਼ੁਰੂ ਹੋ ਚੁੱਕਾ ਹੈ।',
  'Your place is kept.': 'ਤੁਹਾਡੀ ਥਾਂ ਪੱਕੀ ਹੈ।',
  'You are on the waiting list.': 'ਤੁਸੀਂ ਉਡੀਕ ਸੂਚੀ ਵਿੱਚ ਹੋ।',
  'There is no room for more people. Your place stays as it is.':
    'ਹੋਰ ਲੋਕਾਂ ਲਈ ਥਾਂ ਨਹੀਂ ਹੈ। ਤੁਹਾਡੀ ਥਾਂ ਉਵੇਂ ਹੀ ਰਹੇਗੀ।',
  'There is no reply at this link any more.': 'ਇਸ ਲਿੰਕ ਉੱਤੇ ਹੁਣ ਕੋਈ ਜਵਾਬ ਨਹੀਂ ਹੈ।',
  'Thank you for telling us. Your place is free for somebody else.':
    'ਦੱਸਣ ਲਈ ਧੰਨਵਾਦ। ਤੁਹਾਡੀ ਥਾਂ ਹੁਣ ਕਿਸੇ ਹੋਰ ਨੂੰ ਮਿਲ ਸਕਦੀ ਹੈ।',
  'Your reply is not confirmed.': 'ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋਈ।',
  'This check-in link is not complete': 'ਇਹ ਚੈੱਕ-ਇਨ ਲਿੰਕ ਅਧੂਰਾ ਹੈ',
  'This check-in link has ended, or its day has not come.':
    'ਇਹ ਚੈੱਕ-ਇਨ ਲਿੰਕ ਖ਼ਤਮ ਹੋ ਗਿਆ ਹੈ, ਜਾਂ ਇਸ ਦਾ ਦਿਨ ਹਾਲੇ ਨਹੀਂ ਆਇਆ।',
};
