import { hiOfBooth } from './booth.ts';
import { hiOfEvents } from './events.ts';
import { hiOfQuiz } from './quiz.ts';
import { hiOfSupporters } from './supporters.ts';

/** Sentences that calls say to visitors, in Hindi, by the English text; `{n}` stands for any number. */
export const hi: Record<string, string> = {
  'The request could not be read. Check its form and send it again.':
    'अनुरोध पढ़ा नहीं जा सका। उसका रूप जाँचकर फिर भेजिए।',
  'These details do not match. Check them and try again.':
    'यह जानकारी मेल नहीं खाती। जाँचकर फिर कोशिश कीजिए।',
  'Log in to go on.': 'आगे बढ़ने के लिए लॉग इन कीजिए।',
  'Your account may not do this.': 'आपके खाते को इसकी अनुमति नहीं है।',
  'There is nothing at this address.': 'इस पते पर कुछ नहीं है।',
  'This address does not take this kind of request.': 'यह पता इस तरह का अनुरोध नहीं लेता।',
  'This was done already.': 'यह पहले ही हो चुका है।',
  'Somebody else saved this since. Compare both texts.':
    'इस बीच किसी और ने इसे सहेजा है। दोनों पाठ मिलाकर देखिए।',
  'What you sent is too large.': 'आपने जो भेजा वह बहुत बड़ा है।',
  'Send this as JSON, or as a form where the call says so.':
    'इसे JSON में भेजिए, या जहाँ कॉल कहे वहाँ फ़ॉर्म में।',
  'Some fields need your attention.': 'कुछ खानों पर ध्यान दीजिए।',
  'Too many tries. Wait a little and try again.': 'बहुत बार कोशिश हुई। थोड़ा रुककर फिर कोशिश कीजिए।',
  'Too many tries. Try again in {n} seconds.': 'बहुत बार कोशिश हुई। {n} सेकंड बाद फिर कोशिश कीजिए।',
  'Too many tries. Try again in {n} minutes.': 'बहुत बार कोशिश हुई। {n} मिनट बाद फिर कोशिश कीजिए।',
  'Too many tries. Try again in {n} hours.': 'बहुत बार कोशिश हुई। {n} घंटे बाद फिर कोशिश कीजिए।',
  'Many tries came from here. Show that you are a person and try again.':
    'यहाँ से बहुत बार कोशिश हुई। दिखाइए कि आप इंसान हैं, फिर कोशिश कीजिए।',
  'The site is busy. Try again in a moment.': 'साइट पर अभी भीड़ है। थोड़ी देर में फिर कोशिश कीजिए।',
  'Something went wrong on our side. Try again in a moment.':
    'हमारी तरफ़ कुछ गड़बड़ हुई। थोड़ी देर में फिर कोशिश कीजिए।',
  'Name is required': 'नाम लिखना ज़रूरी है',
  'Email is required': 'ईमेल लिखना ज़रूरी है',
  'Message is required': 'संदेश लिखना ज़रूरी है',
  'Enter an email like name@example.org': 'ईमेल इस तरह लिखिए: name@example.org',
  'Use at most two links': 'ज़्यादा से ज़्यादा दो लिंक लिखिए',
  'Enter the whole phone number, or leave it empty': 'पूरा फ़ोन नंबर लिखिए, या ख़ाली छोड़ दीजिए',
  'Write this on one line': 'इसे एक ही पंक्ति में लिखिए',
  'Use at most {n} characters': 'ज़्यादा से ज़्यादा {n} अक्षर लिखिए',
  'Use at least {n} characters': 'कम से कम {n} अक्षर लिखिए',
  'Give at least {n}': 'कम से कम {n} दीजिए',
  'Give at most {n}': 'ज़्यादा से ज़्यादा {n} दीजिए',
  'Search with at most {n} characters': 'ज़्यादा से ज़्यादा {n} अक्षरों से खोजिए',
  'Search with one text': 'एक ही पाठ से खोजिए',
  'Search without control characters': 'बिना नियंत्रण-चिह्नों के खोजिए',
  'Choose a category from the list': 'सूची में से श्रेणी चुनिए',
  'Choose upcoming, past or all': 'upcoming, past या all चुनिए',
  'Write the date as YYYY-MM-DD': 'तारीख़ YYYY-MM-DD की तरह लिखिए',
  'This day does not exist': 'ऐसा कोई दिन नहीं है',
  'Write the year as YYYY, {n} to {n}': 'साल YYYY की तरह लिखिए, {n} से {n}',
  'Write the month as {n} to {n}': 'महीना {n} से {n} तक लिखिए',
  'Write the page as a number from {n} to {n}': 'पन्ना {n} से {n} तक की संख्या में लिखिए',
  'Write the size as a number from {n} to {n}': 'आकार {n} से {n} तक की संख्या में लिखिए',
  'Give this only once': 'इसे एक ही बार दीजिए',
  'Leave out control characters': 'नियंत्रण-चिह्न हटाइए',
  'This field is not known': 'यह खाना पहचाना नहीं गया',
  'This has the wrong form': 'इसका रूप ठीक नहीं है',
  'This is required': 'यह ज़रूरी है',
  'Name one page by its title': 'एक पन्ने का शीर्षक बताइए',
  'Name one slug': 'एक ही पता-नाम बताइए',
  'Write a path of the site, such as /news': 'साइट का पता लिखें, जैसे /news',
  'Name the type in letters': 'प्रकार का नाम अक्षरों में लिखिए',
  'Write the path from its first slash': 'पता पहले स्लैश से लिखिए',
  'Send 1, or nothing': '1 भेजिए, या कुछ नहीं',
  'There is no page of this name.': 'इस नाम का कोई पन्ना नहीं है।',
  'Thank you. We have your message.': 'धन्यवाद। आपका संदेश हमें मिल गया।',
  'You are logged out.': 'आप लॉग आउट हो गए।',
  'Thank you. Open the link in the mail that we sent you.':
    'धन्यवाद। हमने जो मेल भेजा है, उसमें दिया लिंक खोलिए।',
  'This kind of file is not taken here.': 'इस तरह की फ़ाइल यहाँ नहीं ली जाती।',
  'Choose a file of at most {n} MB.': 'ज़्यादा से ज़्यादा {n} MB की फ़ाइल चुनिए।',
  'Choose a file of at most {n} kB.': 'ज़्यादा से ज़्यादा {n} kB की फ़ाइल चुनिए।',
  'Send at most {n} kB.': 'ज़्यादा से ज़्यादा {n} kB भेजिए।',
  'Send at most {n} MB.': 'ज़्यादा से ज़्यादा {n} MB भेजिए।',
  'Send at most {n} files.': 'ज़्यादा से ज़्यादा {n} फ़ाइलें भेजिए।',
  'Choose a picture': 'एक तस्वीर चुनिए',
  'Choose a JPEG, PNG or WebP picture': 'JPEG, PNG या WebP तस्वीर चुनिए',
  'Choose a picture of at most {n} million pixels': 'ज़्यादा से ज़्यादा {n} मिलियन पिक्सेल की तस्वीर चुनिए',
  'This picture is damaged. Choose another one': 'यह तस्वीर ख़राब है। कोई दूसरी चुनिए',
  'Confirm that it is you first': 'पहले पुष्टि कीजिए कि यह आप ही हैं',
  'The date of birth can be set only once': 'जन्म-तिथि एक ही बार लिखी जा सकती है',
  'Under {n}, a parent must agree first. Write to us':
    '{n} से कम उम्र में पहले माता या पिता की सहमति चाहिए। हमें लिखिए',
  'Confirm the new number with a code first': 'पहले नए नंबर की पुष्टि कोड से कीजिए',
  'This number belongs to another account.': 'यह नंबर किसी और खाते का है।',
  'Your profile is saved.': 'आपकी प्रोफ़ाइल सहेजी गई।',
  'Your profile is saved. Open the link in the mail to the new address.':
    'आपकी प्रोफ़ाइल सहेजी गई। नए पते पर भेजी गई मेल का लिंक खोलिए।',
  'You are logged out there.': 'आप वहाँ से लॉग आउट हो गए।',
  'Add your date of birth to your profile first.': 'पहले अपनी प्रोफ़ाइल में जन्म की तारीख़ जोड़िए।',
  'Add an email to your profile first.': 'पहले अपनी प्रोफ़ाइल में ईमेल जोड़िए।',
  'Thank you. Your consent is noted.': 'धन्यवाद। आपकी सहमति दर्ज हो गई।',
  'Your consent is taken back.': 'आपकी सहमति वापस ले ली गई।',
  'Your account is closed. What we hold about you is being erased.':
    'आपका खाता बंद हो गया। आपके बारे में हमारे पास जो है वह मिटाया जा रहा है।',
  'Thank you. We have your request and answer within {n} days.':
    'धन्यवाद। आपका अनुरोध हमें मिल गया, {n} दिन में उत्तर देंगे।',
  'Thank you. The newsletter will come to you.': 'धन्यवाद। अब चिट्ठी आपके पास आएगी।',
  'This address is confirmed already. The next newsletter comes to you.':
    'इस पते की पुष्टि पहले ही हो चुकी है। अगली चिट्ठी आपको मिलेगी।',
  'You get no more newsletters.': 'अब आपको चिट्ठी नहीं भेजी जाएगी।',
  'This link was used already or is too old. Subscribe again for a new one.':
    'यह लिंक इस्तेमाल हो चुका है या बहुत पुराना है। नए लिंक के लिए चिट्ठी फिर मँगाइए।',
  'This link is not one of ours.': 'यह लिंक हमारा नहीं है।',
  'Your wishes are saved.': 'आपकी पसंद सहेज ली गई।',
  'This address gets no newsletter any more. Subscribe again to change it.':
    'इस पते पर अब चिट्ठी नहीं आती। बदलने के लिए चिट्ठी फिर मँगाइए।',
  'Choose at least one topic': 'कम से कम एक विषय चुनिए',
  'Choose a topic': 'कोई विषय चुनें',
  'Choose a language': 'भाषा चुनिए',
  'Name one issue': 'एक अंक चुनें',
  'Our mails to your address came back, or were marked as unwanted. Ask for the newsletter on its own page; it begins once you press the button in our mail.':
    'आपके पते पर भेजी गई हमारी मेल लौट आई, या अनचाही बताई गई। चिट्ठी उसके अपने पन्ने पर मँगाइए; हमारी मेल का बटन दबाते ही वह आने लगेगी।',
  'Mobile number is required': 'मोबाइल नंबर लिखना ज़रूरी है',
  'Enter an Indian mobile number of ten digits': 'दस अंकों का भारतीय मोबाइल नंबर लिखिए',
  'This link is not complete. Open it again': 'यह लिंक पूरा नहीं है। इसे फिर खोलिए',
  'Choose one of the list': 'सूची में से एक चुनिए',
  'Enter a date like 1999-12-31': 'तारीख़ इस तरह लिखिए: 1999-12-31',
  'Enter a day in the past': 'बीते हुए किसी दिन की तारीख़ लिखिए',
  'The campaign has no settings yet.': 'अभियान की सेटिंग अभी नहीं हैं।',
  'If there is an account with this address, we have sent it a mail.':
    'अगर इस पते से कोई खाता है, तो हमने उस पर मेल भेज दिया है।',
  'The two passwords are not the same': 'दोनों पासवर्ड एक जैसे नहीं हैं',
  'Many people use this password, so it is guessed first. Choose three or four words that belong together for you alone':
    'यह पासवर्ड बहुत लोग रखते हैं, इसलिए सबसे पहले यही आज़माया जाता है। तीन-चार ऐसे शब्द चुनिए जिनका मेल सिर्फ़ आप जानते हों',
  'This is easy to guess from your name, address, number or the campaign. Choose other words':
    'आपके नाम, पते, नंबर या अभियान के नाम से इसका अंदाज़ा लग जाता है। दूसरे शब्द चुनिए',
  'This is your password already. Choose another one': 'यही आपका अभी का पासवर्ड है। कोई दूसरा चुनिए',
  'Choose a password for this account': 'इस खाते के लिए पासवर्ड चुनिए',
  'Open this link in the browser in which you gave the address, or give it again in this one':
    'यह लिंक उसी ब्राउज़र में खोलिए जिसमें आपने पता दिया था, या इस ब्राउज़र में पता फिर से दीजिए',
  'This sign-in was used already. Choose Google once more.':
    'यह लॉग इन एक बार हो चुका है। Google फिर से चुनिए।',
  'This link was used or is too old. Ask for a new one.':
    'यह लिंक इस्तेमाल हो चुका है या पुराना है। नया माँगिए।',
  'Your password is changed. Everybody else was logged out.':
    'आपका पासवर्ड बदल गया। बाक़ी सब जगह से लॉग आउट कर दिया गया।',
  'Welcome. You are logged in.': 'स्वागत है। आप लॉग इन हैं।',
  'Your address is confirmed.': 'आपके पते की पुष्टि हो गई।',
  'Thank you. The account is made, and your child can log in.':
    'धन्यवाद। खाता बन गया है, और आपका बच्चा लॉग इन कर सकता है।',
  'Thank you. We have sent your child a mail. The account is made when they open the link in it.':
    'धन्यवाद। हमने आपके बच्चे को ईमेल भेजा है। वे उसका लिंक खोलेंगे, तब खाता बनेगा।',
  'You have declined. No account is made.': 'आपने मना कर दिया है। कोई खाता नहीं बनेगा।',
  'This is not what the signed token says': 'यह उससे अलग है जो हस्ताक्षरित टोकन कहता है',
  'We have sent you a code.': 'हमने आपको कोड भेज दिया है।',
  'So many codes are asked for just now that new numbers have to wait about an hour. If this number has an account, its code may still come.':
    'अभी इतने कोड माँगे जा रहे हैं कि नए नंबरों को करीब एक घंटा रुकना होगा। अगर इस नंबर का खाता है, तो उसका कोड फिर भी आ सकता है।',
  'We have written there often enough for now. Look for our last message, or try again later.':
    'वहाँ हम अभी काफ़ी बार लिख चुके हैं। हमारा पिछला संदेश देखिए, या बाद में फिर कोशिश कीजिए।',
  'Welcome back.': 'फिर से स्वागत है।',
  'That code is not right. Check the message; you can try {n} more times.':
    'यह कोड सही नहीं है। संदेश देखिए; आप {n} बार और लिख सकते हैं।',
  'That code is not right. Check the message; you can try once more.':
    'यह कोड सही नहीं है। संदेश देखिए; आप एक बार और लिख सकते हैं।',
  'Too many wrong codes were entered. Ask for a new one.':
    'बहुत बार ग़लत कोड लिखा गया। नया कोड माँगिए।',
  'This code was used already. Ask for a new one.': 'यह कोड इस्तेमाल हो चुका है। नया कोड माँगिए।',
  'This code is too old. Ask for a new one.': 'यह कोड पुराना हो गया है। नया कोड माँगिए।',
  'No code holds for this number any more. Ask for a new one.':
    'इस नंबर के लिए अब कोई कोड मान्य नहीं है। नया कोड माँगिए।',
  'Thank you. It is you.': 'धन्यवाद। ये आप ही हैं।',
  'Enter the six digits': 'छह अंक लिखिए',
  'Password is required': 'पासवर्ड लिखना ज़रूरी है',
  'This is not your password.': 'यह आपका पासवर्ड नहीं है।',
  'We have sent you a mail. Open the link in it to finish.':
    'हमने आपको मेल भेजा है। पूरा करने के लिए उसमें दिया लिंक खोलिए।',
  'We have asked your parent. Your account waits for their yes.':
    'हमने आपके माता या पिता से पूछा है। खाता उनकी हाँ के बाद बनेगा।',
  'This number has an account already. Log in with it.':
    'इस नंबर से खाता पहले से है। इसी से लॉग इन कीजिए।',
  'Give an email or a mobile number': 'ईमेल या मोबाइल नंबर दीजिए',
  'Confirm the mobile number with a code first': 'पहले कोड से मोबाइल नंबर की पुष्टि कीजिए',
  'You are under {n}. Give the mobile number or email of a parent, who must agree first':
    'आपकी उम्र {n} साल से कम है। माता या पिता का मोबाइल नंबर या ईमेल दीजिए, पहले उनकी सहमति चाहिए',
  'Give a mobile number or an email': 'मोबाइल नंबर या ईमेल दीजिए',
  'Give the parent’s own, not yours': 'माता या पिता का अपना दीजिए, आपका नहीं',
  'This proof is used up. Ask for a new code': 'यह पुष्टि पुरानी हो चुकी है। नया कोड माँगिए',
  'Your consent is needed': 'आपकी सहमति चाहिए',
  ...hiOfEvents,
  ...hiOfBooth,
  ...hiOfQuiz,
  ...hiOfSupporters,
};
