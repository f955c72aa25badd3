/** The messages of cards, invitations, the rally kit and push in Punjabi, by their English text. */
export const paOfSupporters: Record<string, string> = {
  'Saved.': 'ਸੰਭਾਲ ਲਿਆ ਹੈ।',
  'You have made a card today. You can make the next one tomorrow.':
    'ਅੱਜ ਤੁਸੀਂ ਕਾਰਡ ਬਣਾ ਚੁੱਕੇ ਹੋ। ਅਗਲਾ ਕੱਲ੍ਹ ਬਣਾ ਸਕੋਗੇ।',
  'The card is ready.': 'ਕਾਰਡ ਤਿਆਰ ਹੈ।',
  'Write it in Latin or Indian letters': 'ਲਾਤੀਨੀ ਜਾਂ ਭਾਰਤੀ ਅੱਖਰਾਂ ਵਿੱਚ ਲਿਖੋ',
  'Write it without links': 'ਬਿਨਾਂ ਲਿੰਕ ਦੇ ਲਿਖੋ',
  'Your link is ready.': 'ਤੁਹਾਡਾ ਲਿੰਕ ਤਿਆਰ ਹੈ।',
  'Your link works no more.': 'ਤੁਹਾਡਾ ਲਿੰਕ ਹੁਣ ਨਹੀਂ ਚੱਲੇਗਾ।',
  'This event is over. Choose another': 'ਇਹ ਪ੍ਰੋਗਰਾਮ ਹੋ ਚੁੱਕਾ ਹੈ। ਕੋਈ ਹੋਰ ਚੁਣੋ',
  'This is no push token of a browser': 'ਇਹ ਕਿਸੇ ਬ੍ਰਾਊਜ਼ਰ ਦਾ ਪੁਸ਼ ਟੋਕਨ ਨਹੀਂ ਹੈ',
  'This browser is registered to somebody else. Ask it for a new token.':
    'ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਕਿਸੇ ਹੋਰ ਦੇ ਨਾਂ ਦਰਜ ਹੈ। ਇਸ ਤੋਂ ਨਵਾਂ ਟੋਕਨ ਲਓ।',
  'You hear from us on this device.': 'ਇਸ ਡਿਵਾਈਸ ਉੱਤੇ ਤੁਹਾਨੂੰ ਸਾਡੇ ਸੁਨੇਹੇ ਮਿਲਣਗੇ।',
  'You hear no more from us on this device.': 'ਇਸ ਡਿਵਾਈਸ ਉੱਤੇ ਹੁਣ ਸਾਡੇ ਸੁਨੇਹੇ ਨਹੀਂ ਆਉਣਗੇ।',
};
