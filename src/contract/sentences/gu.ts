/** What the calls say about forms, in Gujarati; English stands in for the rest. */
export const gu: Record<string, string> = {
  'Name is required': 'નામ લખવું જરૂરી છે',
  'Email is required': 'ઈમેલ લખવો જરૂરી છે',
  'Message is required': 'સંદેશ લખવો જરૂરી છે',
  'This is required': 'આ જરૂરી છે',
  'Enter an email like name@example.org': 'ઈમેલ આ રીતે લખો: name@example.org',
  'Use at most two links': 'વધુમાં વધુ બે લિંક લખો',
  'Write this on one line': 'આ એક જ લીટીમાં લખો',
  'Use at most {n} characters': 'વધુમાં વધુ {n} અક્ષર લખો',
  'Use at least {n} characters': 'ઓછામાં ઓછા {n} અક્ષર લખો',
  'Some fields need your attention.': 'કેટલાંક ખાનાં પર ધ્યાન આપો.',
  'Too many tries. Wait a little and try again.': 'ઘણી વાર પ્રયત્ન થયો. થોડું રોકાઈને ફરી પ્રયત્ન કરો.',
  'The site is busy. Try again in a moment.': 'સાઇટ પર અત્યારે ભીડ છે. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
  'Something went wrong on our side. Try again in a moment.':
    'અમારા તરફ કંઈક ખોટું થયું. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
  'There is nothing at this address.': 'આ સરનામે કંઈ નથી.',
  'Log in to go on.': 'આગળ વધવા લૉગ ઇન કરો.',
  'You are logged out.': 'તમે લૉગ આઉટ થયા.',
  'These details do not match. Check them and try again.':
    'આ વિગતો મળતી નથી. તપાસીને ફરી પ્રયત્ન કરો.',
  'Thank you. We have your message.': 'આભાર. તમારો સંદેશ અમને મળ્યો.',
  'Thank you. Open the link in the mail that we sent you.': 'આભાર. અમે મોકલેલા મેઇલમાંની લિંક ખોલો.',
};
