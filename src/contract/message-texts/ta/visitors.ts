import { taOfBooth } from './booth.ts';
import { taOfEvents } from './events.ts';
import { taOfQuiz } from './quiz.ts';
import { taOfSupporters } from './supporters.ts';

/** The messages of the calls in Tamil, by their English text; `{n}` stands for any number. */
export const ta: Record<string, string> = {
  'The request could not be read. Check its form and send it again.':
    'கோரிக்கையைப் படிக்க முடியவில்லை. அதன் வடிவத்தைச் சரிபார்த்து மீண்டும் அனுப்புங்கள்.',
  'These details do not match. Check them and try again.':
    'இந்த விவரங்கள் பொருந்தவில்லை. சரிபார்த்து மீண்டும் முயலுங்கள்.',
  'Log in to go on.': 'தொடர உள்நுழையுங்கள்.',
  'Your account may not do this.': 'உங்கள் கணக்கிற்கு இதைச் செய்ய அனுமதி இல்லை.',
  'There is nothing at this address.': 'இந்த முகவரியில் எதுவும் இல்லை.',
  'This address does not take this kind of request.': 'இந்த முகவரி இவ்வகைக் கோரிக்கையை ஏற்காது.',
  'This was done already.': 'இது ஏற்கெனவே செய்யப்பட்டுவிட்டது.',
  'Somebody else saved this since. Compare both texts.':
    'இதற்கிடையில் வேறொருவர் இதைச் சேமித்துவிட்டார். இரு உரைகளையும் ஒப்பிட்டுப் பாருங்கள்.',
  'What you sent is too large.': 'நீங்கள் அனுப்பியது மிகப் பெரியது.',
  'Send this as JSON, or as a form where the call says so.':
    'இதை JSON ஆக அனுப்புங்கள், அல்லது அழைப்பு கேட்கும் இடத்தில் படிவமாக அனுப்புங்கள்.',
  'Some fields need your attention.': 'சில கட்டங்களைக் கவனியுங்கள்.',
  'Too many tries. Wait a little and try again.':
    'பல முறை முயன்றாகிவிட்டது. சற்றுப் பொறுத்து மீண்டும் முயலுங்கள்.',
  'Too many tries. Try again in {n} seconds.':
    'பல முறை முயன்றாகிவிட்டது. {n} நொடிகளுக்குப் பிறகு மீண்டும் முயலுங்கள்.',
  'Too many tries. Try again in {n} minutes.':
    'பல முறை முயன்றாகிவிட்டது. {n} நிமிடங்களுக்குப் பிறகு மீண்டும் முயலுங்கள்.',
  'Too many tries. Try again in {n} hours.':
    'பல முறை முயன்றாகிவிட்டது. {n} மணிநேரத்துக்குப் பிறகு மீண்டும் முயலுங்கள்.',
  'Many tries came from here. Show that you are a person and try again.':
    'இங்கிருந்து பல முறை முயன்றுள்ளனர். நீங்கள் மனிதர்தான் என்று காட்டி மீண்டும் முயலுங்கள்.',
  'The site is busy. Try again in a moment.':
    'தளத்தில் இப்போது கூட்டம். சிறிது நேரம் கழித்து மீண்டும் முயலுங்கள்.',
  'Something went wrong on our side. Try again in a moment.':
    'எங்கள் பக்கம் ஏதோ தவறு நடந்தது. சிறிது நேரம் கழித்து மீண்டும் முயலுங்கள்.',
  'Name is required': 'பெயர் தேவை',
  'Email is required': 'மின்னஞ்சல் தேவை',
  'Message is required': 'செய்தி தேவை',
  'Enter an email like name@example.org': 'மின்னஞ்சலை இப்படி எழுதுங்கள்: name@example.org',
  'Use at most two links': 'அதிகபட்சம் இரண்டு இணைப்புகள் எழுதுங்கள்',
  'Enter the whole phone number, or leave it empty':
    'முழுத் தொலைபேசி எண்ணையும் எழுதுங்கள், அல்லது காலியாக விடுங்கள்',
  'Write this on one line': 'இதை ஒரே வரியில் எழுதுங்கள்',
  'Use at most {n} characters': 'அதிகபட்சம் {n} எழுத்துகள் எழுதுங்கள்',
  'Use at least {n} characters': 'குறைந்தது {n} எழுத்துகள் எழுதுங்கள்',
  'Give at least {n}': 'குறைந்தது {n} கொடுங்கள்',
  'Give at most {n}': 'அதிகபட்சம் {n} கொடுங்கள்',
  'Search with at most {n} characters': 'அதிகபட்சம் {n} எழுத்துகளால் தேடுங்கள்',
  'Search with one text': 'ஒரே சொற்றொடரால் தேடுங்கள்',
  'Search without control characters': 'கட்டுப்பாட்டுக் குறிகள் இல்லாமல் தேடுங்கள்',
  'Choose a category from the list': 'பட்டியலில் இருந்து ஒரு தலைப்பைத் தேர்ந்தெடுங்கள்',
  'Choose upcoming, past or all': 'upcoming, past அல்லது all என்பதைத் தேர்ந்தெடுங்கள்',
  'Write the date as YYYY-MM-DD': 'தேதியை YYYY-MM-DD என எழுதுங்கள்',
  'This day does not exist': 'இப்படி ஒரு நாள் இல்லை',
  'Write the year as YYYY, {n} to {n}': 'ஆண்டை YYYY என எழுதுங்கள், {n} முதல் {n} வரை',
  'Write the month as {n} to {n}': 'மாதத்தை {n} முதல் {n} வரையான எண்ணாக எழுதுங்கள்',
  'Write the page as a number from {n} to {n}': 'பக்கத்தை {n} முதல் {n} வரையான எண்ணாக எழுதுங்கள்',
  'Write the size as a number from {n} to {n}': 'அளவை {n} முதல் {n} வரையான எண்ணாக எழுதுங்கள்',
  'Give this only once': 'இதை ஒரு முறை மட்டும் தாருங்கள்',
  'Leave out control characters': 'கட்டுப்பாட்டுக் குறிகளை நீக்குங்கள்',
  'This field is not known': 'இப்படி ஒரு கட்டம் இல்லை',
  'This has the wrong form': 'இதன் வடிவம் சரியில்லை',
  'This is required': 'இது தேவை',
  'Name one page by its title': 'ஒரு பக்கத்தின் தலைப்பைச் சொல்லுங்கள்',
  'Name one slug': 'ஒரே ஒரு முகவரிப் பெயரைச் சொல்லுங்கள்',
  'Write a path of the site, such as /news': 'தளத்தில் உள்ள முகவரியை எழுதுங்கள், எ.கா. /news',
  'Name the type in letters': 'வகையின் பெயரை எழுத்துகளில் எழுதுங்கள்',
  'Write the path from its first slash': 'முகவரியை முதல் சாய்கோட்டிலிருந்து எழுதுங்கள்',
  'Send 1, or nothing': '1 என அனுப்புங்கள், அல்லது எதுவும் வேண்டாம்',
  'There is no page of this name.': 'இந்தப் பெயரில் பக்கம் எதுவும் இல்லை.',
  'Thank you. We have your message.': 'நன்றி. உங்கள் செய்தி எங்களுக்குக் கிடைத்தது.',
  'You are logged out.': 'வெளியேறிவிட்டீர்கள்.',
  'Thank you. Open the link in the mail that we sent you.':
    'நன்றி. நாங்கள் அனுப்பிய மின்னஞ்சலில் உள்ள இணைப்பைத் திறக்கவும்.',
  'This kind of file is not taken here.': 'இந்த வகைக் கோப்பு இங்கே ஏற்கப்படுவதில்லை.',
  'Choose a file of at most {n} MB.': 'அதிகபட்சம் {n} MB அளவுள்ள கோப்பைத் தேர்ந்தெடுங்கள்.',
  'Choose a file of at most {n} kB.': 'அதிகபட்சம் {n} kB அளவுள்ள கோப்பைத் தேர்ந்தெடுங்கள்.',
  'Send at most {n} kB.': 'அதிகபட்சம் {n} kB அனுப்புங்கள்.',
  'Send at most {n} MB.': 'அதிகபட்சம் {n} MB அனுப்புங்கள்.',
  'Send at most {n} files.': 'அதிகபட்சம் {n} கோப்புகளை அனுப்புங்கள்.',
  'Choose a picture': 'ஒரு படத்தைத் தேர்ந்தெடுங்கள்',
  'Choose a JPEG, PNG or WebP picture': 'JPEG, PNG அல்லது WebP படத்தைத் தேர்ந்தெடுங்கள்',
  'Choose a picture of at most {n} million pixels':
    'அதிகபட்சம் {n} மில்லியன் பிக்சல் உள்ள படத்தைத் தேர்ந்தெடுங்கள்',
  'This picture is damaged. Choose another one': 'இந்தப் படம் பழுதாகியுள்ளது. வேறொன்றைத் தேர்ந்தெடுங்கள்',
  'Confirm that it is you first': 'முதலில் இது நீங்கள்தான் என்று உறுதிப்படுத்துங்கள்',
  'The date of birth can be set only once': 'பிறந்த தேதியை ஒரு முறை மட்டுமே எழுத முடியும்',
  'Under {n}, a parent must agree first. Write to us':
    '{n} வயது ஆகாதவர்களுக்கு முதலில் பெற்றோரின் சம்மதம் தேவை. எங்களுக்கு எழுதுங்கள்',
  'Confirm the new number with a code first': 'முதலில் புதிய எண்ணை ஓடிபி மூலம் உறுதிப்படுத்துங்கள்',
  'This number belongs to another account.': 'இந்த எண் வேறொரு கணக்கிற்கு உரியது.',
  'Your profile is saved.': 'உங்கள் சுயவிவரம் சேமிக்கப்பட்டது.',
  'Your profile is saved. Open the link in the mail to the new address.':
    'உங்கள் சுயவிவரம் சேமிக்கப்பட்டது. புதிய முகவரிக்கு வந்த மின்னஞ்சலில் உள்ள இணைப்பைத் திறக்கவும்.',
  'You are logged out there.': 'அங்கே வெளியேறிவிட்டீர்கள்.',
  'Add your date of birth to your profile first.': 'முதலில் உங்கள் சுயவிவரத்தில் பிறந்த தேதியைச் சேருங்கள்.',
  'Add an email to your profile first.': 'முதலில் உங்கள் சுயவிவரத்தில் மின்னஞ்சலைச் சேருங்கள்.',
  'Thank you. Your consent is noted.': 'நன்றி. உங்கள் சம்மதம் பதிவாகிவிட்டது.',
  'Your consent is taken back.': 'உங்கள் சம்மதம் திரும்பப் பெறப்பட்டது.',
  'Your account is closed. What we hold about you is being erased.':
    'உங்கள் கணக்கு மூடப்பட்டது. உங்களைப் பற்றி எங்களிடம் உள்ளவை அழிக்கப்படுகின்றன.',
  'Thank you. We have your request and answer within {n} days.':
    'நன்றி. உங்கள் கோரிக்கை கிடைத்தது; {n} நாட்களுக்குள் பதில் தருவோம்.',
  'Thank you. The newsletter will come to you.': 'நன்றி. இனி கடிதம் உங்களுக்கு வரும்.',
  'This address is confirmed already. The next newsletter comes to you.':
    'இந்த முகவரி ஏற்கெனவே உறுதியாகிவிட்டது. அடுத்த கடிதம் உங்களுக்கு வரும்.',
  'You get no more newsletters.': 'இனி உங்களுக்குக் கடிதம் வராது.',
  'This link was used already or is too old. Subscribe again for a new one.':
    'இந்த இணைப்பு பயன்படுத்தப்பட்டுவிட்டது அல்லது காலாவதியானது. கடிதத்தை மீண்டும் கேளுங்கள்; புதிய இணைப்பு வரும்.',
  'This link is not one of ours.': 'இந்த இணைப்பு எங்களுடையது அல்ல.',
  'Your wishes are saved.': 'உங்கள் விருப்பங்கள் சேமிக்கப்பட்டன.',
  'This address gets no newsletter any more. Subscribe again to change it.':
    'இந்த முகவரிக்கு இனி கடிதம் வராது. மாற்ற, கடிதத்தை மீண்டும் கேளுங்கள்.',
  'Choose at least one topic': 'ஒரு தலைப்பையாவது தேர்ந்தெடுங்கள்',
  'Choose a topic': 'ஒரு தலைப்பைத் தேர்ந்தெடுங்கள்',
  'Choose a language': 'ஒரு மொழியைத் தேர்ந்தெடுங்கள்',
  'Name one issue': 'கடிதத்தின் ஓர் இதழைக் குறிப்பிடுங்கள்',
  'Our mails to your address came back, or were marked as unwanted. Ask for the newsletter on its own page; it begins once you press the button in our mail.':
    'உங்கள் முகவரிக்கு அனுப்பிய எங்கள் மின்னஞ்சல்கள் திரும்பி வந்தன, அல்லது வேண்டாதவை எனக் குறிக்கப்பட்டன. கடிதத்தை அதற்கான பக்கத்தில் கேளுங்கள்; எங்கள் மின்னஞ்சலில் உள்ள பொத்தானை அழுத்தியதும் அது வரத் தொடங்கும்.',
  'Mobile number is required': 'கைப்பேசி எண் தேவை',
  'Enter an Indian mobile number of ten digits': 'பத்து இலக்க இந்தியக் கைப்பேசி எண்ணை எழுதுங்கள்',
  'This link is not complete. Open it again': 'இந்த இணைப்பு முழுமையாக இல்லை. மீண்டும் திறக்கவும்',
  'Choose one of the list': 'பட்டியலில் ஒன்றைத் தேர்ந்தெடுங்கள்',
  'Enter a date like 1999-12-31': 'தேதியை இப்படி எழுதுங்கள்: 1999-12-31',
  'Enter a day in the past': 'கடந்துபோன ஒரு நாளை எழுதுங்கள்',
  'The campaign has no settings yet.': 'பரப்புரைக்கு இன்னும் அமைப்புகள் இல்லை.',
  'If there is an account with this address, we have sent it a mail.':
    'இந்த முகவரியில் கணக்கு இருந்தால், அதற்கு மின்னஞ்சல் அனுப்பியுள்ளோம்.',
  'The two passwords are not the same': 'இரண்டு கடவுச்சொற்களும் ஒன்றாக இல்லை',
  'Many people use this password, so it is guessed first. Choose three or four words that belong together for you alone':
    'இந்தக் கடவுச்சொல்லைப் பலர் வைத்திருக்கிறார்கள், அதனால் முதலில் இதையே ஊகிப்பார்கள். உங்களுக்கு மட்டுமே பொருந்தும் மூன்று, நான்கு சொற்களைத் தேர்ந்தெடுங்கள்',
  'This is easy to guess from your name, address, number or the campaign. Choose other words':
    'உங்கள் பெயர், முகவரி, எண் அல்லது இயக்கத்தின் பெயரிலிருந்து இதை எளிதில் ஊகிக்கலாம். வேறு சொற்களைத் தேர்ந்தெடுங்கள்',
  'This is your password already. Choose another one':
    'இதுவே உங்கள் இப்போதைய கடவுச்சொல். வேறொன்றைத் தேர்ந்தெடுங்கள்',
  'Choose a password for this account': 'இந்தக் கணக்கிற்கு ஒரு கடவுச்சொல்லைத் தேர்ந்தெடுங்கள்',
  'Open this link in the browser in which you gave the address, or give it again in this one':
    'முகவரியைக் கொடுத்த உலாவியிலேயே இந்த இணைப்பைத் திறக்கவும், அல்லது இந்த உலாவியில் முகவரியை மீண்டும் கொடுங்கள்',
  'This sign-in was used already. Choose Google once more.':
    'இந்த உள்நுழைவு ஏற்கனவே பயன்படுத்தப்பட்டது. மீண்டும் Google-ஐத் தேர்ந்தெடுங்கள்.',
  'This link was used or is too old. Ask for a new one.':
    'இந்த இணைப்பு பயன்படுத்தப்பட்டுவிட்டது அல்லது காலாவதியானது. புதியது கேளுங்கள்.',
  'Your password is changed. Everybody else was logged out.':
    'உங்கள் கடவுச்சொல் மாறிவிட்டது. மற்ற அனைவரும் வெளியேற்றப்பட்டனர்.',
  'Welcome. You are logged in.': 'வரவேற்கிறோம். உள்நுழைந்துவிட்டீர்கள்.',
  'Your address is confirmed.': 'உங்கள் முகவரி உறுதியானது.',
  'Thank you. The account is made, and your child can log in.':
    'நன்றி. கணக்கு உருவாகிவிட்டது; உங்கள் பிள்ளை உள்நுழையலாம்.',
  'Thank you. We have sent your child a mail. The account is made when they open the link in it.':
    'நன்றி. உங்கள் பிள்ளைக்கு மின்னஞ்சல் அனுப்பியுள்ளோம். அதிலுள்ள இணைப்பை அவர் திறந்ததும் கணக்கு உருவாகும்.',
  'You have declined. No account is made.': 'நீங்கள் மறுத்துவிட்டீர்கள். கணக்கு எதுவும் உருவாகாது.',
  'This is not what the signed token says': 'கையொப்பமிட்ட டோக்கன் சொல்வது இது அல்ல',
  'We have sent you a code.': 'உங்களுக்கு ஓடிபி அனுப்பியுள்ளோம்.',
  'So many codes are asked for just now that new numbers have to wait about an hour. If this number has an account, its code may still come.':
    'இப்போது மிக அதிகமாக ஓடிபி கேட்கப்படுவதால், புதிய எண்கள் சுமார் ஒரு மணி நேரம் காத்திருக்க வேண்டும். இந்த எண்ணுக்குக் கணக்கு இருந்தால், அதன் ஓடிபி அப்போதும் வரக்கூடும்.',
  'We have written there often enough for now. Look for our last message, or try again later.':
    'அங்கே இப்போதைக்குப் போதுமான முறை எழுதிவிட்டோம். எங்கள் கடைசிச் செய்தியைப் பாருங்கள், அல்லது பிறகு மீண்டும் முயலுங்கள்.',
  'Welcome back.': 'மீண்டும் வரவேற்கிறோம்.',
  'That code is not right. Check the message; you can try {n} more times.':
    'இந்த ஓடிபி சரியில்லை. குறுஞ்செய்தியைப் பாருங்கள்; இன்னும் {n} முறை எழுதலாம்.',
  'That code is not right. Check the message; you can try once more.':
    'இந்த ஓடிபி சரியில்லை. குறுஞ்செய்தியைப் பாருங்கள்; இன்னும் ஒரு முறை எழுதலாம்.',
  'Too many wrong codes were entered. Ask for a new one.':
    'பலமுறை தவறான ஓடிபி எழுதப்பட்டது. புதியது கேளுங்கள்.',
  'This code was used already. Ask for a new one.':
    'இந்த ஓடிபி ஏற்கனவே பயன்படுத்தப்பட்டது. புதியது கேளுங்கள்.',
  'This code is too old. Ask for a new one.': 'இந்த ஓடிபி காலாவதியாகிவிட்டது. புதியது கேளுங்கள்.',
  'No code holds for this number any more. Ask for a new one.':
    'இந்த எண்ணுக்கு இப்போது செல்லும் ஓடிபி எதுவும் இல்லை. புதியது கேளுங்கள்.',
  'Thank you. It is you.': 'நன்றி. இது நீங்கள்தான்.',
  'Enter the six digits': 'ஆறு இலக்கங்களை எழுதுங்கள்',
  'Password is required': 'கடவுச்சொல் தேவை',
  'This is not your password.': 'இது உங்கள் கடவுச்சொல் அல்ல.',
  'We have sent you a mail. Open the link in it to finish.':
    'உங்களுக்கு மின்னஞ்சல் அனுப்பியுள்ளோம். பதிவை முடிக்க அதில் உள்ள இணைப்பைத் திறக்கவும்.',
  'We have asked your parent. Your account waits for their yes.':
    'உங்கள் பெற்றோரிடம் கேட்டுள்ளோம். அவர்கள் சம்மதித்ததும் கணக்கு உருவாகும்.',
  'This number has an account already. Log in with it.':
    'இந்த எண்ணுக்கு ஏற்கெனவே கணக்கு உள்ளது. அதைக் கொண்டு உள்நுழையுங்கள்.',
  'Give an email or a mobile number': 'மின்னஞ்சல் அல்லது கைப்பேசி எண்ணைத் தாருங்கள்',
  'Confirm the mobile number with a code first': 'முதலில் கைப்பேசி எண்ணை ஓடிபி மூலம் உறுதிப்படுத்துங்கள்',
  'You are under {n}. Give the mobile number or email of a parent, who must agree first':
    'உங்களுக்கு {n} வயது ஆகவில்லை. முதலில் பெற்றோர் சம்மதிக்க வேண்டும்; அவரது கைப்பேசி எண் அல்லது மின்னஞ்சலைத் தாருங்கள்',
  'Give a mobile number or an email': 'கைப்பேசி எண் அல்லது மின்னஞ்சலைத் தாருங்கள்',
  'Give the parent’s own, not yours': 'உங்களுடையதை அல்ல, பெற்றோரின் சொந்த விவரத்தைத் தாருங்கள்',
  'This proof is used up. Ask for a new code':
    'இந்த உறுதிப்படுத்தல் காலாவதியாகிவிட்டது. புதிய ஓடிபி கேளுங்கள்',
  'Your consent is needed': 'உங்கள் சம்மதம் தேவை',
  ...taOfEvents,
  ...taOfBooth,
  ...taOfQuiz,
  ...taOfSupporters,
};
