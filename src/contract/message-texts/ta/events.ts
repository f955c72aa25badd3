/** The messages of replies to events and of the gate in Tamil, by their English text. */
export const taOfEvents: Record<string, string> = {
  'Choose from {n} to {n} people': '{n} முதல் {n} பேர் வரை தேர்ந்தெடுங்கள்',
  'Mobile number or email is required': 'கைப்பேசி எண் அல்லது மின்னஞ்சல் தேவை',
  'Choose an event': 'ஒரு நிகழ்ச்சியைத் தேர்ந்தெடுங்கள்',
  'This event is not on the site any more.': 'இந்த நிகழ்ச்சி இனி தளத்தில் இல்லை.',
  'This event is cancelled.': 'இந்த நிகழ்ச்சி ரத்து செய்யப்பட்டது.',
  'Just come: nobody has to reply.': 'நேராக வாருங்கள்: முன்கூட்டிச் சொல்லத் தேவையில்லை.',
  'This event has begun.': 'இந்த நிகழ்ச்சி தொடங்கிவிட்டது.',
  'Your place is kept.': 'உங்கள் இடம் உறுதி.',
  'You are on the waiting list.': 'நீங்கள் காத்திருப்போர் பட்டியலில் உள்ளீர்கள்.',
  'There is no room for more people. Your place stays as it is.':
    'கூடுதலானவர்களுக்கு இடமில்லை. உங்கள் இடம் அப்படியே இருக்கும்.',
  'There is no reply at this link any more.': 'இந்த இணைப்பில் இனி எந்தப் பதிலும் இல்லை.',
  'Thank you for telling us. Your place is free for somebody else.':
    'சொன்னதற்கு நன்றி. உங்கள் இடம் வேறொருவருக்குக் கிடைக்கும்.',
  'Your reply is not confirmed.': 'உங்கள் பதில் உறுதிப்படுத்தப்படவில்லை.',
  'This check-in link is not complete': 'இந்த வருகைப் பதிவு இணைப்பு முழுமையாக இல்லை',
  'This check-in link has ended, or its day has not come.':
    'இந்த வருகைப் பதிவு இணைப்பு முடிந்துவிட்டது, அல்லது அதன் நாள் இன்னும் வரவில்லை.',
};
