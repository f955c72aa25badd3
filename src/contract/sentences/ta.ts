/** What the calls say about forms, in Tamil; English stands in for the rest. */
export const ta: Record<string, string> = {
  'Name is required': 'பெயர் தேவை',
  'Email is required': 'மின்னஞ்சல் தேவை',
  'Message is required': 'செய்தி தேவை',
  'This is required': 'இது தேவை',
  'Enter an email like name@example.org': 'மின்னஞ்சலை இப்படி எழுதுங்கள்: name@example.org',
  'Use at most two links': 'அதிகபட்சம் இரண்டு இணைப்புகள் எழுதுங்கள்',
  'Write this on one line': 'இதை ஒரே வரியில் எழுதுங்கள்',
  'Use at most {n} characters': 'அதிகபட்சம் {n} எழுத்துகள் எழுதுங்கள்',
  'Use at least {n} characters': 'குறைந்தது {n} எழுத்துகள் எழுதுங்கள்',
  'Some fields need your attention.': 'சில கட்டங்களைக் கவனியுங்கள்.',
  'Too many tries. Wait a little and try again.':
    'பல முறை முயன்றாகிவிட்டது. சற்றுப் பொறுத்து மீண்டும் முயலுங்கள்.',
  'The site is busy. Try again in a moment.':
    'தளத்தில் இப்போது கூட்டம். சிறிது நேரம் கழித்து மீண்டும் முயலுங்கள்.',
  'Something went wrong on our side. Try again in a moment.':
    'எங்கள் பக்கம் ஏதோ தவறு நடந்தது. சிறிது நேரம் கழித்து மீண்டும் முயலுங்கள்.',
  'There is nothing at this address.': 'இந்த முகவரியில் எதுவும் இல்லை.',
  'Log in to go on.': 'தொடர உள்நுழையுங்கள்.',
  'You are logged out.': 'வெளியேறிவிட்டீர்கள்.',
  'These details do not match. Check them and try again.':
    'இந்த விவரங்கள் பொருந்தவில்லை. சரிபார்த்து மீண்டும் முயலுங்கள்.',
  'Thank you. We have your message.': 'நன்றி. உங்கள் செய்தி எங்களுக்குக் கிடைத்தது.',
  'Thank you. Open the link in the mail that we sent you.':
    'நன்றி. நாங்கள் அனுப்பிய மின்னஞ்சலில் உள்ள இணைப்பைத் திறக்கவும்.',
};
