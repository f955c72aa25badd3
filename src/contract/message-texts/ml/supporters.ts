/** The messages of cards, invitations, the rally kit and push in Malayalam, by their English text. */
export const mlOfSupporters: Record<string, string> = {
  'Saved.': 'സൂക്ഷിച്ചു.',
  'You have made a card today. You can make the next one tomorrow.':
    'ഇന്ന് നിങ്ങൾ ഒരു കാർഡ് ഉണ്ടാക്കി. അടുത്തത് നാളെ ഉണ്ടാക്കാം.',
  'The card is ready.': 'കാർഡ് തയ്യാറായി.',
  'Write it in Latin or Indian letters': 'ലാറ്റിൻ അല്ലെങ്കിൽ ഇന്ത്യൻ അക്ഷരങ്ങളിൽ എഴുതുക',
  'Write it without links': 'ലിങ്കുകളില്ലാതെ എഴുതുക',
  'Your link is ready.': 'നിങ്ങളുടെ ലിങ്ക് തയ്യാറായി.',
  'Your link works no more.': 'നിങ്ങളുടെ ലിങ്ക് ഇനി പ്രവർത്തിക്കില്ല.',
  'This event is over. Choose another': 'ഈ പരിപാടി കഴിഞ്ഞു. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക',
  'This is no push token of a browser': 'ഇത് ബ്രൗസറിന്റെ പുഷ് ടോക്കൺ അല്ല',
  'This browser is registered to somebody else. Ask it for a new token.':
    'ഈ ബ്രൗസർ മറ്റൊരാളുടെ പേരിലാണ്. അതിൽനിന്ന് പുതിയ ടോക്കൺ എടുക്കുക.',
  'You hear from us on this device.': 'ഈ ഉപകരണത്തിൽ ഞങ്ങളുടെ അറിയിപ്പുകൾ വരും.',
  'You hear no more from us on this device.': 'ഈ ഉപകരണത്തിൽ ഇനി ഞങ്ങളുടെ അറിയിപ്പുകൾ വരില്ല.',
};
