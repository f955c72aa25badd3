import { guOfBooth } from './booth.ts';
import { guOfEvents } from './events.ts';
import { guOfQuiz } from './quiz.ts';
import { guOfSupporters } from './supporters.ts';

/** The messages of the calls in Gujarati, by their English text; `{n}` stands for any number. */
export const gu: Record<string, string> = {
  'The request could not be read. Check its form and send it again.':
    'વિનંતી વાંચી શકાઈ નહીં. તેનું સ્વરૂપ તપાસીને ફરી મોકલો.',
  'These details do not match. Check them and try again.':
    'આ વિગતો મળતી નથી. તપાસીને ફરી પ્રયત્ન કરો.',
  'Log in to go on.': 'આગળ વધવા લૉગ ઇન કરો.',
  'Your account may not do this.': 'તમારા ખાતાને આની પરવાનગી નથી.',
  'There is nothing at this address.': 'આ સરનામે કંઈ નથી.',
  'This address does not take this kind of request.': 'આ સરનામું આવી વિનંતી લેતું નથી.',
  'This was done already.': 'આ પહેલેથી થઈ ગયું છે.',
  'Somebody else saved this since. Compare both texts.':
    'આ દરમિયાન બીજા કોઈએ આ સાચવ્યું છે. બન્ને લખાણ સરખાવી જુઓ.',
  'What you sent is too large.': 'તમે જે મોકલ્યું તે બહુ મોટું છે.',
  'Send this as JSON, or as a form where the call says so.':
    'આ JSON માં મોકલો, અથવા કૉલ કહે ત્યાં ફૉર્મમાં.',
  'Some fields need your attention.': 'કેટલાંક ખાનાં પર ધ્યાન આપો.',
  'Too many tries. Wait a little and try again.': 'ઘણી વાર પ્રયત્ન થયો. થોડું રોકાઈને ફરી પ્રયત્ન કરો.',
  'Too many tries. Try again in {n} seconds.': 'ઘણી વાર પ્રયત્ન થયો. {n} સેકન્ડ પછી ફરી પ્રયત્ન કરો.',
  'Too many tries. Try again in {n} minutes.': 'ઘણી વાર પ્રયત્ન થયો. {n} મિનિટ પછી ફરી પ્રયત્ન કરો.',
  'Too many tries. Try again in {n} hours.': 'ઘણી વાર પ્રયત્ન થયો. {n} કલાક પછી ફરી પ્રયત્ન કરો.',
  'Many tries came from here. Show that you are a person and try again.':
    'અહીંથી ઘણી વાર પ્રયત્ન થયો. તમે માણસ છો એ બતાવો અને ફરી પ્રયત્ન કરો.',
  'The site is busy. Try again in a moment.': 'સાઇટ પર અત્યારે ભીડ છે. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
  'Something went wrong on our side. Try again in a moment.':
    'અમારા તરફ કંઈક ખોટું થયું. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
  'Name is required': 'નામ લખવું જરૂરી છે',
  'Email is required': 'ઈમેલ લખવો જરૂરી છે',
  'Message is required': 'સંદેશ લખવો જરૂરી છે',
  'Enter an email like name@example.org': 'ઈમેલ આ રીતે લખો: name@example.org',
  'Use at most two links': 'વધુમાં વધુ બે લિંક લખો',
  'Enter the whole phone number, or leave it empty': 'પૂરો ફોન નંબર લખો, અથવા ખાલી રાખો',
  'Write this on one line': 'આ એક જ લીટીમાં લખો',
  'Use at most {n} characters': 'વધુમાં વધુ {n} અક્ષર લખો',
  'Use at least {n} characters': 'ઓછામાં ઓછા {n} અક્ષર લખો',
  'Give at least {n}': 'ઓછામાં ઓછા {n} આપો',
  'Give at most {n}': 'વધુમાં વધુ {n} આપો',
  'Search with at most {n} characters': 'વધુમાં વધુ {n} અક્ષરથી શોધો',
  'Search with one text': 'એક જ લખાણથી શોધો',
  'Search without control characters': 'નિયંત્રણ-ચિહ્નો વિના શોધો',
  'Choose a category from the list': 'યાદીમાંથી વિષય પસંદ કરો',
  'Choose upcoming, past or all': 'upcoming, past અથવા all પસંદ કરો',
  'Write the date as YYYY-MM-DD': 'તારીખ YYYY-MM-DD પ્રમાણે લખો',
  'This day does not exist': 'આવો કોઈ દિવસ નથી',
  'Write the year as YYYY, {n} to {n}': 'વર્ષ YYYY પ્રમાણે લખો, {n} થી {n}',
  'Write the month as {n} to {n}': 'મહિનો {n} થી {n} વચ્ચે લખો',
  'Write the page as a number from {n} to {n}': 'પાનાનો નંબર {n} થી {n} વચ્ચે લખો',
  'Write the size as a number from {n} to {n}': 'કદ {n} થી {n} વચ્ચે લખો',
  'Give this only once': 'આ એક જ વાર આપો',
  'Leave out control characters': 'નિયંત્રણ-ચિહ્નો કાઢી નાખો',
  'This field is not known': 'આ ખાનું જાણીતું નથી',
  'This has the wrong form': 'આનું સ્વરૂપ બરાબર નથી',
  'This is required': 'આ જરૂરી છે',
  'Name one page by its title': 'એક પાનાનું શીર્ષક જણાવો',
  'Name one slug': 'એક જ slug જણાવો',
  'Write a path of the site, such as /news': 'સાઇટ પરનું સરનામું લખો, જેમ કે /news',
  'Name the type in letters': 'પ્રકારનું નામ અક્ષરોમાં લખો',
  'Write the path from its first slash': 'સરનામું પહેલા સ્લૅશથી લખો',
  'Send 1, or nothing': '1 મોકલો, અથવા કંઈ નહીં',
  'There is no page of this name.': 'આ નામનું કોઈ પાનું નથી.',
  'Thank you. We have your message.': 'આભાર. તમારો સંદેશ અમને મળ્યો.',
  'You are logged out.': 'તમે લૉગ આઉટ થયા.',
  'Thank you. Open the link in the mail that we sent you.': 'આભાર. અમે મોકલેલા મેઇલમાંની લિંક ખોલો.',
  'This kind of file is not taken here.': 'આ પ્રકારની ફાઇલ અહીં લેવામાં આવતી નથી.',
  'Choose a file of at most {n} MB.': 'વધુમાં વધુ {n} MB ની ફાઇલ પસંદ કરો.',
  'Choose a file of at most {n} kB.': 'વધુમાં વધુ {n} kB ની ફાઇલ પસંદ કરો.',
  'Send at most {n} kB.': 'વધુમાં વધુ {n} kB મોકલો.',
  'Send at most {n} MB.': 'વધુમાં વધુ {n} MB મોકલો.',
  'Send at most {n} files.': 'વધુમાં વધુ {n} ફાઇલો મોકલો.',
  'Choose a picture': 'એક ફોટો પસંદ કરો',
  'Choose a JPEG, PNG or WebP picture': 'JPEG, PNG અથવા WebP ફોટો પસંદ કરો',
  'Choose a picture of at most {n} million pixels': 'વધુમાં વધુ {n} મેગાપિક્સેલનો ફોટો પસંદ કરો',
  'This picture is damaged. Choose another one': 'આ ફોટો ખરાબ છે. બીજો પસંદ કરો',
  'Confirm that it is you first': 'પહેલાં આ તમે જ છો તેની પુષ્ટિ કરો',
  'The date of birth can be set only once': 'જન્મ તારીખ એક જ વાર લખી શકાય છે',
  'Under {n}, a parent must agree first. Write to us':
    'ઉંમર {n} વર્ષથી ઓછી હોય, તો પહેલાં માતા કે પિતાની સંમતિ જોઈએ. અમને લખો',
  'Confirm the new number with a code first': 'પહેલાં નવા નંબરની કોડથી પુષ્ટિ કરો',
  'This number belongs to another account.': 'આ નંબર બીજા ખાતાનો છે.',
  'Your profile is saved.': 'તમારી પ્રોફાઇલ સાચવી લીધી છે.',
  'Your profile is saved. Open the link in the mail to the new address.':
    'તમારી પ્રોફાઇલ સાચવી લીધી છે. નવા સરનામે મોકલેલા મેઇલમાંની લિંક ખોલો.',
  'You are logged out there.': 'તમે ત્યાંથી લૉગ આઉટ થયા.',
  'Add your date of birth to your profile first.': 'પહેલાં તમારી પ્રોફાઇલમાં જન્મ તારીખ ઉમેરો.',
  'Add an email to your profile first.': 'પહેલાં તમારી પ્રોફાઇલમાં ઈમેલ ઉમેરો.',
  'Thank you. Your consent is noted.': 'આભાર. તમારી સંમતિ નોંધી લીધી છે.',
  'Your consent is taken back.': 'તમારી સંમતિ પાછી લેવાઈ છે.',
  'Your account is closed. What we hold about you is being erased.':
    'તમારું ખાતું બંધ થયું. તમારા વિશે અમારી પાસે જે છે તે ભૂંસાઈ રહ્યું છે.',
  'Thank you. We have your request and answer within {n} days.':
    'આભાર. તમારી વિનંતી મળી. અમે {n} દિવસમાં જવાબ આપીશું.',
  'Thank you. The newsletter will come to you.': 'આભાર. હવે પત્ર તમને મળશે.',
  'This address is confirmed already. The next newsletter comes to you.':
    'આ સરનામાની ખાતરી થઈ ચૂકી છે. આગલો પત્ર તમને મળશે.',
  'You get no more newsletters.': 'હવે તમને પત્ર નહીં આવે.',
  'This link was used already or is too old. Subscribe again for a new one.':
    'આ લિંક વપરાઈ ગઈ છે અથવા બહુ જૂની છે. નવી લિંક માટે પત્ર ફરી મંગાવો.',
  'This link is not one of ours.': 'આ લિંક અમારી નથી.',
  'Your wishes are saved.': 'તમારી પસંદગી સચવાઈ છે.',
  'This address gets no newsletter any more. Subscribe again to change it.':
    'આ સરનામે હવે પત્ર આવતો નથી. ફેરફાર કરવા પત્ર ફરી મંગાવો.',
  'Choose at least one topic': 'ઓછામાં ઓછો એક વિષય પસંદ કરો',
  'Choose a topic': 'વિષય પસંદ કરો',
  'Choose a language': 'ભાષા પસંદ કરો',
  'Name one issue': 'પત્રનો એક અંક જણાવો',
  'Our mails to your address came back, or were marked as unwanted. Ask for the newsletter on its own page; it begins once you press the button in our mail.':
    'તમારા સરનામે મોકલેલા અમારા મેઇલ પાછા આવ્યા, અથવા અણગમતા ગણાવાયા. પત્ર તેના પોતાના પાના પર મંગાવો; અમારા મેઇલમાંનું બટન દબાવશો એટલે તે આવવા લાગશે.',
  'Mobile number is required': 'મોબાઇલ નંબર લખવો જરૂરી છે',
  'Enter an Indian mobile number of ten digits': 'દસ અંકનો ભારતીય મોબાઇલ નંબર લખો',
  'This link is not complete. Open it again': 'આ લિંક અધૂરી છે. તેને ફરી ખોલો',
  'Choose one of the list': 'યાદીમાંથી એક પસંદ કરો',
  'Enter a date like 1999-12-31': 'તારીખ આ રીતે લખો: 1999-12-31',
  'Enter a day in the past': 'વીતી ગયેલો કોઈ દિવસ લખો',
  'The campaign has no settings yet.': 'અભિયાનનાં સેટિંગ હજી નથી.',
  'If there is an account with this address, we have sent it a mail.':
    'આ સરનામે ખાતું હશે, તો અમે તેના પર મેઇલ મોકલ્યો છે.',
  'The two passwords are not the same': 'બંને પાસવર્ડ સરખા નથી',
  'Many people use this password, so it is guessed first. Choose three or four words that belong together for you alone':
    'આ પાસવર્ડ ઘણા લોકો રાખે છે, એટલે સૌથી પહેલાં એ જ અજમાવાય છે. ત્રણ-ચાર એવા શબ્દો પસંદ કરો જેનો મેળ ફક્ત તમે જાણતા હો',
  'This is easy to guess from your name, address, number or the campaign. Choose other words':
    'તમારા નામ, સરનામા, નંબર કે અભિયાનના નામ પરથી આનો અંદાજ આવી જાય છે. બીજા શબ્દો પસંદ કરો',
  'This is your password already. Choose another one': 'આ જ તમારો હાલનો પાસવર્ડ છે. બીજો પસંદ કરો',
  'Choose a password for this account': 'આ ખાતા માટે પાસવર્ડ પસંદ કરો',
  'Open this link in the browser in which you gave the address, or give it again in this one':
    'જે બ્રાઉઝરમાં સરનામું આપ્યું હતું તેમાં જ આ લિંક ખોલો, અથવા આ બ્રાઉઝરમાં ફરી સરનામું આપો',
  'This sign-in was used already. Choose Google once more.':
    'આ લૉગ ઇન વપરાઈ ગયું છે. ફરી Google પસંદ કરો.',
  'This link was used or is too old. Ask for a new one.': 'આ લિંક વપરાઈ ગઈ છે અથવા જૂની છે. નવી મંગાવો.',
  'Your password is changed. Everybody else was logged out.':
    'તમારો પાસવર્ડ બદલાઈ ગયો. બીજે બધેથી લૉગ આઉટ થઈ ગયું.',
  'Welcome. You are logged in.': 'સ્વાગત છે. તમે લૉગ ઇન છો.',
  'Your address is confirmed.': 'તમારા ઈમેલની પુષ્ટિ થઈ ગઈ.',
  'Thank you. The account is made, and your child can log in.':
    'આભાર. ખાતું બની ગયું છે, અને તમારું બાળક લૉગ ઇન કરી શકે છે.',
  'Thank you. We have sent your child a mail. The account is made when they open the link in it.':
    'આભાર. અમે તમારા બાળકને મેઇલ મોકલ્યો છે. તે તેમાંની લિંક ખોલે એટલે ખાતું બનશે.',
  'You have declined. No account is made.': 'તમે ના પાડી છે. કોઈ ખાતું બનશે નહીં.',
  'This is not what the signed token says': 'સહી કરેલા ટોકનમાં જુદી માહિતી છે',
  'We have sent you a code.': 'અમે તમને કોડ મોકલ્યો છે.',
  'So many codes are asked for just now that new numbers have to wait about an hour. If this number has an account, its code may still come.':
    'અત્યારે એટલા બધા કોડ મંગાઈ રહ્યા છે કે નવા નંબરોએ આશરે એક કલાક રાહ જોવી પડશે. આ નંબરનું ખાતું હોય, તો તેનો કોડ છતાં આવી શકે છે.',
  'We have written there often enough for now. Look for our last message, or try again later.':
    'ત્યાં અમે હાલ પૂરતું ઘણી વાર લખ્યું છે. અમારો છેલ્લો સંદેશ જુઓ, અથવા પછી ફરી પ્રયત્ન કરો.',
  'Welcome back.': 'ફરી સ્વાગત છે.',
  'That code is not right. Check the message; you can try {n} more times.':
    'આ કોડ સાચો નથી. સંદેશ જુઓ; તમે હજી {n} વાર લખી શકો છો.',
  'That code is not right. Check the message; you can try once more.':
    'આ કોડ સાચો નથી. સંદેશ જુઓ; તમે હજી એક વાર લખી શકો છો.',
  'Too many wrong codes were entered. Ask for a new one.': 'ઘણી વાર ખોટો કોડ લખાયો. નવો કોડ મંગાવો.',
  'This code was used already. Ask for a new one.': 'આ કોડ વપરાઈ ગયો છે. નવો કોડ મંગાવો.',
  'This code is too old. Ask for a new one.': 'આ કોડ જૂનો થઈ ગયો છે. નવો કોડ મંગાવો.',
  'No code holds for this number any more. Ask for a new one.':
    'આ નંબર માટે હવે કોઈ કોડ ચાલુ નથી. નવો કોડ મંગાવો.',
  'Thank you. It is you.': 'આભાર. આ તમે જ છો.',
  'Enter the six digits': 'છ અંક લખો',
  'Password is required': 'પાસવર્ડ લખવો જરૂરી છે',
  'This is not your password.': 'આ તમારો પાસવર્ડ નથી.',
  'We have sent you a mail. Open the link in it to finish.':
    'અમે તમને મેઇલ મોકલ્યો છે. પૂરું કરવા તેમાંની લિંક ખોલો.',
  'We have asked your parent. Your account waits for their yes.':
    'અમે તમારાં માતા કે પિતાને પૂછ્યું છે. તેઓ હા કહે એટલે ખાતું બનશે.',
  'This number has an account already. Log in with it.': 'આ નંબર પર પહેલેથી ખાતું છે. તેનાથી લૉગ ઇન કરો.',
  'Give an email or a mobile number': 'ઈમેલ અથવા મોબાઇલ નંબર આપો',
  'Confirm the mobile number with a code first': 'પહેલાં મોબાઇલ નંબરની કોડથી પુષ્ટિ કરો',
  'You are under {n}. Give the mobile number or email of a parent, who must agree first':
    'તમારી ઉંમર {n} વર્ષથી ઓછી છે. માતા કે પિતાનો મોબાઇલ નંબર અથવા ઈમેલ આપો, પહેલાં તેમની સંમતિ જોઈએ',
  'Give a mobile number or an email': 'મોબાઇલ નંબર અથવા ઈમેલ આપો',
  'Give the parent’s own, not yours': 'માતા કે પિતાનો પોતાનો આપો, તમારો નહીં',
  'This proof is used up. Ask for a new code': 'આ પુષ્ટિ હવે નહીં ચાલે. નવો કોડ મંગાવો',
  'Your consent is needed': 'તમારી સંમતિ જરૂરી છે',
  ...guOfEvents,
  ...guOfBooth,
  ...guOfQuiz,
  ...guOfSupporters,
};
