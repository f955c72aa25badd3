/** What the calls say about forms, in Malayalam; English stands in for the rest. */
export const ml: Record<string, string> = {
  'Name is required': 'പേര് എഴുതണം',
  'Email is required': 'ഇമെയിൽ എഴുതണം',
  'Message is required': 'സന്ദേശം എഴുതണം',
  'This is required': 'ഇത് എഴുതണം',
  'Enter an email like name@example.org': 'ഇമെയിൽ ഇങ്ങനെ എഴുതുക: name@example.org',
  'Use at most two links': 'പരമാവധി രണ്ട് ലിങ്കുകൾ എഴുതുക',
  'Write this on one line': 'ഇത് ഒറ്റ വരിയിൽ എഴുതുക',
  'Use at most {n} characters': 'പരമാവധി {n} അക്ഷരങ്ങൾ എഴുതുക',
  'Use at least {n} characters': 'കുറഞ്ഞത് {n} അക്ഷരങ്ങൾ എഴുതുക',
  'Some fields need your attention.': 'ചില കള്ളികൾ ശ്രദ്ധിക്കൂ.',
  'Too many tries. Wait a little and try again.': 'പല തവണ ശ്രമിച്ചു. അൽപ്പം കാത്ത് വീണ്ടും ശ്രമിക്കൂ.',
  'The site is busy. Try again in a moment.': 'സൈറ്റിൽ ഇപ്പോൾ തിരക്കാണ്. അൽപ്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  'Something went wrong on our side. Try again in a moment.':
    'ഞങ്ങളുടെ ഭാഗത്ത് എന്തോ പിശകുപറ്റി. അൽപ്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  'There is nothing at this address.': 'ഈ വിലാസത്തിൽ ഒന്നുമില്ല.',
  'Log in to go on.': 'തുടരാൻ ലോഗിൻ ചെയ്യുക.',
  'You are logged out.': 'നിങ്ങൾ ലോഗൗട്ട് ചെയ്തു.',
  'These details do not match. Check them and try again.':
    'ഈ വിവരങ്ങൾ യോജിക്കുന്നില്ല. നോക്കി വീണ്ടും ശ്രമിക്കൂ.',
  'Thank you. We have your message.': 'നന്ദി. നിങ്ങളുടെ സന്ദേശം കിട്ടി.',
  'Thank you. Open the link in the mail that we sent you.': 'നന്ദി. ഞങ്ങൾ അയച്ച മെയിലിലെ ലിങ്ക് തുറക്കുക.',
};
