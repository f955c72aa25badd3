import { knOfBooth } from './booth.ts';
import { knOfEvents } from './events.ts';
import { knOfQuiz } from './quiz.ts';
import { knOfSupporters } from './supporters.ts';

/** The messages of the calls in Kannada, by their English text; `{n}` stands for any number. */
export const kn: Record<string, string> = {
  'The request could not be read. Check its form and send it again.':
    'ಮನವಿಯನ್ನು ಓದಲು ಆಗಲಿಲ್ಲ. ಅದರ ರೂಪ ಪರೀಕ್ಷಿಸಿ ಮತ್ತೆ ಕಳುಹಿಸಿ.',
  'These details do not match. Check them and try again.': 'ಈ ವಿವರ ಹೊಂದುತ್ತಿಲ್ಲ. ಪರೀಕ್ಷಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Log in to go on.': 'ಮುಂದುವರಿಯಲು ಲಾಗಿನ್ ಮಾಡಿ.',
  'Your account may not do this.': 'ನಿಮ್ಮ ಖಾತೆಗೆ ಇದನ್ನು ಮಾಡಲು ಅನುಮತಿ ಇಲ್ಲ.',
  'There is nothing at this address.': 'ಈ ವಿಳಾಸದಲ್ಲಿ ಏನೂ ಇಲ್ಲ.',
  'This address does not take this kind of request.': 'ಈ ವಿಳಾಸ ಇಂಥ ಮನವಿಯನ್ನು ತೆಗೆದುಕೊಳ್ಳುವುದಿಲ್ಲ.',
  'This was done already.': 'ಇದು ಈಗಾಗಲೇ ಆಗಿದೆ.',
  'Somebody else saved this since. Compare both texts.':
    'ಈ ನಡುವೆ ಬೇರೊಬ್ಬರು ಇದನ್ನು ಉಳಿಸಿದ್ದಾರೆ. ಎರಡೂ ಬರಹಗಳನ್ನು ಹೋಲಿಸಿ ನೋಡಿ.',
  'What you sent is too large.': 'ನೀವು ಕಳುಹಿಸಿದ್ದು ತುಂಬಾ ದೊಡ್ಡದಾಗಿದೆ.',
  'Send this as JSON, or as a form where the call says so.':
    'ಇದನ್ನು JSON ಆಗಿ ಕಳುಹಿಸಿ, ಅಥವಾ ಕಾಲ್ ಕೇಳಿದ ಕಡೆ ಅರ್ಜಿಯಾಗಿ ಕಳುಹಿಸಿ.',
  'Some fields need your attention.': 'ಕೆಲವು ಕಡೆ ಗಮನ ಕೊಡಿ.',
  'Too many tries. Wait a little and try again.': 'ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನವಾಗಿದೆ. ಸ್ವಲ್ಪ ತಡೆದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Too many tries. Try again in {n} seconds.': 'ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನವಾಗಿದೆ. {n} ಸೆಕೆಂಡುಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Too many tries. Try again in {n} minutes.': 'ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನವಾಗಿದೆ. {n} ನಿಮಿಷಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Too many tries. Try again in {n} hours.': 'ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನವಾಗಿದೆ. {n} ಗಂಟೆಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Many tries came from here. Show that you are a person and try again.':
    'ಇಲ್ಲಿಂದ ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನವಾಗಿದೆ. ನೀವು ಮನುಷ್ಯರೇ ಎಂದು ತೋರಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The site is busy. Try again in a moment.': 'ತಾಣದಲ್ಲಿ ಈಗ ದಟ್ಟಣೆ ಇದೆ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Something went wrong on our side. Try again in a moment.':
    'ನಮ್ಮ ಕಡೆ ಏನೋ ತಪ್ಪಾಗಿದೆ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Name is required': 'ಹೆಸರು ಬರೆಯಬೇಕು',
  'Email is required': 'ಇಮೇಲ್ ಬರೆಯಬೇಕು',
  'Message is required': 'ಸಂದೇಶ ಬರೆಯಬೇಕು',
  'Enter an email like name@example.org': 'ಇಮೇಲ್ ಹೀಗೆ ಬರೆಯಿರಿ: name@example.org',
  'Use at most two links': 'ಹೆಚ್ಚೆಂದರೆ ಎರಡು ಕೊಂಡಿ ಬರೆಯಿರಿ',
  'Enter the whole phone number, or leave it empty': 'ಪೂರ್ತಿ ಫೋನ್ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ',
  'Write this on one line': 'ಇದನ್ನು ಒಂದೇ ಸಾಲಿನಲ್ಲಿ ಬರೆಯಿರಿ',
  'Use at most {n} characters': 'ಹೆಚ್ಚೆಂದರೆ {n} ಅಕ್ಷರ ಬರೆಯಿರಿ',
  'Use at least {n} characters': 'ಕನಿಷ್ಠ {n} ಅಕ್ಷರ ಬರೆಯಿರಿ',
  'Give at least {n}': 'ಕನಿಷ್ಠ {n} ನೀಡಿ',
  'Give at most {n}': 'ಹೆಚ್ಚೆಂದರೆ {n} ನೀಡಿ',
  'Search with at most {n} characters': 'ಹುಡುಕಲು ಹೆಚ್ಚೆಂದರೆ {n} ಅಕ್ಷರ ಬರೆಯಿರಿ',
  'Search with one text': 'ಒಂದೇ ಪಠ್ಯದಿಂದ ಹುಡುಕಿ',
  'Search without control characters': 'ನಿಯಂತ್ರಣ ಅಕ್ಷರಗಳಿಲ್ಲದೆ ಹುಡುಕಿ',
  'Choose a category from the list': 'ಪಟ್ಟಿಯಿಂದ ವಿಷಯ ಆರಿಸಿ',
  'Choose upcoming, past or all': 'upcoming, past ಅಥವಾ all ಆರಿಸಿ',
  'Write the date as YYYY-MM-DD': 'ದಿನಾಂಕವನ್ನು YYYY-MM-DD ಎಂದು ಬರೆಯಿರಿ',
  'This day does not exist': 'ಇಂಥ ದಿನಾಂಕ ಇಲ್ಲ',
  'Write the year as YYYY, {n} to {n}': 'ವರ್ಷವನ್ನು YYYY ಎಂದು ಬರೆಯಿರಿ, {n} ರಿಂದ {n} ರವರೆಗೆ',
  'Write the month as {n} to {n}': 'ತಿಂಗಳನ್ನು {n} ರಿಂದ {n} ರವರೆಗಿನ ಸಂಖ್ಯೆಯಲ್ಲಿ ಬರೆಯಿರಿ',
  'Write the page as a number from {n} to {n}': 'ಪುಟವನ್ನು {n} ರಿಂದ {n} ರವರೆಗಿನ ಸಂಖ್ಯೆಯಲ್ಲಿ ಬರೆಯಿರಿ',
  'Write the size as a number from {n} to {n}': 'ಗಾತ್ರವನ್ನು {n} ರಿಂದ {n} ರವರೆಗಿನ ಸಂಖ್ಯೆಯಲ್ಲಿ ಬರೆಯಿರಿ',
  'Give this only once': 'ಇದನ್ನು ಒಮ್ಮೆ ಮಾತ್ರ ಕೊಡಿ',
  'Leave out control characters': 'ನಿಯಂತ್ರಣ ಅಕ್ಷರಗಳನ್ನು ತೆಗೆಯಿರಿ',
  'This field is not known': 'ಈ ಅಂಶ ನಮಗೆ ಗೊತ್ತಿಲ್ಲ',
  'This has the wrong form': 'ಇದರ ರೂಪ ಸರಿಯಿಲ್ಲ',
  'This is required': 'ಇದನ್ನು ಬರೆಯಬೇಕು',
  'Name one page by its title': 'ಒಂದು ಪುಟವನ್ನು ಅದರ ಶೀರ್ಷಿಕೆಯಿಂದ ತಿಳಿಸಿ',
  'Name one slug': 'ಒಂದೇ ಸ್ಲಗ್ ತಿಳಿಸಿ',
  'Write a path of the site, such as /news': 'ತಾಣದ ವಿಳಾಸ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ /news',
  'Name the type in letters': 'ಬಗೆಯ ಹೆಸರನ್ನು ಅಕ್ಷರಗಳಲ್ಲಿ ಬರೆಯಿರಿ',
  'Write the path from its first slash': 'ವಿಳಾಸವನ್ನು ಮೊದಲ ಸ್ಲ್ಯಾಶ್‌ನಿಂದ ಬರೆಯಿರಿ',
  'Send 1, or nothing': '1 ಕಳುಹಿಸಿ, ಇಲ್ಲವೇ ಏನೂ ಬೇಡ',
  'There is no page of this name.': 'ಈ ಹೆಸರಿನ ಪುಟ ಇಲ್ಲ.',
  'Thank you. We have your message.': 'ಧನ್ಯವಾದ. ನಿಮ್ಮ ಸಂದೇಶ ನಮಗೆ ತಲುಪಿದೆ.',
  'You are logged out.': 'ನೀವು ಲಾಗ್ ಔಟ್ ಆಗಿದ್ದೀರಿ.',
  'Thank you. Open the link in the mail that we sent you.':
    'ಧನ್ಯವಾದ. ನಾವು ಕಳುಹಿಸಿದ ಮೇಲ್‌ನಲ್ಲಿರುವ ಲಿಂಕ್ ತೆರೆಯಿರಿ.',
  'This kind of file is not taken here.': 'ಈ ಬಗೆಯ ಫೈಲ್ ಇಲ್ಲಿ ಸ್ವೀಕರಿಸುವುದಿಲ್ಲ.',
  'Choose a file of at most {n} MB.': 'ಹೆಚ್ಚೆಂದರೆ {n} MB ಇರುವ ಫೈಲ್ ಆರಿಸಿ.',
  'Choose a file of at most {n} kB.': 'ಹೆಚ್ಚೆಂದರೆ {n} kB ಇರುವ ಫೈಲ್ ಆರಿಸಿ.',
  'Send at most {n} kB.': 'ಹೆಚ್ಚೆಂದರೆ {n} kB ಕಳುಹಿಸಿ.',
  'Send at most {n} MB.': 'ಹೆಚ್ಚೆಂದರೆ {n} MB ಕಳುಹಿಸಿ.',
  'Send at most {n} files.': 'ಹೆಚ್ಚೆಂದರೆ {n} ಫೈಲ್‌ಗಳನ್ನು ಕಳುಹಿಸಿ.',
  'Choose a picture': 'ಒಂದು ಚಿತ್ರ ಆರಿಸಿ',
  'Choose a JPEG, PNG or WebP picture': 'JPEG, PNG ಅಥವಾ WebP ಚಿತ್ರ ಆರಿಸಿ',
  'Choose a picture of at most {n} million pixels': 'ಹೆಚ್ಚೆಂದರೆ {n} ಮಿಲಿಯನ್ ಪಿಕ್ಸೆಲ್‌ಗಳ ಚಿತ್ರ ಆರಿಸಿ',
  'This picture is damaged. Choose another one': 'ಈ ಚಿತ್ರ ಕೆಟ್ಟಿದೆ. ಬೇರೊಂದು ಆರಿಸಿ',
  'Confirm that it is you first': 'ಮೊದಲು ಇದು ನೀವೇ ಎಂದು ಖಚಿತಪಡಿಸಿ',
  'The date of birth can be set only once': 'ಹುಟ್ಟಿದ ದಿನಾಂಕವನ್ನು ಒಮ್ಮೆ ಮಾತ್ರ ಬರೆಯಬಹುದು',
  'Under {n}, a parent must agree first. Write to us':
    '{n} ವರ್ಷದೊಳಗಿನವರಿಗೆ ಮೊದಲು ಪೋಷಕರ ಒಪ್ಪಿಗೆ ಬೇಕು. ನಮಗೆ ಬರೆಯಿರಿ',
  'Confirm the new number with a code first': 'ಮೊದಲು ಹೊಸ ಸಂಖ್ಯೆಯನ್ನು ಕೋಡ್‌ನಿಂದ ಖಚಿತಪಡಿಸಿ',
  'This number belongs to another account.': 'ಈ ಸಂಖ್ಯೆ ಬೇರೆ ಖಾತೆಗೆ ಸೇರಿದೆ.',
  'Your profile is saved.': 'ನಿಮ್ಮ ಪ್ರೊಫೈಲ್ ಅನ್ನು ಉಳಿಸಲಾಗಿದೆ.',
  'Your profile is saved. Open the link in the mail to the new address.':
    'ನಿಮ್ಮ ಪ್ರೊಫೈಲ್ ಅನ್ನು ಉಳಿಸಲಾಗಿದೆ. ಹೊಸ ವಿಳಾಸಕ್ಕೆ ಕಳುಹಿಸಿದ ಮೇಲ್‌ನಲ್ಲಿರುವ ಲಿಂಕ್ ತೆರೆಯಿರಿ.',
  'You are logged out there.': 'ಅಲ್ಲಿ ನೀವು ಲಾಗ್ ಔಟ್ ಆಗಿದ್ದೀರಿ.',
  'Add your date of birth to your profile first.': 'ಮೊದಲು ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ಗೆ ಹುಟ್ಟಿದ ದಿನಾಂಕ ಸೇರಿಸಿ.',
  'Add an email to your profile first.': 'ಮೊದಲು ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ಗೆ ಇಮೇಲ್ ಸೇರಿಸಿ.',
  'Thank you. Your consent is noted.': 'ಧನ್ಯವಾದ. ನಿಮ್ಮ ಒಪ್ಪಿಗೆ ದಾಖಲಾಗಿದೆ.',
  'Your consent is taken back.': 'ನಿಮ್ಮ ಒಪ್ಪಿಗೆಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ.',
  'Your account is closed. What we hold about you is being erased.':
    'ನಿಮ್ಮ ಖಾತೆ ಮುಚ್ಚಿದೆ. ನಿಮ್ಮ ಬಗ್ಗೆ ನಮ್ಮಲ್ಲಿರುವ ಮಾಹಿತಿಯನ್ನು ಅಳಿಸಲಾಗುತ್ತಿದೆ.',
  'Thank you. We have your request and answer within {n} days.':
    'ಧನ್ಯವಾದ. ನಿಮ್ಮ ಮನವಿ ತಲುಪಿದೆ, {n} ದಿನದೊಳಗೆ ಉತ್ತರಿಸುತ್ತೇವೆ.',
  'Thank you. The newsletter will come to you.': 'ಧನ್ಯವಾದ. ಇನ್ನು ಪತ್ರ ನಿಮಗೆ ಬರುತ್ತದೆ.',
  'This address is confirmed already. The next newsletter comes to you.':
    'ಈ ವಿಳಾಸ ಈಗಾಗಲೇ ದೃಢಪಟ್ಟಿದೆ. ಮುಂದಿನ ಪತ್ರ ನಿಮಗೆ ಬರುತ್ತದೆ.',
  'You get no more newsletters.': 'ಇನ್ನು ನಿಮಗೆ ಪತ್ರ ಬರುವುದಿಲ್ಲ.',
  'This link was used already or is too old. Subscribe again for a new one.':
    'ಈ ಲಿಂಕ್ ಈಗಾಗಲೇ ಬಳಕೆಯಾಗಿದೆ ಅಥವಾ ತುಂಬಾ ಹಳೆಯದು. ಹೊಸ ಲಿಂಕ್‌ಗಾಗಿ ಪತ್ರವನ್ನು ಮತ್ತೆ ಕೇಳಿ.',
  'This link is not one of ours.': 'ಈ ಲಿಂಕ್ ನಮ್ಮದಲ್ಲ.',
  'Your wishes are saved.': 'ನಿಮ್ಮ ಆಯ್ಕೆಗಳನ್ನು ಉಳಿಸಲಾಗಿದೆ.',
  'This address gets no newsletter any more. Subscribe again to change it.':
    'ಈ ವಿಳಾಸಕ್ಕೆ ಇನ್ನು ಪತ್ರ ಬರುವುದಿಲ್ಲ. ಬದಲಿಸಲು ಪತ್ರವನ್ನು ಮತ್ತೆ ಕೇಳಿ.',
  'Choose at least one topic': 'ಕನಿಷ್ಠ ಒಂದು ವಿಷಯ ಆರಿಸಿ',
  'Choose a topic': 'ವಿಷಯ ಆರಿಸಿ',
  'Choose a language': 'ಭಾಷೆ ಆರಿಸಿ',
  'Name one issue': 'ಒಂದು ಸಂಚಿಕೆಯನ್ನು ಹೆಸರಿಸಿ',
  'Our mails to your address came back, or were marked as unwanted. Ask for the newsletter on its own page; it begins once you press the button in our mail.':
    'ನಿಮ್ಮ ವಿಳಾಸಕ್ಕೆ ಕಳುಹಿಸಿದ ನಮ್ಮ ಮೇಲ್‌ಗಳು ಹಿಂದಿರುಗಿವೆ, ಅಥವಾ ಬೇಡವೆಂದು ಗುರುತಿಸಲಾಗಿದೆ. ಪತ್ರವನ್ನು ಅದರದೇ ಪುಟದಲ್ಲಿ ಕೇಳಿ; ನಮ್ಮ ಮೇಲ್‌ನಲ್ಲಿರುವ ಬಟನ್ ಒತ್ತಿದ ಕೂಡಲೇ ಅದು ಬರತೊಡಗುತ್ತದೆ.',
  'Mobile number is required': 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಬರೆಯಬೇಕು',
  'Enter an Indian mobile number of ten digits': 'ಭಾರತದ ಹತ್ತು ಅಂಕಿಯ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ',
  'This link is not complete. Open it again': 'ಈ ಲಿಂಕ್ ಪೂರ್ಣವಾಗಿಲ್ಲ. ಮತ್ತೆ ತೆರೆಯಿರಿ',
  'Choose one of the list': 'ಪಟ್ಟಿಯಿಂದ ಒಂದನ್ನು ಆರಿಸಿ',
  'Enter a date like 1999-12-31': 'ದಿನಾಂಕವನ್ನು ಹೀಗೆ ಬರೆಯಿರಿ: 1999-12-31',
  'Enter a day in the past': 'ಇಂದಿಗಿಂತ ಹಿಂದಿನ ದಿನಾಂಕ ಬರೆಯಿರಿ',
  'The campaign has no settings yet.': 'ಅಭಿಯಾನಕ್ಕೆ ಇನ್ನೂ ಸೆಟ್ಟಿಂಗ್‌ಗಳಿಲ್ಲ.',
  'If there is an account with this address, we have sent it a mail.':
    'ಈ ವಿಳಾಸದಲ್ಲಿ ಖಾತೆ ಇದ್ದರೆ, ಅದಕ್ಕೆ ಮೇಲ್ ಕಳುಹಿಸಿದ್ದೇವೆ.',
  'The two passwords are not the same': 'ಎರಡು ಪಾಸ್‌ವರ್ಡ್‌ಗಳು ಒಂದೇ ಆಗಿಲ್ಲ',
  'Many people use this password, so it is guessed first. Choose three or four words that belong together for you alone':
    'ಈ ಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ತುಂಬಾ ಜನ ಬಳಸುತ್ತಾರೆ, ಆದ್ದರಿಂದ ಮೊದಲು ಇದನ್ನೇ ಊಹಿಸುತ್ತಾರೆ. ನಿಮಗೆ ಮಾತ್ರ ಹೊಂದುವ ಮೂರು, ನಾಲ್ಕು ಪದಗಳನ್ನು ಆರಿಸಿ',
  'This is easy to guess from your name, address, number or the campaign. Choose other words':
    'ನಿಮ್ಮ ಹೆಸರು, ವಿಳಾಸ, ಸಂಖ್ಯೆ ಅಥವಾ ಅಭಿಯಾನದ ಹೆಸರಿನಿಂದ ಇದನ್ನು ಸುಲಭವಾಗಿ ಊಹಿಸಬಹುದು. ಬೇರೆ ಪದಗಳನ್ನು ಆರಿಸಿ',
  'This is your password already. Choose another one': 'ಇದೇ ನಿಮ್ಮ ಈಗಿನ ಪಾಸ್‌ವರ್ಡ್. ಬೇರೆಯದನ್ನು ಆರಿಸಿ',
  'Choose a password for this account': 'ಈ ಖಾತೆಗೆ ಒಂದು ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸಿ',
  'Open this link in the browser in which you gave the address, or give it again in this one':
    'ವಿಳಾಸ ಕೊಟ್ಟ ಬ್ರೌಸರ್‌ನಲ್ಲೇ ಈ ಲಿಂಕ್ ತೆರೆಯಿರಿ, ಅಥವಾ ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ವಿಳಾಸವನ್ನು ಮತ್ತೆ ಕೊಡಿ',
  'This sign-in was used already. Choose Google once more.':
    'ಈ ಲಾಗಿನ್ ಈಗಾಗಲೇ ಬಳಕೆಯಾಗಿದೆ. ಮತ್ತೆ Google ಆರಿಸಿ.',
  'This link was used or is too old. Ask for a new one.':
    'ಈ ಲಿಂಕ್ ಈಗಾಗಲೇ ಬಳಕೆಯಾಗಿದೆ ಅಥವಾ ತುಂಬಾ ಹಳೆಯದು. ಹೊಸದನ್ನು ಕೇಳಿ.',
  'Your password is changed. Everybody else was logged out.':
    'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ. ಉಳಿದೆಲ್ಲ ಕಡೆ ಲಾಗ್ ಔಟ್ ಆಗಿದೆ.',
  'Welcome. You are logged in.': 'ಸ್ವಾಗತ. ನೀವು ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ.',
  'Your address is confirmed.': 'ನಿಮ್ಮ ವಿಳಾಸ ಖಚಿತವಾಗಿದೆ.',
  'Thank you. The account is made, and your child can log in.':
    'ಧನ್ಯವಾದ. ಖಾತೆ ಸಿದ್ಧವಾಗಿದೆ, ನಿಮ್ಮ ಮಗು ಈಗ ಲಾಗಿನ್ ಮಾಡಬಹುದು.',
  'Thank you. We have sent your child a mail. The account is made when they open the link in it.':
    'ಧನ್ಯವಾದ. ನಿಮ್ಮ ಮಗುವಿಗೆ ಮೇಲ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ಅದರಲ್ಲಿರುವ ಲಿಂಕ್ ತೆರೆದಾಗ ಖಾತೆ ಸಿದ್ಧವಾಗುತ್ತದೆ.',
  'You have declined. No account is made.': 'ನೀವು ನಿರಾಕರಿಸಿದ್ದೀರಿ. ಯಾವ ಖಾತೆಯನ್ನೂ ತೆರೆಯುವುದಿಲ್ಲ.',
  'This is not what the signed token says': 'ಸಹಿ ಮಾಡಿದ ಟೋಕನ್‌ನಲ್ಲಿ ಇರುವುದು ಇದಲ್ಲ',
  'We have sent you a code.': 'ನಿಮಗೆ ಕೋಡ್ ಕಳುಹಿಸಿದ್ದೇವೆ.',
  'So many codes are asked for just now that new numbers have to wait about an hour. If this number has an account, its code may still come.':
    'ಈಗ ತುಂಬಾ ಕೋಡ್‌ಗಳನ್ನು ಕೇಳಲಾಗುತ್ತಿದೆ, ಆದ್ದರಿಂದ ಹೊಸ ಸಂಖ್ಯೆಗಳು ಸುಮಾರು ಒಂದು ಗಂಟೆ ಕಾಯಬೇಕು. ಈ ಸಂಖ್ಯೆಗೆ ಖಾತೆ ಇದ್ದರೆ, ಅದರ ಕೋಡ್ ಆದರೂ ಬರಬಹುದು.',
  'We have written there often enough for now. Look for our last message, or try again later.':
    'ಅಲ್ಲಿಗೆ ನಾವು ಸದ್ಯಕ್ಕೆ ಸಾಕಷ್ಟು ಬಾರಿ ಬರೆದಿದ್ದೇವೆ. ನಮ್ಮ ಕೊನೆಯ ಸಂದೇಶ ನೋಡಿ, ಅಥವಾ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Welcome back.': 'ಮತ್ತೆ ಸ್ವಾಗತ.',
  'That code is not right. Check the message; you can try {n} more times.':
    'ಆ ಕೋಡ್ ಸರಿಯಿಲ್ಲ. ಸಂದೇಶ ನೋಡಿ; ಇನ್ನೂ {n} ಬಾರಿ ಬರೆಯಬಹುದು.',
  'That code is not right. Check the message; you can try once more.':
    'ಆ ಕೋಡ್ ಸರಿಯಿಲ್ಲ. ಸಂದೇಶ ನೋಡಿ; ಇನ್ನೊಮ್ಮೆ ಬರೆಯಬಹುದು.',
  'Too many wrong codes were entered. Ask for a new one.': 'ಹಲವು ಬಾರಿ ತಪ್ಪು ಕೋಡ್ ಬರೆಯಲಾಗಿದೆ. ಹೊಸ ಕೋಡ್ ಕೇಳಿ.',
  'This code was used already. Ask for a new one.': 'ಈ ಕೋಡ್ ಈಗಾಗಲೇ ಬಳಕೆಯಾಗಿದೆ. ಹೊಸ ಕೋಡ್ ಕೇಳಿ.',
  'This code is too old. Ask for a new one.': 'ಈ ಕೋಡ್ ಹಳೆಯದಾಗಿದೆ. ಹೊಸ ಕೋಡ್ ಕೇಳಿ.',
  'No code holds for this number any more. Ask for a new one.':
    'ಈ ಸಂಖ್ಯೆಗೆ ಈಗ ಯಾವ ಕೋಡ್ ಕೂಡ ನಡೆಯುವುದಿಲ್ಲ. ಹೊಸ ಕೋಡ್ ಕೇಳಿ.',
  'Thank you. It is you.': 'ಧನ್ಯವಾದ. ಇದು ನೀವೇ.',
  'Enter the six digits': 'ಆರು ಅಂಕಿ ಬರೆಯಿರಿ',
  'Password is required': 'ಪಾಸ್‌ವರ್ಡ್ ಬರೆಯಬೇಕು',
  'This is not your password.': 'ಇದು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಅಲ್ಲ.',
  'We have sent you a mail. Open the link in it to finish.':
    'ನಿಮಗೆ ಮೇಲ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ಪೂರ್ಣಗೊಳಿಸಲು ಅದರಲ್ಲಿರುವ ಲಿಂಕ್ ತೆರೆಯಿರಿ.',
  'We have asked your parent. Your account waits for their yes.':
    'ನಿಮ್ಮ ಪೋಷಕರನ್ನು ಕೇಳಿದ್ದೇವೆ. ಅವರು ಒಪ್ಪಿದ ಮೇಲೆ ನಿಮ್ಮ ಖಾತೆ ಸಿದ್ಧವಾಗುತ್ತದೆ.',
  'This number has an account already. Log in with it.': 'ಈ ಸಂಖ್ಯೆಗೆ ಈಗಾಗಲೇ ಖಾತೆ ಇದೆ. ಅದರಿಂದಲೇ ಲಾಗಿನ್ ಮಾಡಿ.',
  'Give an email or a mobile number': 'ಇಮೇಲ್ ಅಥವಾ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಕೊಡಿ',
  'Confirm the mobile number with a code first': 'ಮೊದಲು ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯನ್ನು ಕೋಡ್‌ನಿಂದ ಖಚಿತಪಡಿಸಿ',
  'You are under {n}. Give the mobile number or email of a parent, who must agree first':
    'ನಿಮಗೆ {n} ವರ್ಷ ತುಂಬಿಲ್ಲ. ಪೋಷಕರ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಅಥವಾ ಇಮೇಲ್ ಕೊಡಿ, ಮೊದಲು ಅವರು ಒಪ್ಪಬೇಕು',
  'Give a mobile number or an email': 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಅಥವಾ ಇಮೇಲ್ ಕೊಡಿ',
  'Give the parent’s own, not yours': 'ನಿಮ್ಮದಲ್ಲ, ಪೋಷಕರದೇ ಕೊಡಿ',
  'This proof is used up. Ask for a new code': 'ಈ ದೃಢೀಕರಣ ಈಗಾಗಲೇ ಬಳಕೆಯಾಗಿದೆ. ಹೊಸ ಕೋಡ್ ಕೇಳಿ',
  'Your consent is needed': 'ನಿಮ್ಮ ಒಪ್ಪಿಗೆ ಬೇಕು',
  ...knOfEvents,
  ...knOfBooth,
  ...knOfQuiz,
  ...knOfSupporters,
};
