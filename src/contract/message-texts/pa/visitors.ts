import { paOfBooth } from './booth.ts';
import { paOfEvents } from './events.ts';
import { paOfQuiz } from './quiz.ts';
import { paOfSupporters } from './supporters.ts';

/** The messages of the calls in Punjabi, by their English text; `{n}` stands for any number. */
export const pa: Record<string, string> = {
  'The request could not be read. Check its form and send it again.':
    'ਬੇਨਤੀ ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕੀ। ਇਸ ਦਾ ਰੂਪ ਵੇਖ ਕੇ ਫਿਰ ਭੇਜੋ।',
  'These details do not match. Check them and try again.':
    'ਇਹ ਜਾਣਕਾਰੀ ਮੇਲ ਨਹੀਂ ਖਾਂਦੀ। ਵੇਖ ਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'Log in to go on.': 'ਅੱਗੇ ਜਾਣ ਲਈ ਲੌਗ ਇਨ ਕਰੋ।',
  'Your account may not do this.': 'ਤੁਹਾਡੇ ਖਾਤੇ ਨੂੰ ਇਸ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ ਹੈ।',
  'There is nothing at this address.': 'ਇਸ ਪਤੇ ਉੱਤੇ ਕੁਝ ਨਹੀਂ ਹੈ।',
  'This address does not take this kind of request.': 'ਇਹ ਪਤਾ ਇਸ ਤਰ੍ਹਾਂ ਦੀ ਬੇਨਤੀ ਨਹੀਂ ਲੈਂਦਾ।',
  'This was done already.': 'ਇਹ ਪਹਿਲਾਂ ਹੀ ਹੋ ਚੁੱਕਾ ਹੈ।',
  'Somebody else saved this since. Compare both texts.':
    'ਇਸ ਦੌਰਾਨ ਕਿਸੇ ਹੋਰ ਨੇ ਇਹ ਸਾਂਭਿਆ ਹੈ। ਦੋਵੇਂ ਲਿਖਤਾਂ ਮਿਲਾ ਕੇ ਵੇਖੋ।',
  'What you sent is too large.': 'ਤੁਸੀਂ ਜੋ ਭੇਜਿਆ, ਉਹ ਬਹੁਤ ਵੱਡਾ ਹੈ।',
  'Send this as JSON, or as a form where the call says so.':
    'ਇਹ JSON ਵਿੱਚ ਭੇਜੋ, ਜਾਂ ਜਿੱਥੇ ਕਾਲ ਕਹੇ ਉੱਥੇ ਫਾਰਮ ਵਿੱਚ।',
  'Some fields need your attention.': 'ਕੁਝ ਖਾਨਿਆਂ ਵੱਲ ਧਿਆਨ ਦਿਓ।',
  'Too many tries. Wait a little and try again.': 'ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋਈ। ਥੋੜ੍ਹਾ ਰੁਕ ਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'Too many tries. Try again in {n} seconds.': 'ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋਈ। {n} ਸਕਿੰਟ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'Too many tries. Try again in {n} minutes.': 'ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋਈ। {n} ਮਿੰਟ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'Too many tries. Try again in {n} hours.': 'ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋਈ। {n} ਘੰਟੇ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'Many tries came from here. Show that you are a person and try again.':
    'ਇੱਥੋਂ ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋਈ। ਵਿਖਾਓ ਕਿ ਤੁਸੀਂ ਇਨਸਾਨ ਹੋ, ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'The site is busy. Try again in a moment.': 'ਸਾਈਟ ਉੱਤੇ ਇਸ ਵੇਲੇ ਭੀੜ ਹੈ। ਥੋੜ੍ਹੀ ਦੇਰ ਵਿੱਚ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'Something went wrong on our side. Try again in a moment.':
    'ਸਾਡੇ ਵੱਲੋਂ ਕੁਝ ਗੜਬੜ ਹੋਈ। ਥੋੜ੍ਹੀ ਦੇਰ ਵਿੱਚ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'Name is required': 'ਨਾਂ ਲਿਖਣਾ ਜ਼ਰੂਰੀ ਹੈ',
  'Email is required': 'ਈਮੇਲ ਲਿਖਣੀ ਜ਼ਰੂਰੀ ਹੈ',
  'Message is required': 'ਸੁਨੇਹਾ ਲਿਖਣਾ ਜ਼ਰੂਰੀ ਹੈ',
  'Enter an email like name@example.org': 'ਈਮੇਲ ਇਸ ਤਰ੍ਹਾਂ ਲਿਖੋ: name@example.org',
  'Use at most two links': 'ਵੱਧ ਤੋਂ ਵੱਧ ਦੋ ਲਿੰਕ ਲਿਖੋ',
  'Enter the whole phone number, or leave it empty': 'ਪੂਰਾ ਫ਼ੋਨ ਨੰਬਰ ਲਿਖੋ, ਜਾਂ ਖ਼ਾਲੀ ਛੱਡ ਦਿਓ',
  'Write this on one line': 'ਇਹ ਇੱਕੋ ਸਤਰ ਵਿੱਚ ਲਿਖੋ',
  'Use at most {n} characters': 'ਵੱਧ ਤੋਂ ਵੱਧ {n} ਅੱਖਰ ਲਿਖੋ',
  'Use at least {n} characters': 'ਘੱਟੋ-ਘੱਟ {n} ਅੱਖਰ ਲਿਖੋ',
  'Give at least {n}': 'ਘੱਟੋ-ਘੱਟ {n} ਦਿਓ',
  'Give at most {n}': 'ਵੱਧ ਤੋਂ ਵੱਧ {n} ਦਿਓ',
  'Search with at most {n} characters': 'ਵੱਧ ਤੋਂ ਵੱਧ {n} ਅੱਖਰਾਂ ਨਾਲ ਖੋਜੋ',
  'Search with one text': 'ਇੱਕੋ ਲਿਖਤ ਨਾਲ ਖੋਜੋ',
  'Search without control characters': 'ਕੰਟਰੋਲ-ਚਿੰਨ੍ਹਾਂ ਤੋਂ ਬਿਨਾਂ ਖੋਜੋ',
  'Choose a category from the list': 'ਸੂਚੀ ਵਿੱਚੋਂ ਵਿਸ਼ਾ ਚੁਣੋ',
  'Choose upcoming, past or all': 'upcoming, past ਜਾਂ all ਚੁਣੋ',
  'Write the date as YYYY-MM-DD': 'ਤਾਰੀਖ਼ YYYY-MM-DD ਵਾਂਗ ਲਿਖੋ',
  'This day does not exist': 'ਇਹੋ ਜਿਹਾ ਕੋਈ ਦਿਨ ਨਹੀਂ ਹੈ',
  'Write the year as YYYY, {n} to {n}': 'ਸਾਲ YYYY ਵਾਂਗ ਲਿਖੋ, {n} ਤੋਂ {n}',
  'Write the month as {n} to {n}': 'ਮਹੀਨਾ {n} ਤੋਂ {n} ਤੱਕ ਲਿਖੋ',
  'Write the page as a number from {n} to {n}': 'ਪੰਨਾ ਨੰਬਰ {n} ਤੋਂ {n} ਤੱਕ ਲਿਖੋ',
  'Write the size as a number from {n} to {n}': 'ਆਕਾਰ {n} ਤੋਂ {n} ਤੱਕ ਲਿਖੋ',
  'Give this only once': 'ਇਹ ਇੱਕੋ ਵਾਰ ਦਿਓ',
  'Leave out control characters': 'ਕੰਟਰੋਲ-ਚਿੰਨ੍ਹ ਹਟਾਓ',
  'This field is not known': 'ਇਹ ਖਾਨਾ ਪਛਾਣਿਆ ਨਹੀਂ ਗਿਆ',
  'This has the wrong form': 'ਇਸ ਦਾ ਰੂਪ ਠੀਕ ਨਹੀਂ ਹੈ',
  'This is required': 'ਇਹ ਜ਼ਰੂਰੀ ਹੈ',
  'Name one page by its title': 'ਇੱਕ ਪੰਨੇ ਦਾ ਸਿਰਲੇਖ ਦੱਸੋ',
  'Name one slug': 'ਇੱਕੋ slug ਦੱਸੋ',
  'Write a path of the site, such as /news': 'ਸਾਈਟ ਦਾ ਪਤਾ ਲਿਖੋ, ਜਿਵੇਂ /news',
  'Name the type in letters': 'ਕਿਸਮ ਦਾ ਨਾਂ ਅੱਖਰਾਂ ਵਿੱਚ ਲਿਖੋ',
  'Write the path from its first slash': 'ਪਤਾ ਪਹਿਲੇ ਸਲੈਸ਼ ਤੋਂ ਲਿਖੋ',
  'Send 1, or nothing': '1 ਭੇਜੋ, ਜਾਂ ਕੁਝ ਵੀ ਨਹੀਂ',
  'There is no page of this name.': 'ਇਸ ਨਾਂ ਦਾ ਕੋਈ ਪੰਨਾ ਨਹੀਂ ਹੈ।',
  'Thank you. We have your message.': 'ਧੰਨਵਾਦ। ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਸਾਨੂੰ ਮਿਲ ਗਿਆ ਹੈ।',
  'You are logged out.': 'ਤੁਸੀਂ ਲੌਗ ਆਊਟ ਹੋ ਗਏ ਹੋ।',
  'Thank you. Open the link in the mail that we sent you.':
    'ਧੰਨਵਾਦ। ਅਸੀਂ ਜੋ ਮੇਲ ਭੇਜੀ ਹੈ, ਉਸ ਵਿਚਲਾ ਲਿੰਕ ਖੋਲ੍ਹੋ।',
  'This kind of file is not taken here.': 'ਇਸ ਤਰ੍ਹਾਂ ਦੀ ਫ਼ਾਈਲ ਇੱਥੇ ਨਹੀਂ ਲਈ ਜਾਂਦੀ।',
  'Choose a file of at most {n} MB.': 'ਵੱਧ ਤੋਂ ਵੱਧ {n} MB ਦੀ ਫ਼ਾਈਲ ਚੁਣੋ।',
  'Choose a file of at most {n} kB.': 'ਵੱਧ ਤੋਂ ਵੱਧ {n} kB ਦੀ ਫ਼ਾਈਲ ਚੁਣੋ।',
  'Send at most {n} kB.': 'ਵੱਧ ਤੋਂ ਵੱਧ {n} kB ਭੇਜੋ।',
  'Send at most {n} MB.': 'ਵੱਧ ਤੋਂ ਵੱਧ {n} MB ਭੇਜੋ।',
  'Send at most {n} files.': 'ਵੱਧ ਤੋਂ ਵੱਧ {n} ਫ਼ਾਈਲਾਂ ਭੇਜੋ।',
  'Choose a picture': 'ਇੱਕ ਤਸਵੀਰ ਚੁਣੋ',
  'Choose a JPEG, PNG or WebP picture': 'JPEG, PNG ਜਾਂ WebP ਤਸਵੀਰ ਚੁਣੋ',
  'Choose a picture of at most {n} million pixels': 'ਵੱਧ ਤੋਂ ਵੱਧ {n} ਮੈਗਾਪਿਕਸਲ ਦੀ ਤਸਵੀਰ ਚੁਣੋ',
  'This picture is damaged. Choose another one': 'ਇਹ ਤਸਵੀਰ ਖ਼ਰਾਬ ਹੈ। ਕੋਈ ਹੋਰ ਚੁਣੋ',
  'Confirm that it is you first': 'ਪਹਿਲਾਂ ਪੁਸ਼ਟੀ ਕਰੋ ਕਿ ਇਹ ਤੁਸੀਂ ਹੀ ਹੋ',
  'The date of birth can be set only once': 'ਜਨਮ ਤਾਰੀਖ਼ ਇੱਕੋ ਵਾਰ ਲਿਖੀ ਜਾ ਸਕਦੀ ਹੈ',
  'Under {n}, a parent must agree first. Write to us':
    'ਉਮਰ {n} ਸਾਲ ਤੋਂ ਘੱਟ ਹੋਵੇ, ਤਾਂ ਪਹਿਲਾਂ ਮਾਤਾ ਜਾਂ ਪਿਤਾ ਦੀ ਸਹਿਮਤੀ ਚਾਹੀਦੀ ਹੈ। ਸਾਨੂੰ ਲਿਖੋ',
  'Confirm the new number with a code first': 'ਪਹਿਲਾਂ ਕੋਡ ਨਾਲ ਨਵੇਂ ਨੰਬਰ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ',
  'This number belongs to another account.': 'ਇਹ ਨੰਬਰ ਕਿਸੇ ਹੋਰ ਖਾਤੇ ਦਾ ਹੈ।',
  'Your profile is saved.': 'ਤੁਹਾਡੀ ਪ੍ਰੋਫ਼ਾਈਲ ਸੰਭਾਲ ਲਈ ਹੈ।',
  'Your profile is saved. Open the link in the mail to the new address.':
    'ਤੁਹਾਡੀ ਪ੍ਰੋਫ਼ਾਈਲ ਸੰਭਾਲ ਲਈ ਹੈ। ਨਵੇਂ ਪਤੇ ਉੱਤੇ ਭੇਜੀ ਮੇਲ ਵਿਚਲਾ ਲਿੰਕ ਖੋਲ੍ਹੋ।',
  'You are logged out there.': 'ਤੁਸੀਂ ਉੱਥੋਂ ਲੌਗ ਆਊਟ ਹੋ ਗਏ ਹੋ।',
  'Add your date of birth to your profile first.': 'ਪਹਿਲਾਂ ਆਪਣੀ ਪ੍ਰੋਫ਼ਾਈਲ ਵਿੱਚ ਜਨਮ ਤਾਰੀਖ਼ ਜੋੜੋ।',
  'Add an email to your profile first.': 'ਪਹਿਲਾਂ ਆਪਣੀ ਪ੍ਰੋਫ਼ਾਈਲ ਵਿੱਚ ਈਮੇਲ ਜੋੜੋ।',
  'Thank you. Your consent is noted.': 'ਧੰਨਵਾਦ। ਤੁਹਾਡੀ ਸਹਿਮਤੀ ਦਰਜ ਹੋ ਗਈ ਹੈ।',
  'Your consent is taken back.': 'ਤੁਹਾਡੀ ਸਹਿਮਤੀ ਵਾਪਸ ਲੈ ਲਈ ਗਈ ਹੈ।',
  'Your account is closed. What we hold about you is being erased.':
    'ਤੁਹਾਡਾ ਖਾਤਾ ਬੰਦ ਹੋ ਗਿਆ। ਤੁਹਾਡੇ ਬਾਰੇ ਸਾਡੇ ਕੋਲ ਜੋ ਵੀ ਹੈ, ਉਹ ਮਿਟਾਇਆ ਜਾ ਰਿਹਾ ਹੈ।',
  'Thank you. We have your request and answer within {n} days.':
    'ਧੰਨਵਾਦ। ਤੁਹਾਡੀ ਬੇਨਤੀ ਮਿਲ ਗਈ ਹੈ। ਅਸੀਂ {n} ਦਿਨਾਂ ਵਿੱਚ ਜਵਾਬ ਦੇਵਾਂਗੇ।',
  'Thank you. The newsletter will come to you.': 'ਧੰਨਵਾਦ। ਹੁਣ ਚਿੱਠੀ ਤੁਹਾਡੇ ਕੋਲ ਆਵੇਗੀ।',
  'This address is confirmed already. The next newsletter comes to you.':
    'ਇਸ ਪਤੇ ਦੀ ਪੁਸ਼ਟੀ ਪਹਿਲਾਂ ਹੀ ਹੋ ਚੁੱਕੀ ਹੈ। ਅਗਲੀ ਚਿੱਠੀ ਤੁਹਾਨੂੰ ਮਿਲੇਗੀ।',
  'You get no more newsletters.': 'ਹੁਣ ਤੁਹਾਨੂੰ ਚਿੱਠੀ ਨਹੀਂ ਆਵੇਗੀ।',
  'This link was used already or is too old. Subscribe again for a new one.':
    'ਇਹ ਲਿੰਕ ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ ਜਾਂ ਬਹੁਤ ਪੁਰਾਣਾ ਹੈ। ਨਵੇਂ ਲਿੰਕ ਲਈ ਚਿੱਠੀ ਫਿਰ ਮੰਗਵਾਓ।',
  'This link is not one of ours.': 'ਇਹ ਲਿੰਕ ਸਾਡਾ ਨਹੀਂ ਹੈ।',
  'Your wishes are saved.': 'ਤੁਹਾਡੀ ਪਸੰਦ ਸੰਭਾਲ ਲਈ ਹੈ।',
  'This address gets no newsletter any more. Subscribe again to change it.':
    'ਇਸ ਪਤੇ ਉੱਤੇ ਹੁਣ ਚਿੱਠੀ ਨਹੀਂ ਆਉਂਦੀ। ਬਦਲਣ ਲਈ ਚਿੱਠੀ ਫਿਰ ਮੰਗਵਾਓ।',
  'Choose at least one topic': 'ਘੱਟੋ-ਘੱਟ ਇੱਕ ਵਿਸ਼ਾ ਚੁਣੋ',
  'Choose a topic': 'ਇੱਕ ਵਿਸ਼ਾ ਚੁਣੋ',
  'Choose a language': 'ਭਾਸ਼ਾ ਚੁਣੋ',
  'Name one issue': 'ਚਿੱਠੀ ਦਾ ਇੱਕ ਅੰਕ ਦੱਸੋ',
  'Our mails to your address came back, or were marked as unwanted. Ask for the newsletter on its own page; it begins once you press the button in our mail.':
    'ਤੁਹਾਡੇ ਪਤੇ ਉੱਤੇ ਭੇਜੀਆਂ ਸਾਡੀਆਂ ਮੇਲਾਂ ਮੁੜ ਆਈਆਂ, ਜਾਂ ਅਣਚਾਹੀਆਂ ਦੱਸੀਆਂ ਗਈਆਂ। ਚਿੱਠੀ ਉਸ ਦੇ ਆਪਣੇ ਪੰਨੇ ਤੋਂ ਮੰਗਵਾਓ; ਸਾਡੀ ਮੇਲ ਵਿਚਲਾ ਬਟਨ ਦਬਾਉਂਦਿਆਂ ਹੀ ਉਹ ਆਉਣ ਲੱਗੇਗੀ।',
  'Mobile number is required': 'ਮੋਬਾਈਲ ਨੰਬਰ ਲਿਖਣਾ ਜ਼ਰੂਰੀ ਹੈ',
  'Enter an Indian mobile number of ten digits': 'ਦਸ ਅੰਕਾਂ ਦਾ ਭਾਰਤੀ ਮੋਬਾਈਲ ਨੰਬਰ ਲਿਖੋ',
  'This link is not complete. Open it again': 'ਇਹ ਲਿੰਕ ਅਧੂਰਾ ਹੈ। ਇਸ ਨੂੰ ਫਿਰ ਖੋਲ੍ਹੋ',
  'Choose one of the list': 'ਸੂਚੀ ਵਿੱਚੋਂ ਇੱਕ ਚੁਣੋ',
  'Enter a date like 1999-12-31': 'ਤਾਰੀਖ਼ ਇਸ ਤਰ੍ਹਾਂ ਲਿਖੋ: 1999-12-31',
  'Enter a day in the past': 'ਲੰਘ ਚੁੱਕਾ ਕੋਈ ਦਿਨ ਲਿਖੋ',
  'The campaign has no settings yet.': 'ਮੁਹਿੰਮ ਦੀਆਂ ਸੈਟਿੰਗਾਂ ਅਜੇ ਨਹੀਂ ਹਨ।',
  'If there is an account with this address, we have sent it a mail.':
    'ਜੇ ਇਸ ਪਤੇ ਉੱਤੇ ਖਾਤਾ ਹੈ, ਤਾਂ ਅਸੀਂ ਉਸ ਉੱਤੇ ਮੇਲ ਭੇਜ ਦਿੱਤੀ ਹੈ।',
  'The two passwords are not the same': 'ਦੋਵੇਂ ਪਾਸਵਰਡ ਇੱਕੋ ਜਿਹੇ ਨਹੀਂ ਹਨ',
  'Many people use this password, so it is guessed first. Choose three or four words that belong together for you alone':
    'ਇਹ ਪਾਸਵਰਡ ਬਹੁਤ ਲੋਕ ਰੱਖਦੇ ਹਨ, ਇਸ ਲਈ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਇਹੀ ਅਜ਼ਮਾਇਆ ਜਾਂਦਾ ਹੈ। ਤਿੰਨ-ਚਾਰ ਅਜਿਹੇ ਸ਼ਬਦ ਚੁਣੋ ਜਿਨ੍ਹਾਂ ਦਾ ਮੇਲ ਸਿਰਫ਼ ਤੁਸੀਂ ਜਾਣਦੇ ਹੋਵੋ',
  'This is easy to guess from your name, address, number or the campaign. Choose other words':
    'ਤੁਹਾਡੇ ਨਾਂ, ਪਤੇ, ਨੰਬਰ ਜਾਂ ਮੁਹਿੰਮ ਦੇ ਨਾਂ ਤੋਂ ਇਸ ਦਾ ਅੰਦਾਜ਼ਾ ਲੱਗ ਜਾਂਦਾ ਹੈ। ਹੋਰ ਸ਼ਬਦ ਚੁਣੋ',
  'This is your password already. Choose another one': 'ਇਹੀ ਤੁਹਾਡਾ ਹੁਣ ਦਾ ਪਾਸਵਰਡ ਹੈ। ਕੋਈ ਹੋਰ ਚੁਣੋ',
  'Choose a password for this account': 'ਇਸ ਖਾਤੇ ਲਈ ਪਾਸਵਰਡ ਚੁਣੋ',
  'Open this link in the browser in which you gave the address, or give it again in this one':
    'ਇਹ ਲਿੰਕ ਉਸੇ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਖੋਲ੍ਹੋ ਜਿਸ ਵਿੱਚ ਤੁਸੀਂ ਪਤਾ ਦਿੱਤਾ ਸੀ, ਜਾਂ ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਪਤਾ ਮੁੜ ਦਿਓ',
  'This sign-in was used already. Choose Google once more.':
    'ਇਹ ਲਾਗ ਇਨ ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਮੁੜ Google ਚੁਣੋ।',
  'This link was used or is too old. Ask for a new one.':
    'ਇਹ ਲਿੰਕ ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ ਜਾਂ ਪੁਰਾਣਾ ਹੈ। ਨਵਾਂ ਮੰਗਵਾਓ।',
  'Your password is changed. Everybody else was logged out.':
    'ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਬਦਲ ਗਿਆ। ਬਾਕੀ ਹਰ ਥਾਂ ਤੋਂ ਲੌਗ ਆਊਟ ਹੋ ਗਿਆ।',
  'Welcome. You are logged in.': 'ਜੀ ਆਇਆਂ ਨੂੰ। ਤੁਸੀਂ ਲੌਗ ਇਨ ਹੋ।',
  'Your address is confirmed.': 'ਤੁਹਾਡੀ ਈਮੇਲ ਦੀ ਪੁਸ਼ਟੀ ਹੋ ਗਈ।',
  'Thank you. The account is made, and your child can log in.':
    'ਧੰਨਵਾਦ। ਖਾਤਾ ਬਣ ਗਿਆ ਹੈ, ਅਤੇ ਤੁਹਾਡਾ ਬੱਚਾ ਲੌਗ ਇਨ ਕਰ ਸਕਦਾ ਹੈ।',
  'Thank you. We have sent your child a mail. The account is made when they open the link in it.':
    'ਧੰਨਵਾਦ। ਅਸੀਂ ਤੁਹਾਡੇ ਬੱਚੇ ਨੂੰ ਮੇਲ ਭੇਜੀ ਹੈ। ਉਸ ਵਿਚਲਾ ਲਿੰਕ ਖੋਲ੍ਹਣ ’ਤੇ ਖਾਤਾ ਬਣ ਜਾਵੇਗਾ।',
  'You have declined. No account is made.': 'ਤੁਸੀਂ ਨਾਂਹ ਕਰ ਦਿੱਤੀ ਹੈ। ਕੋਈ ਖਾਤਾ ਨਹੀਂ ਬਣੇਗਾ।',
  'This is not what the signed token says': 'ਦਸਤਖ਼ਤ ਕੀਤੇ ਟੋਕਨ ਵਿੱਚ ਵੱਖਰੀ ਜਾਣਕਾਰੀ ਹੈ',
  'We have sent you a code.': 'ਅਸੀਂ ਤੁਹਾਨੂੰ ਕੋਡ ਭੇਜ ਦਿੱਤਾ ਹੈ।',
  'So many codes are asked for just now that new numbers have to wait about an hour. If this number has an account, its code may still come.':
    'ਇਸ ਵੇਲੇ ਇੰਨੇ ਕੋਡ ਮੰਗੇ ਜਾ ਰਹੇ ਹਨ ਕਿ ਨਵੇਂ ਨੰਬਰਾਂ ਨੂੰ ਲਗਭਗ ਇੱਕ ਘੰਟਾ ਰੁਕਣਾ ਪਵੇਗਾ। ਜੇ ਇਸ ਨੰਬਰ ਦਾ ਖਾਤਾ ਹੈ, ਤਾਂ ਇਸ ਦਾ ਕੋਡ ਫਿਰ ਵੀ ਆ ਸਕਦਾ ਹੈ।',
  'We have written there often enough for now. Look for our last message, or try again later.':
    'ਉੱਥੇ ਅਸੀਂ ਹਾਲੇ ਕਾਫ਼ੀ ਵਾਰ ਲਿਖ ਚੁੱਕੇ ਹਾਂ। ਸਾਡਾ ਪਿਛਲਾ ਸੁਨੇਹਾ ਦੇਖੋ, ਜਾਂ ਬਾਅਦ ਵਿੱਚ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'Welcome back.': 'ਫਿਰ ਜੀ ਆਇਆਂ ਨੂੰ।',
  'That code is not right. Check the message; you can try {n} more times.':
    'ਇਹ ਕੋਡ ਸਹੀ ਨਹੀਂ ਹੈ। ਸੁਨੇਹਾ ਵੇਖੋ; ਤੁਸੀਂ {n} ਵਾਰ ਹੋਰ ਲਿਖ ਸਕਦੇ ਹੋ।',
  'That code is not right. Check the message; you can try once more.':
    'ਇਹ ਕੋਡ ਸਹੀ ਨਹੀਂ ਹੈ। ਸੁਨੇਹਾ ਵੇਖੋ; ਤੁਸੀਂ ਇੱਕ ਵਾਰ ਹੋਰ ਲਿਖ ਸਕਦੇ ਹੋ।',
  'Too many wrong codes were entered. Ask for a new one.':
    'ਬਹੁਤ ਵਾਰ ਗ਼ਲਤ ਕੋਡ ਲਿਖਿਆ ਗਿਆ। ਨਵਾਂ ਕੋਡ ਮੰਗਵਾਓ।',
  'This code was used already. Ask for a new one.': 'ਇਹ ਕੋਡ ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਨਵਾਂ ਕੋਡ ਮੰਗਵਾਓ।',
  'This code is too old. Ask for a new one.': 'ਇਹ ਕੋਡ ਪੁਰਾਣਾ ਹੋ ਗਿਆ ਹੈ। ਨਵਾਂ ਕੋਡ ਮੰਗਵਾਓ।',
  'No code holds for this number any more. Ask for a new one.':
    'ਇਸ ਨੰਬਰ ਲਈ ਹੁਣ ਕੋਈ ਕੋਡ ਨਹੀਂ ਚੱਲਦਾ। ਨਵਾਂ ਕੋਡ ਮੰਗਵਾਓ।',
  'Thank you. It is you.': 'ਧੰਨਵਾਦ। ਇਹ ਤੁਸੀਂ ਹੀ ਹੋ।',
  'Enter the six digits': 'ਛੇ ਅੰਕ ਲਿਖੋ',
  'Password is required': 'ਪਾਸਵਰਡ ਲਿਖਣਾ ਜ਼ਰੂਰੀ ਹੈ',
  'This is not your password.': 'ਇਹ ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਨਹੀਂ ਹੈ।',
  'We have sent you a mail. Open the link in it to finish.':
    'ਅਸੀਂ ਤੁਹਾਨੂੰ ਮੇਲ ਭੇਜੀ ਹੈ। ਪੂਰਾ ਕਰਨ ਲਈ ਉਸ ਵਿਚਲਾ ਲਿੰਕ ਖੋਲ੍ਹੋ।',
  'We have asked your parent. Your account waits for their yes.':
    'ਅਸੀਂ ਤੁਹਾਡੇ ਮਾਤਾ ਜਾਂ ਪਿਤਾ ਨੂੰ ਪੁੱਛਿਆ ਹੈ। ਉਨ੍ਹਾਂ ਦੀ ਹਾਂ ਤੋਂ ਬਾਅਦ ਖਾਤਾ ਬਣੇਗਾ।',
  'This number has an account already. Log in with it.':
    'ਇਸ ਨੰਬਰ ਉੱਤੇ ਪਹਿਲਾਂ ਹੀ ਖਾਤਾ ਹੈ। ਇਸੇ ਨਾਲ ਲੌਗ ਇਨ ਕਰੋ।',
  'Give an email or a mobile number': 'ਈਮੇਲ ਜਾਂ ਮੋਬਾਈਲ ਨੰਬਰ ਦਿਓ',
  'Confirm the mobile number with a code first': 'ਪਹਿਲਾਂ ਕੋਡ ਨਾਲ ਮੋਬਾਈਲ ਨੰਬਰ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ',
  'You are under {n}. Give the mobile number or email of a parent, who must agree first':
    'ਤੁਹਾਡੀ ਉਮਰ {n} ਸਾਲ ਤੋਂ ਘੱਟ ਹੈ। ਮਾਤਾ ਜਾਂ ਪਿਤਾ ਦਾ ਮੋਬਾਈਲ ਨੰਬਰ ਜਾਂ ਈਮੇਲ ਦਿਓ, ਪਹਿਲਾਂ ਉਨ੍ਹਾਂ ਦੀ ਸਹਿਮਤੀ ਚਾਹੀਦੀ ਹੈ',
  'Give a mobile number or an email': 'ਮੋਬਾਈਲ ਨੰਬਰ ਜਾਂ ਈਮੇਲ ਦਿਓ',
  'Give the parent’s own, not yours': 'ਮਾਤਾ ਜਾਂ ਪਿਤਾ ਦਾ ਆਪਣਾ ਦਿਓ, ਤੁਹਾਡਾ ਨਹੀਂ',
  'This proof is used up. Ask for a new code': 'ਇਹ ਪੁਸ਼ਟੀ ਹੁਣ ਨਹੀਂ ਚੱਲੇਗੀ। ਨਵਾਂ ਕੋਡ ਮੰਗਵਾਓ',
  'Your consent is needed': 'ਤੁਹਾਡੀ ਸਹਿਮਤੀ ਜ਼ਰੂਰੀ ਹੈ',
  ...paOfEvents,
  ...paOfBooth,
  ...paOfQuiz,
  ...paOfSupporters,
};
