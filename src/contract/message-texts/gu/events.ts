/** The messages of replies to events and of the gate in Gujarati, by their English text. */
export const guOfEvents: Record<string, string> = {
  'Choose from {n} to {n} people': '{n} થી {n} જણ પસંદ કરો',
  'Mobile number or email is required': 'મોબાઇલ નંબર અથવા ઈમેલ લખવો જરૂરી છે',
  'Choose an event': 'કાર્યક્રમ પસંદ કરો',
  'This event is not on the site any more.': 'આ કાર્યક્રમ હવે સાઇટ પર નથી.',
  'This event is cancelled.': 'આ કાર્યક્રમ રદ થયો છે.',
  'Just come: nobody has to reply.': 'સીધા આવી જાઓ: જણાવવાની જરૂર નથી.',
  'This event has begun.': 'આ કાર્યક્રમ શરૂ થઈ ગયો છે.',
  'Your place is kept.': 'તમારી જગ્યા રખાઈ છે.',
  'You are on the waiting list.': 'તમે પ્રતીક્ષા યાદીમાં છો.',
  'There is no room for more people. Your place stays as it is.':
    'વધુ લોકો માટે જગ્યા નથી. તમારી જગ્યા છે તેમ જ રહેશે.',
  'There is no reply at this link any more.': 'આ લિંક પર હવે કોઈ જવાબ નથી.',
  'Thank you for telling us. Your place is free for somebody else.':
    'જણાવવા બદલ આભાર. તમારી જગ્યા હવે બીજા કોઈને મળી શકે.',
  'Your reply is not confirmed.': 'તમારા જવાબની પુષ્ટિ થઈ નથી.',
  'This check-in link is not complete': 'આ ચેક-ઇન લિંક અધૂરી છે',
  'This check-in link has ended, or its day has not come.':
    'આ ચેક-ઇન લિંક પૂરી થઈ છે, અથવા તેનો દિવસ હજી આવ્યો નથી.',
};
