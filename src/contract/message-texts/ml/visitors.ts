import { mlOfBooth } from './booth.ts';
import { mlOfEvents } from './events.ts';
import { mlOfQuiz } from './quiz.ts';
import { mlOfSupporters } from './supporters.ts';

/** The messages of the calls in Malayalam, by their English text; `{n}` stands for any number. */
export const ml: Record<string, string> = {
  'The request could not be read. Check its form and send it again.':
    'അപേക്ഷ വായിക്കാനായില്ല. അതിന്റെ രൂപം നോക്കി വീണ്ടും അയയ്ക്കൂ.',
  'These details do not match. Check them and try again.':
    'ഈ വിവരങ്ങൾ യോജിക്കുന്നില്ല. നോക്കി വീണ്ടും ശ്രമിക്കൂ.',
  'Log in to go on.': 'തുടരാൻ ലോഗിൻ ചെയ്യുക.',
  'Your account may not do this.': 'നിങ്ങളുടെ അക്കൗണ്ടിന് ഇതിന് അനുവാദമില്ല.',
  'There is nothing at this address.': 'ഈ വിലാസത്തിൽ ഒന്നുമില്ല.',
  'This address does not take this kind of request.': 'ഈ വിലാസം ഇത്തരം അപേക്ഷ സ്വീകരിക്കില്ല.',
  'This was done already.': 'ഇത് നേരത്തേ ചെയ്തുകഴിഞ്ഞു.',
  'Somebody else saved this since. Compare both texts.':
    'ഇതിനിടെ മറ്റൊരാൾ ഇത് സൂക്ഷിച്ചു. രണ്ട് എഴുത്തും ഒത്തുനോക്കൂ.',
  'What you sent is too large.': 'അയച്ചത് വളരെ വലുതാണ്.',
  'Send this as JSON, or as a form where the call says so.':
    'ഇത് JSON ആയി അയയ്ക്കുക, അല്ലെങ്കിൽ അങ്ങനെ പറയുന്നിടത്ത് ഫോം ആയി അയയ്ക്കുക.',
  'Some fields need your attention.': 'ചില കള്ളികൾ ശ്രദ്ധിക്കൂ.',
  'Too many tries. Wait a little and try again.': 'പല തവണ ശ്രമിച്ചു. അൽപ്പം കാത്ത് വീണ്ടും ശ്രമിക്കൂ.',
  'Too many tries. Try again in {n} seconds.': 'പല തവണ ശ്രമിച്ചു. {n} സെക്കൻഡ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  'Too many tries. Try again in {n} minutes.': 'പല തവണ ശ്രമിച്ചു. {n} മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  'Too many tries. Try again in {n} hours.': 'പല തവണ ശ്രമിച്ചു. {n} മണിക്കൂർ കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  'Many tries came from here. Show that you are a person and try again.':
    'ഇവിടെനിന്ന് പല തവണ ശ്രമമുണ്ടായി. നിങ്ങൾ മനുഷ്യനാണെന്ന് കാണിച്ച് വീണ്ടും ശ്രമിക്കൂ.',
  'The site is busy. Try again in a moment.': 'സൈറ്റിൽ ഇപ്പോൾ തിരക്കാണ്. അൽപ്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  'Something went wrong on our side. Try again in a moment.':
    'ഞങ്ങളുടെ ഭാഗത്ത് എന്തോ പിശകുപറ്റി. അൽപ്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  'Name is required': 'പേര് എഴുതണം',
  'Email is required': 'ഇമെയിൽ എഴുതണം',
  'Message is required': 'സന്ദേശം എഴുതണം',
  'Enter an email like name@example.org': 'ഇമെയിൽ ഇങ്ങനെ എഴുതുക: name@example.org',
  'Use at most two links': 'പരമാവധി രണ്ട് ലിങ്കുകൾ എഴുതുക',
  'Enter the whole phone number, or leave it empty': 'ഫോൺ നമ്പർ മുഴുവനായി എഴുതുക, അല്ലെങ്കിൽ ഒഴിച്ചിടുക',
  'Write this on one line': 'ഇത് ഒറ്റ വരിയിൽ എഴുതുക',
  'Use at most {n} characters': 'പരമാവധി {n} അക്ഷരങ്ങൾ എഴുതുക',
  'Use at least {n} characters': 'കുറഞ്ഞത് {n} അക്ഷരങ്ങൾ എഴുതുക',
  'Give at least {n}': 'കുറഞ്ഞത് {n} നൽകുക',
  'Give at most {n}': 'പരമാവധി {n} നൽകുക',
  'Search with at most {n} characters': 'തിരയാൻ പരമാവധി {n} അക്ഷരങ്ങൾ എഴുതുക',
  'Search with one text': 'ഒറ്റ വാചകം കൊണ്ട് തിരയുക',
  'Search without control characters': 'നിയന്ത്രണ ചിഹ്നങ്ങളില്ലാതെ തിരയുക',
  'Choose a category from the list': 'പട്ടികയിൽനിന്ന് വിഷയം തിരഞ്ഞെടുക്കുക',
  'Choose upcoming, past or all': 'upcoming, past, all ഇവയിലൊന്ന് തിരഞ്ഞെടുക്കുക',
  'Write the date as YYYY-MM-DD': 'തീയതി YYYY-MM-DD എന്ന് എഴുതുക',
  'This day does not exist': 'ഇങ്ങനെയൊരു ദിവസമില്ല',
  'Write the year as YYYY, {n} to {n}': 'വർഷം YYYY എന്ന് എഴുതുക, {n} മുതൽ {n} വരെ',
  'Write the month as {n} to {n}': 'മാസം {n} മുതൽ {n} വരെയുള്ള സംഖ്യയായി എഴുതുക',
  'Write the page as a number from {n} to {n}': 'പേജ് {n} മുതൽ {n} വരെയുള്ള സംഖ്യയായി എഴുതുക',
  'Write the size as a number from {n} to {n}': 'വലുപ്പം {n} മുതൽ {n} വരെയുള്ള സംഖ്യയായി എഴുതുക',
  'Give this only once': 'ഇത് ഒരു തവണ മാത്രം നൽകുക',
  'Leave out control characters': 'നിയന്ത്രണ ചിഹ്നങ്ങൾ ഒഴിവാക്കുക',
  'This field is not known': 'ഇങ്ങനെയൊരു കള്ളിയില്ല',
  'This has the wrong form': 'ഇതിന്റെ രൂപം ശരിയല്ല',
  'This is required': 'ഇത് എഴുതണം',
  'Name one page by its title': 'ഒരു പേജിന്റെ തലക്കെട്ട് പറയുക',
  'Name one slug': 'ഒരൊറ്റ വിലാസപ്പേര് പറയുക',
  'Write a path of the site, such as /news': 'സൈറ്റിലെ വിലാസം എഴുതുക, ഉദാഹരണത്തിന് /news',
  'Name the type in letters': 'തരത്തിന്റെ പേര് അക്ഷരങ്ങളിൽ എഴുതുക',
  'Write the path from its first slash': 'വിലാസം ആദ്യ സ്ലാഷ് മുതൽ എഴുതുക',
  'Send 1, or nothing': '1 അയയ്ക്കുക, അല്ലെങ്കിൽ ഒന്നും വേണ്ട',
  'There is no page of this name.': 'ഈ പേരിൽ പേജില്ല.',
  'Thank you. We have your message.': 'നന്ദി. നിങ്ങളുടെ സന്ദേശം കിട്ടി.',
  'You are logged out.': 'നിങ്ങൾ ലോഗൗട്ട് ചെയ്തു.',
  'Thank you. Open the link in the mail that we sent you.': 'നന്ദി. ഞങ്ങൾ അയച്ച മെയിലിലെ ലിങ്ക് തുറക്കുക.',
  'This kind of file is not taken here.': 'ഇത്തരം ഫയൽ ഇവിടെ സ്വീകരിക്കില്ല.',
  'Choose a file of at most {n} MB.': 'പരമാവധി {n} MB ഉള്ള ഫയൽ തിരഞ്ഞെടുക്കുക.',
  'Choose a file of at most {n} kB.': 'പരമാവധി {n} kB ഉള്ള ഫയൽ തിരഞ്ഞെടുക്കുക.',
  'Send at most {n} kB.': 'പരമാവധി {n} kB അയയ്ക്കുക.',
  'Send at most {n} MB.': 'പരമാവധി {n} MB അയയ്ക്കുക.',
  'Send at most {n} files.': 'പരമാവധി {n} ഫയലുകൾ അയയ്ക്കുക.',
  'Choose a picture': 'ഒരു ചിത്രം തിരഞ്ഞെടുക്കുക',
  'Choose a JPEG, PNG or WebP picture': 'JPEG, PNG അല്ലെങ്കിൽ WebP ചിത്രം തിരഞ്ഞെടുക്കുക',
  'Choose a picture of at most {n} million pixels': 'പരമാവധി {n} മില്യൺ പിക്സലുള്ള ചിത്രം തിരഞ്ഞെടുക്കുക',
  'This picture is damaged. Choose another one': 'ഈ ചിത്രം കേടായതാണ്. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക',
  'Confirm that it is you first': 'ആദ്യം ഇത് നിങ്ങൾ തന്നെയെന്ന് സ്ഥിരീകരിക്കുക',
  'The date of birth can be set only once': 'ജനനത്തീയതി ഒരു തവണയേ എഴുതാനാകൂ',
  'Under {n}, a parent must agree first. Write to us':
    '{n} വയസ്സ് തികയാത്തവർക്ക് ആദ്യം രക്ഷിതാവിന്റെ സമ്മതം വേണം. ഞങ്ങൾക്ക് എഴുതൂ',
  'Confirm the new number with a code first': 'ആദ്യം പുതിയ നമ്പർ കോഡ് വഴി സ്ഥിരീകരിക്കുക',
  'This number belongs to another account.': 'ഈ നമ്പർ മറ്റൊരു അക്കൗണ്ടിന്റേതാണ്.',
  'Your profile is saved.': 'പ്രൊഫൈൽ സൂക്ഷിച്ചു.',
  'Your profile is saved. Open the link in the mail to the new address.':
    'പ്രൊഫൈൽ സൂക്ഷിച്ചു. പുതിയ വിലാസത്തിലേക്ക് അയച്ച മെയിലിലെ ലിങ്ക് തുറക്കുക.',
  'You are logged out there.': 'അവിടെ ലോഗൗട്ടായി.',
  'Add your date of birth to your profile first.': 'ആദ്യം പ്രൊഫൈലിൽ ജനനത്തീയതി ചേർക്കുക.',
  'Add an email to your profile first.': 'ആദ്യം പ്രൊഫൈലിൽ ഇമെയിൽ ചേർക്കുക.',
  'Thank you. Your consent is noted.': 'നന്ദി. നിങ്ങളുടെ സമ്മതം രേഖപ്പെടുത്തി.',
  'Your consent is taken back.': 'നിങ്ങളുടെ സമ്മതം പിൻവലിച്ചു.',
  'Your account is closed. What we hold about you is being erased.':
    'നിങ്ങളുടെ അക്കൗണ്ട് അടച്ചു. നിങ്ങളെക്കുറിച്ച് ഞങ്ങളുടെ പക്കലുള്ളത് മായ്ക്കുകയാണ്.',
  'Thank you. We have your request and answer within {n} days.':
    'നന്ദി. നിങ്ങളുടെ അപേക്ഷ കിട്ടി, {n} ദിവസത്തിനകം മറുപടി തരും.',
  'Thank you. The newsletter will come to you.': 'നന്ദി. ഇനി കത്ത് നിങ്ങൾക്ക് വരും.',
  'This address is confirmed already. The next newsletter comes to you.':
    'ഈ വിലാസം നേരത്തേ സ്ഥിരീകരിച്ചതാണ്. അടുത്ത കത്ത് നിങ്ങൾക്ക് വരും.',
  'You get no more newsletters.': 'ഇനി നിങ്ങൾക്ക് കത്ത് വരില്ല.',
  'This link was used already or is too old. Subscribe again for a new one.':
    'ഈ ലിങ്ക് ഒരിക്കൽ ഉപയോഗിച്ചതോ പഴയതോ ആണ്. പുതിയ ലിങ്കിനായി വീണ്ടും കത്ത് ആവശ്യപ്പെടൂ.',
  'This link is not one of ours.': 'ഈ ലിങ്ക് ഞങ്ങളുടേതല്ല.',
  'Your wishes are saved.': 'നിങ്ങളുടെ താൽപ്പര്യങ്ങൾ സൂക്ഷിച്ചു.',
  'This address gets no newsletter any more. Subscribe again to change it.':
    'ഈ വിലാസത്തിലേക്ക് ഇനി കത്ത് വരില്ല. മാറ്റാൻ വീണ്ടും കത്ത് ആവശ്യപ്പെടൂ.',
  'Choose at least one topic': 'ഒരു വിഷയമെങ്കിലും തിരഞ്ഞെടുക്കുക',
  'Choose a topic': 'ഒരു വിഷയം തിരഞ്ഞെടുക്കുക',
  'Choose a language': 'ഒരു ഭാഷ തിരഞ്ഞെടുക്കുക',
  'Name one issue': 'ഒരു ലക്കം പറയുക',
  'Our mails to your address came back, or were marked as unwanted. Ask for the newsletter on its own page; it begins once you press the button in our mail.':
    'നിങ്ങളുടെ വിലാസത്തിലേക്ക് അയച്ച ഞങ്ങളുടെ മെയിലുകൾ മടങ്ങിവന്നു, അല്ലെങ്കിൽ വേണ്ടാത്തവയെന്ന് രേഖപ്പെടുത്തി. കത്ത് അതിന്റെ പേജിൽ ആവശ്യപ്പെടൂ; ഞങ്ങളുടെ മെയിലിലെ ബട്ടൺ അമർത്തിയാൽ അത് വന്നുതുടങ്ങും.',
  'Mobile number is required': 'മൊബൈൽ നമ്പർ എഴുതണം',
  'Enter an Indian mobile number of ten digits': 'പത്തക്കമുള്ള ഇന്ത്യൻ മൊബൈൽ നമ്പർ എഴുതുക',
  'This link is not complete. Open it again': 'ഈ ലിങ്ക് മുഴുവനായിട്ടില്ല. വീണ്ടും തുറക്കുക',
  'Choose one of the list': 'പട്ടികയിൽനിന്ന് ഒന്ന് തിരഞ്ഞെടുക്കുക',
  'Enter a date like 1999-12-31': 'തീയതി ഇങ്ങനെ എഴുതുക: 1999-12-31',
  'Enter a day in the past': 'കഴിഞ്ഞുപോയ ഒരു ദിവസം എഴുതുക',
  'The campaign has no settings yet.': 'പ്രചാരണത്തിന് ഇതുവരെ ക്രമീകരണങ്ങളില്ല.',
  'If there is an account with this address, we have sent it a mail.':
    'ഈ വിലാസത്തിൽ അക്കൗണ്ടുണ്ടെങ്കിൽ അതിലേക്ക് മെയിൽ അയച്ചിട്ടുണ്ട്.',
  'The two passwords are not the same': 'രണ്ട് പാസ്‌വേഡും ഒരുപോലെയല്ല',
  'Many people use this password, so it is guessed first. Choose three or four words that belong together for you alone':
    'ഈ പാസ്‌വേഡ് പലരും ഉപയോഗിക്കുന്നു, അതിനാൽ ആദ്യം ഊഹിക്കുന്നതും ഇതാണ്. നിങ്ങൾക്കു മാത്രം ചേരുന്ന മൂന്നോ നാലോ വാക്കുകൾ തിരഞ്ഞെടുക്കൂ',
  'This is easy to guess from your name, address, number or the campaign. Choose other words':
    'നിങ്ങളുടെ പേര്, വിലാസം, നമ്പർ, പ്രചാരണത്തിന്റെ പേര് എന്നിവയിൽ നിന്ന് ഇത് എളുപ്പം ഊഹിക്കാം. വേറെ വാക്കുകൾ തിരഞ്ഞെടുക്കൂ',
  'This is your password already. Choose another one':
    'ഇതുതന്നെയാണ് നിങ്ങളുടെ ഇപ്പോഴത്തെ പാസ്‌വേഡ്. മറ്റൊന്ന് തിരഞ്ഞെടുക്കൂ',
  'Choose a password for this account': 'ഈ അക്കൗണ്ടിന് ഒരു പാസ്‌വേഡ് തിരഞ്ഞെടുക്കൂ',
  'Open this link in the browser in which you gave the address, or give it again in this one':
    'വിലാസം നൽകിയ ബ്രൗസറിൽത്തന്നെ ഈ ലിങ്ക് തുറക്കൂ, അല്ലെങ്കിൽ ഈ ബ്രൗസറിൽ വിലാസം വീണ്ടും നൽകൂ',
  'This sign-in was used already. Choose Google once more.':
    'ഈ ലോഗിൻ ഒരിക്കൽ ഉപയോഗിച്ചു. Google വീണ്ടും തിരഞ്ഞെടുക്കൂ.',
  'This link was used or is too old. Ask for a new one.':
    'ഈ ലിങ്ക് ഒരിക്കൽ ഉപയോഗിച്ചതോ പഴയതോ ആണ്. പുതിയത് ആവശ്യപ്പെടൂ.',
  'Your password is changed. Everybody else was logged out.': 'പാസ്‌വേഡ് മാറ്റി. മറ്റെല്ലാവരും ലോഗൗട്ടായി.',
  'Welcome. You are logged in.': 'സ്വാഗതം. നിങ്ങൾ ലോഗിൻ ചെയ്തു.',
  'Your address is confirmed.': 'നിങ്ങളുടെ വിലാസം സ്ഥിരീകരിച്ചു.',
  'Thank you. The account is made, and your child can log in.':
    'നന്ദി. അക്കൗണ്ട് തയ്യാറായി, നിങ്ങളുടെ കുട്ടിക്ക് ലോഗിൻ ചെയ്യാം.',
  'Thank you. We have sent your child a mail. The account is made when they open the link in it.':
    'നന്ദി. നിങ്ങളുടെ കുട്ടിക്ക് മെയിൽ അയച്ചിട്ടുണ്ട്. അതിലെ ലിങ്ക് തുറക്കുമ്പോൾ അക്കൗണ്ട് തയ്യാറാകും.',
  'You have declined. No account is made.': 'നിങ്ങൾ സമ്മതിച്ചില്ല. അക്കൗണ്ട് ഉണ്ടാക്കില്ല.',
  'This is not what the signed token says': 'ഒപ്പിട്ട ടോക്കൺ പറയുന്നത് ഇതല്ല',
  'We have sent you a code.': 'നിങ്ങൾക്ക് ഒരു കോഡ് അയച്ചിട്ടുണ്ട്.',
  'So many codes are asked for just now that new numbers have to wait about an hour. If this number has an account, its code may still come.':
    'ഇപ്പോൾ വളരെയധികം കോഡുകൾ ചോദിക്കുന്നതിനാൽ പുതിയ നമ്പറുകൾ ഏകദേശം ഒരു മണിക്കൂർ കാത്തിരിക്കണം. ഈ നമ്പറിന് അക്കൗണ്ട് ഉണ്ടെങ്കിൽ അതിന്റെ കോഡ് എന്നാലും വന്നേക്കാം.',
  'We have written there often enough for now. Look for our last message, or try again later.':
    'അവിടേക്ക് ഞങ്ങൾ തൽക്കാലം മതിയായത്ര തവണ എഴുതിക്കഴിഞ്ഞു. ഞങ്ങളുടെ അവസാന സന്ദേശം നോക്കൂ, അല്ലെങ്കിൽ പിന്നീട് വീണ്ടും ശ്രമിക്കൂ.',
  'Welcome back.': 'വീണ്ടും സ്വാഗതം.',
  'That code is not right. Check the message; you can try {n} more times.':
    'ആ കോഡ് ശരിയല്ല. സന്ദേശം നോക്കൂ; ഇനി {n} തവണ കൂടി എഴുതാം.',
  'That code is not right. Check the message; you can try once more.':
    'ആ കോഡ് ശരിയല്ല. സന്ദേശം നോക്കൂ; ഇനി ഒരു തവണ കൂടി എഴുതാം.',
  'Too many wrong codes were entered. Ask for a new one.': 'പല തവണ തെറ്റായ കോഡ് എഴുതി. പുതിയത് ആവശ്യപ്പെടൂ.',
  'This code was used already. Ask for a new one.': 'ഈ കോഡ് ഒരിക്കൽ ഉപയോഗിച്ചു. പുതിയത് ആവശ്യപ്പെടൂ.',
  'This code is too old. Ask for a new one.': 'ഈ കോഡ് പഴയതായി. പുതിയത് ആവശ്യപ്പെടൂ.',
  'No code holds for this number any more. Ask for a new one.':
    'ഈ നമ്പറിന് ഇപ്പോൾ ഒരു കോഡും നിലവിലില്ല. പുതിയത് ആവശ്യപ്പെടൂ.',
  'Thank you. It is you.': 'നന്ദി. ഇത് നിങ്ങൾ തന്നെ.',
  'Enter the six digits': 'ആറക്ക കോഡ് എഴുതുക',
  'Password is required': 'പാസ്‌വേഡ് എഴുതണം',
  'This is not your password.': 'ഇത് നിങ്ങളുടെ പാസ്‌വേഡല്ല.',
  'We have sent you a mail. Open the link in it to finish.':
    'ഒരു മെയിൽ അയച്ചിട്ടുണ്ട്. രജിസ്ട്രേഷൻ പൂർത്തിയാക്കാൻ അതിലെ ലിങ്ക് തുറക്കുക.',
  'We have asked your parent. Your account waits for their yes.':
    'രക്ഷിതാവിനോട് ചോദിച്ചിട്ടുണ്ട്. അവർ സമ്മതിച്ചാൽ അക്കൗണ്ട് തയ്യാറാകും.',
  'This number has an account already. Log in with it.':
    'ഈ നമ്പറിൽ നേരത്തേ അക്കൗണ്ടുണ്ട്. അതുപയോഗിച്ച് ലോഗിൻ ചെയ്യുക.',
  'Give an email or a mobile number': 'ഇമെയിലോ മൊബൈൽ നമ്പറോ എഴുതുക',
  'Confirm the mobile number with a code first': 'ആദ്യം മൊബൈൽ നമ്പർ കോഡ് വഴി സ്ഥിരീകരിക്കുക',
  'You are under {n}. Give the mobile number or email of a parent, who must agree first':
    'നിങ്ങൾക്ക് {n} വയസ്സ് തികഞ്ഞിട്ടില്ല. ആദ്യം രക്ഷിതാവ് സമ്മതിക്കണം; അവരുടെ മൊബൈൽ നമ്പറോ ഇമെയിലോ എഴുതുക',
  'Give a mobile number or an email': 'മൊബൈൽ നമ്പറോ ഇമെയിലോ എഴുതുക',
  'Give the parent’s own, not yours': 'നിങ്ങളുടേതല്ല, രക്ഷിതാവിന്റേത് എഴുതുക',
  'This proof is used up. Ask for a new code': 'ഈ സ്ഥിരീകരണം ഇനി പറ്റില്ല. പുതിയ കോഡ് ആവശ്യപ്പെടൂ',
  'Your consent is needed': 'നിങ്ങളുടെ സമ്മതം വേണം',
  ...mlOfEvents,
  ...mlOfBooth,
  ...mlOfQuiz,
  ...mlOfSupporters,
};
