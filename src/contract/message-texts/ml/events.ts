/** The messages of replies to events and of the gate in Malayalam, by their English text. */
export const mlOfEvents: Record<string, string> = {
  'Choose from {n} to {n} people': '{n} മുതൽ {n} വരെ ആളുകളെ തിരഞ്ഞെടുക്കുക',
  'Mobile number or email is required': 'മൊബൈൽ നമ്പറോ ഇമെയിലോ എഴുതണം',
  'Choose an event': 'ഒരു പരിപാടി തിരഞ്ഞെടുക്കുക',
  'This event is not on the site any more.': 'ഈ പരിപാടി ഇനി സൈറ്റിലില്ല.',
  'This event is cancelled.': 'ഈ പരിപാടി റദ്ദാക്കി.',
  'Just come: nobody has to reply.': 'നേരെ വരൂ: മുൻകൂട്ടി അറിയിക്കേണ്ട.',
  'This event has begun.': 'ഈ പരിപാടി തുടങ്ങി.',
  'Your place is kept.': 'നിങ്ങളുടെ സ്ഥലം ഉറപ്പ്.',
  'You are on the waiting list.': 'നിങ്ങൾ കാത്തിരിപ്പ് പട്ടികയിലാണ്.',
  'There is no room for more people. Your place stays as it is.':
    'കൂടുതൽ പേർക്ക് സ്ഥലമില്ല. നിങ്ങളുടെ സ്ഥലം അതേപടി തുടരും.',
  'There is no reply at this link any more.': 'ഈ ലിങ്കിൽ ഇനി മറുപടിയൊന്നുമില്ല.',
  'Thank you for telling us. Your place is free for somebody else.':
    'അറിയിച്ചതിന് നന്ദി. നിങ്ങളുടെ സ്ഥലം ഇനി മറ്റൊരാൾക്ക് കിട്ടും.',
  'Your reply is not confirmed.': 'നിങ്ങളുടെ മറുപടി സ്ഥിരീകരിച്ചിട്ടില്ല.',
  'This check-in link is not complete': 'ഈ ചെക്ക്-ഇൻ ലിങ്ക് പൂർണമല്ല',
  'This check-in link has ended, or its day has not come.':
    'ഈ ചെക്ക്-ഇൻ ലിങ്ക് അവസാനിച്ചു, അല്ലെങ്കിൽ അതിന്റെ ദിവസം വന്നിട്ടില്ല.',
};
