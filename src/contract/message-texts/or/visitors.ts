import { orOfBooth } from './booth.ts';
import { orOfEvents } from './events.ts';
import { orOfQuiz } from './quiz.ts';
import { orOfSupporters } from './supporters.ts';

/** The messages of the calls in Odia, by their English text; `{n}` stands for any number. */
export const or: Record<string, string> = {
  'The request could not be read. Check its form and send it again.':
    'ଅନୁରୋଧ ପଢ଼ିହେଲା ନାହିଁ। ଠିକ୍ ଭାବେ ଲେଖା ହୋଇଛି କି ନାହିଁ ଦେଖି ପୁଣି ପଠାନ୍ତୁ।',
  'These details do not match. Check them and try again.': 'ଏହି ତଥ୍ୟ ମେଳ ଖାଉନାହିଁ। ଦେଖି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  'Log in to go on.': 'ଆଗକୁ ଯିବା ପାଇଁ ଲଗ୍ ଇନ୍ କରନ୍ତୁ।',
  'Your account may not do this.': 'ଆପଣଙ୍କ ଖାତାକୁ ଏହାର ଅନୁମତି ନାହିଁ।',
  'There is nothing at this address.': 'ଏହି ଠିକଣାରେ କିଛି ନାହିଁ।',
  'This address does not take this kind of request.': 'ଏହି ଠିକଣା ଏପରି ଅନୁରୋଧ ନିଏ ନାହିଁ।',
  'This was done already.': 'ଏହା ଆଗରୁ ହୋଇସାରିଛି।',
  'Somebody else saved this since. Compare both texts.':
    'ଏହା ଭିତରେ ଅନ୍ୟ କେହି ଏହାକୁ ସଞ୍ଚୟ କରିଛନ୍ତି। ଦୁଇଟି ଲେଖା ମିଳାଇ ଦେଖନ୍ତୁ।',
  'What you sent is too large.': 'ଆପଣ ଯାହା ପଠାଇଛନ୍ତି ତାହା ବହୁତ ବଡ଼।',
  'Send this as JSON, or as a form where the call says so.':
    'ଏହାକୁ JSON ଭାବେ ପଠାନ୍ତୁ, କିମ୍ବା ଯେଉଁଠି କୁହାଯାଇଛି ସେଠାରେ ଫର୍ମ ଭାବେ।',
  'Some fields need your attention.': 'କିଛି ଘର ପ୍ରତି ଧ୍ୟାନ ଦିଅନ୍ତୁ।',
  'Too many tries. Wait a little and try again.': 'ବହୁତ ଥର ଚେଷ୍ଟା ହେଲା। ଟିକିଏ ରହି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  'Too many tries. Try again in {n} seconds.': 'ବହୁତ ଥର ଚେଷ୍ଟା ହେଲା। {n} ସେକେଣ୍ଡ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  'Too many tries. Try again in {n} minutes.': 'ବହୁତ ଥର ଚେଷ୍ଟା ହେଲା। {n} ମିନିଟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  'Too many tries. Try again in {n} hours.': 'ବହୁତ ଥର ଚେଷ୍ଟା ହେଲା। {n} ଘଣ୍ଟା ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  'Many tries came from here. Show that you are a person and try again.':
    'ଏଠାରୁ ବହୁତ ଥର ଚେଷ୍ଟା ହେଲା। ଆପଣ ମଣିଷ ବୋଲି ଦେଖାଇ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  'The site is busy. Try again in a moment.': 'ସାଇଟରେ ଏବେ ଭିଡ଼ ଅଛି। ଟିକିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  'Something went wrong on our side. Try again in a moment.':
    'ଆମ ପଟେ କିଛି ଭୁଲ୍ ହେଲା। ଟିକିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  'Name is required': 'ନାମ ଲେଖିବା ଜରୁରୀ',
  'Email is required': 'ଇମେଲ୍ ଲେଖିବା ଜରୁରୀ',
  'Message is required': 'ବାର୍ତ୍ତା ଲେଖିବା ଜରୁରୀ',
  'Enter an email like name@example.org': 'ଇମେଲ୍ ଏପରି ଲେଖନ୍ତୁ: name@example.org',
  'Use at most two links': 'ଅତିବେଶୀରେ ଦୁଇଟି ଲିଙ୍କ ଲେଖନ୍ତୁ',
  'Enter the whole phone number, or leave it empty': 'ପୂରା ଫୋନ୍ ନମ୍ବର ଲେଖନ୍ତୁ, କିମ୍ବା ଖାଲି ଛାଡ଼ନ୍ତୁ',
  'Write this on one line': 'ଏହାକୁ ଗୋଟିଏ ଧାଡ଼ିରେ ଲେଖନ୍ତୁ',
  'Use at most {n} characters': 'ଅତିବେଶୀରେ {n} ଅକ୍ଷର ଲେଖନ୍ତୁ',
  'Use at least {n} characters': 'ଅତିକମ୍‌ରେ {n} ଅକ୍ଷର ଲେଖନ୍ତୁ',
  'Give at least {n}': 'ଅତିକମ୍‌ରେ {n} ଦିଅନ୍ତୁ',
  'Give at most {n}': 'ଅତିବେଶୀରେ {n} ଦିଅନ୍ତୁ',
  'Search with at most {n} characters': 'ଖୋଜିବା ପାଇଁ ଅତିବେଶୀରେ {n} ଅକ୍ଷର ଲେଖନ୍ତୁ',
  'Search with one text': 'ଗୋଟିଏ ଲେଖାରେ ଖୋଜନ୍ତୁ',
  'Search without control characters': 'ଅଦୃଶ୍ୟ ଚିହ୍ନ ଛାଡ଼ି ଖୋଜନ୍ତୁ',
  'Choose a category from the list': 'ତାଲିକାରୁ ବିଷୟ ବାଛନ୍ତୁ',
  'Choose upcoming, past or all': 'upcoming, past କିମ୍ବା all ବାଛନ୍ତୁ',
  'Write the date as YYYY-MM-DD': 'ତାରିଖ YYYY-MM-DD ଭାବେ ଲେଖନ୍ତୁ',
  'This day does not exist': 'ଏପରି କୌଣସି ଦିନ ନାହିଁ',
  'Write the year as YYYY, {n} to {n}': 'ବର୍ଷ YYYY ଭାବେ ଲେଖନ୍ତୁ, {n}ରୁ {n}',
  'Write the month as {n} to {n}': 'ମାସ {n}ରୁ {n} ଭିତରେ ଲେଖନ୍ତୁ',
  'Write the page as a number from {n} to {n}': 'ପୃଷ୍ଠା ସଂଖ୍ୟା {n}ରୁ {n} ଭିତରେ ଲେଖନ୍ତୁ',
  'Write the size as a number from {n} to {n}': 'ଆକାର {n}ରୁ {n} ଭିତରର ସଂଖ୍ୟାରେ ଲେଖନ୍ତୁ',
  'Give this only once': 'ଏହାକୁ ଥରେ ମାତ୍ର ଦିଅନ୍ତୁ',
  'Leave out control characters': 'ଅଦୃଶ୍ୟ ଚିହ୍ନ ହଟାନ୍ତୁ',
  'This field is not known': 'ଏହି ଘର ଜଣା ନାହିଁ',
  'This has the wrong form': 'ଏହା ଠିକ୍ ଭାବେ ଲେଖା ହୋଇନାହିଁ',
  'This is required': 'ଏହା ଜରୁରୀ',
  'Name one page by its title': 'ଗୋଟିଏ ପୃଷ୍ଠାର ଶୀର୍ଷକ ଲେଖନ୍ତୁ',
  'Name one slug': 'ଠିକଣାରେ ଥିବା ଗୋଟିଏ ନାମ ଲେଖନ୍ତୁ',
  'Write a path of the site, such as /news': 'ସାଇଟର ଠିକଣା ଲେଖନ୍ତୁ, ଯେମିତି /news',
  'Name the type in letters': 'ପ୍ରକାରର ନାମ ଅକ୍ଷରରେ ଲେଖନ୍ତୁ',
  'Write the path from its first slash': 'ଠିକଣା ପ୍ରଥମ ସ୍ଲାଶ୍‌ରୁ ଲେଖନ୍ତୁ',
  'Send 1, or nothing': '1 ପଠାନ୍ତୁ, ନହେଲେ କିଛି ନୁହେଁ',
  'There is no page of this name.': 'ଏହି ନାମର କୌଣସି ପୃଷ୍ଠା ନାହିଁ।',
  'Thank you. We have your message.': 'ଧନ୍ୟବାଦ। ଆପଣଙ୍କ ବାର୍ତ୍ତା ଆମକୁ ମିଳିଲା।',
  'You are logged out.': 'ଆପଣ ଲଗ୍ ଆଉଟ୍ ହେଲେ।',
  'Thank you. Open the link in the mail that we sent you.': 'ଧନ୍ୟବାଦ। ଆମେ ପଠାଇଥିବା ମେଲର ଲିଙ୍କ ଖୋଲନ୍ତୁ।',
  'This kind of file is not taken here.': 'ଏହି ପ୍ରକାରର ଫାଇଲ୍ ଏଠାରେ ନିଆଯାଏ ନାହିଁ।',
  'Choose a file of at most {n} MB.': 'ଅତିବେଶୀରେ {n} MBର ଫାଇଲ୍ ବାଛନ୍ତୁ।',
  'Choose a file of at most {n} kB.': 'ଅତିବେଶୀରେ {n} kBର ଫାଇଲ୍ ବାଛନ୍ତୁ।',
  'Send at most {n} kB.': 'ଅତିବେଶୀରେ {n} kB ପଠାନ୍ତୁ।',
  'Send at most {n} MB.': 'ଅତିବେଶୀରେ {n} MB ପଠାନ୍ତୁ।',
  'Send at most {n} files.': 'ଅତିବେଶୀରେ {n}ଟି ଫାଇଲ୍ ପଠାନ୍ତୁ।',
  'Choose a picture': 'ଫଟୋଟିଏ ବାଛନ୍ତୁ',
  'Choose a JPEG, PNG or WebP picture': 'JPEG, PNG କିମ୍ବା WebP ଫଟୋ ବାଛନ୍ତୁ',
  'Choose a picture of at most {n} million pixels': 'ଅତିବେଶୀରେ {n} ମିଲିୟନ୍ ପିକ୍ସେଲର ଫଟୋ ବାଛନ୍ତୁ',
  'This picture is damaged. Choose another one': 'ଏହି ଫଟୋ ଖରାପ ହୋଇଯାଇଛି। ଅନ୍ୟ ଗୋଟିଏ ବାଛନ୍ତୁ',
  'Confirm that it is you first': 'ପ୍ରଥମେ ନିଶ୍ଚିତ କରନ୍ତୁ ଯେ ଆପଣ ନିଜେ',
  'The date of birth can be set only once': 'ଜନ୍ମ ତାରିଖ ଥରେ ମାତ୍ର ଲେଖିହେବ',
  'Under {n}, a parent must agree first. Write to us':
    'ବୟସ {n} ବର୍ଷରୁ କମ୍ ହେଲେ ପ୍ରଥମେ ମାଆ କିମ୍ବା ବାପାଙ୍କ ସମ୍ମତି ଦରକାର। ଆମକୁ ଲେଖନ୍ତୁ',
  'Confirm the new number with a code first': 'ପ୍ରଥମେ କୋଡ୍ ଦେଇ ନୂଆ ନମ୍ବର ନିଶ୍ଚିତ କରନ୍ତୁ',
  'This number belongs to another account.': 'ଏହି ନମ୍ବର ଅନ୍ୟ ଏକ ଖାତାର।',
  'Your profile is saved.': 'ଆପଣଙ୍କ ପ୍ରୋଫାଇଲ୍ ସେଭ୍ ହେଲା।',
  'Your profile is saved. Open the link in the mail to the new address.':
    'ଆପଣଙ୍କ ପ୍ରୋଫାଇଲ୍ ସେଭ୍ ହେଲା। ନୂଆ ଠିକଣାକୁ ଯାଇଥିବା ମେଲର ଲିଙ୍କ ଖୋଲନ୍ତୁ।',
  'You are logged out there.': 'ଆପଣ ସେଠାରୁ ଲଗ୍ ଆଉଟ୍ ହେଲେ।',
  'Add your date of birth to your profile first.': 'ପ୍ରଥମେ ନିଜ ପ୍ରୋଫାଇଲରେ ଜନ୍ମ ତାରିଖ ଯୋଡ଼ନ୍ତୁ।',
  'Add an email to your profile first.': 'ପ୍ରଥମେ ନିଜ ପ୍ରୋଫାଇଲରେ ଇମେଲ୍ ଯୋଡ଼ନ୍ତୁ।',
  'Thank you. Your consent is noted.': 'ଧନ୍ୟବାଦ। ଆପଣଙ୍କ ସମ୍ମତି ଲେଖି ରଖାଗଲା।',
  'Your consent is taken back.': 'ଆପଣଙ୍କ ସମ୍ମତି ଫେରାଇ ନିଆଗଲା।',
  'Your account is closed. What we hold about you is being erased.':
    'ଆପଣଙ୍କ ଖାତା ବନ୍ଦ ହେଲା। ଆପଣଙ୍କ ବିଷୟରେ ଆମ ପାଖରେ ଯାହା ଅଛି ତାହା ଡିଲିଟ୍ ହେଉଛି।',
  'Thank you. We have your request and answer within {n} days.':
    'ଧନ୍ୟବାଦ। ଆପଣଙ୍କ ଅନୁରୋଧ ମିଳିଲା, {n} ଦିନ ଭିତରେ ଉତ୍ତର ଦେବୁ।',
  'Thank you. The newsletter will come to you.': 'ଧନ୍ୟବାଦ। ଏଣିକି ଚିଠି ଆପଣଙ୍କ ପାଖକୁ ଆସିବ।',
  'This address is confirmed already. The next newsletter comes to you.':
    'ଏହି ଠିକଣା ଆଗରୁ ନିଶ୍ଚିତ ହୋଇସାରିଛି। ପରବର୍ତ୍ତୀ ଚିଠି ଆପଣଙ୍କୁ ମିଳିବ।',
  'You get no more newsletters.': 'ଆପଣଙ୍କୁ ଆଉ ଚିଠି ପଠାଯିବ ନାହିଁ।',
  'This link was used already or is too old. Subscribe again for a new one.':
    'ଏହି ଲିଙ୍କ ଆଗରୁ ବ୍ୟବହାର ହୋଇଛି କିମ୍ବା ବହୁତ ପୁରୁଣା। ନୂଆ ଲିଙ୍କ ପାଇଁ ପୁଣି ଚିଠି ମଗାନ୍ତୁ।',
  'This link is not one of ours.': 'ଏହି ଲିଙ୍କ ଆମର ନୁହେଁ।',
  'Your wishes are saved.': 'ଆପଣଙ୍କ ପସନ୍ଦ ସେଭ୍ ହେଲା।',
  'This address gets no newsletter any more. Subscribe again to change it.':
    'ଏହି ଠିକଣାକୁ ଆଉ ଚିଠି ଯାଏ ନାହିଁ। ବଦଳାଇବାକୁ ପୁଣି ଚିଠି ମଗାନ୍ତୁ।',
  'Choose at least one topic': 'ଅତି କମରେ ଗୋଟିଏ ବିଷୟ ବାଛନ୍ତୁ',
  'Choose a topic': 'ଗୋଟିଏ ବିଷୟ ବାଛନ୍ତୁ',
  'Choose a language': 'ଗୋଟିଏ ଭାଷା ବାଛନ୍ତୁ',
  'Name one issue': 'ଚିଠିର ଗୋଟିଏ ସଂଖ୍ୟା କୁହନ୍ତୁ',
  'Our mails to your address came back, or were marked as unwanted. Ask for the newsletter on its own page; it begins once you press the button in our mail.':
    'ଆପଣଙ୍କ ଠିକଣାକୁ ପଠାଇଥିବା ଆମ ମେଲ ଫେରିଆସିଲା, କିମ୍ବା ଅନାବଶ୍ୟକ ବୋଲି ଚିହ୍ନିତ ହେଲା। ଚିଠିର ନିଜ ପୃଷ୍ଠାରେ ଚିଠି ମଗାନ୍ତୁ; ଆମ ମେଲର ବଟନ୍ ଦବାଇଲେ ତାହା ଆସିବା ଆରମ୍ଭ ହେବ।',
  'Mobile number is required': 'ମୋବାଇଲ୍ ନମ୍ବର ଲେଖିବା ଜରୁରୀ',
  'Enter an Indian mobile number of ten digits': 'ଭାରତର ଦଶ ଅଙ୍କର ମୋବାଇଲ୍ ନମ୍ବର ଲେଖନ୍ତୁ',
  'This link is not complete. Open it again': 'ଏହି ଲିଙ୍କ ପୂରା ନୁହେଁ। ପୁଣି ଖୋଲନ୍ତୁ',
  'Choose one of the list': 'ତାଲିକାରୁ ଗୋଟିଏ ବାଛନ୍ତୁ',
  'Enter a date like 1999-12-31': 'ତାରିଖ ଏପରି ଲେଖନ୍ତୁ: 1999-12-31',
  'Enter a day in the past': 'ବିତିଯାଇଥିବା କୌଣସି ତାରିଖ ଲେଖନ୍ତୁ',
  'The campaign has no settings yet.': 'ଅଭିଯାନର ସେଟିଂ ଏପର୍ଯ୍ୟନ୍ତ ସ୍ଥିର ହୋଇନାହିଁ।',
  'If there is an account with this address, we have sent it a mail.':
    'ଏହି ଠିକଣାରେ ଖାତା ଥିଲେ, ଆମେ ସେଠାକୁ ମେଲ ପଠାଇଛୁ।',
  'The two passwords are not the same': 'ଦୁଇଟି ପାସୱାର୍ଡ ସମାନ ନୁହେଁ',
  'Many people use this password, so it is guessed first. Choose three or four words that belong together for you alone':
    'ଏହି ପାସୱାର୍ଡ ବହୁତ ଲୋକ ରଖନ୍ତି, ତେଣୁ ଏହାକୁ ସବୁଠୁ ଆଗ ଅନୁମାନ କରାଯାଏ। ଏମିତି ତିନି-ଚାରିଟି ଶବ୍ଦ ବାଛନ୍ତୁ ଯାହାର ମେଳ କେବଳ ଆପଣ ଜାଣନ୍ତି',
  'This is easy to guess from your name, address, number or the campaign. Choose other words':
    'ଆପଣଙ୍କ ନାମ, ଠିକଣା, ନମ୍ବର କିମ୍ବା ଅଭିଯାନର ନାମରୁ ଏହା ସହଜରେ ଅନୁମାନ ହୁଏ। ଅନ୍ୟ ଶବ୍ଦ ବାଛନ୍ତୁ',
  'This is your password already. Choose another one': 'ଏହା ହିଁ ଆପଣଙ୍କ ଏବର ପାସୱାର୍ଡ। ଅନ୍ୟ ଗୋଟିଏ ବାଛନ୍ତୁ',
  'Choose a password for this account': 'ଏହି ଖାତା ପାଇଁ ପାସୱାର୍ଡ ବାଛନ୍ତୁ',
  'Open this link in the browser in which you gave the address, or give it again in this one':
    'ଯେଉଁ ବ୍ରାଉଜରରେ ଠିକଣା ଦେଇଥିଲେ ସେଇଥିରେ ଏହି ଲିଙ୍କ ଖୋଲନ୍ତୁ, କିମ୍ବା ଏହି ବ୍ରାଉଜରରେ ଠିକଣା ପୁଣି ଦିଅନ୍ତୁ',
  'This sign-in was used already. Choose Google once more.':
    'ଏହି ଲଗ୍ ଇନ୍ ଆଗରୁ ବ୍ୟବହାର ହୋଇଛି। ପୁଣି Google ବାଛନ୍ତୁ।',
  'This link was used or is too old. Ask for a new one.':
    'ଏହି ଲିଙ୍କ ଆଗରୁ ବ୍ୟବହାର ହୋଇଛି କିମ୍ବା ବହୁତ ପୁରୁଣା। ନୂଆ ଲିଙ୍କ ମଗାନ୍ତୁ।',
  'Your password is changed. Everybody else was logged out.':
    'ଆପଣଙ୍କ ପାସୱାର୍ଡ ବଦଳିଗଲା। ଅନ୍ୟ ସବୁ ଜାଗାରୁ ଲଗ୍ ଆଉଟ୍ ହୋଇଗଲା।',
  'Welcome. You are logged in.': 'ସ୍ୱାଗତ। ଆପଣ ଲଗ୍ ଇନ୍ କରିଛନ୍ତି।',
  'Your address is confirmed.': 'ଆପଣଙ୍କ ଠିକଣା ନିଶ୍ଚିତ ହେଲା।',
  'Thank you. The account is made, and your child can log in.':
    'ଧନ୍ୟବାଦ। ଖାତା ଖୋଲିଗଲା, ଏବେ ଆପଣଙ୍କ ସନ୍ତାନ ଲଗ୍ ଇନ୍ କରିପାରିବେ।',
  'Thank you. We have sent your child a mail. The account is made when they open the link in it.':
    'ଧନ୍ୟବାଦ। ଆମେ ଆପଣଙ୍କ ସନ୍ତାନଙ୍କୁ ମେଲ ପଠାଇଛୁ। ସେ ସେଥିରେ ଥିବା ଲିଙ୍କ ଖୋଲିଲେ ଖାତା ଖୋଲିବ।',
  'You have declined. No account is made.': 'ଆପଣ ମନା କଲେ। କୌଣସି ଖାତା ଖୋଲିବ ନାହିଁ।',
  'This is not what the signed token says': 'ସ୍ୱାକ୍ଷରିତ ଟୋକନରେ ଯାହା ଅଛି, ଏହା ତାହା ସହ ମେଳ ଖାଉନାହିଁ',
  'We have sent you a code.': 'ଆମେ ଆପଣଙ୍କୁ କୋଡ୍ ପଠାଇଛୁ।',
  'So many codes are asked for just now that new numbers have to wait about an hour. If this number has an account, its code may still come.':
    'ଏବେ ଏତେ କୋଡ୍ ମଗାଯାଉଛି ଯେ ନୂଆ ନମ୍ବରଗୁଡ଼ିକୁ ପ୍ରାୟ ଏକ ଘଣ୍ଟା ଅପେକ୍ଷା କରିବାକୁ ପଡ଼ିବ। ଏହି ନମ୍ବରର ଖାତା ଥିଲେ ତାହାର କୋଡ୍ ତଥାପି ଆସିପାରେ।',
  'We have written there often enough for now. Look for our last message, or try again later.':
    'ସେଠାକୁ ଆମେ ଏବେ ପାଇଁ ଯଥେଷ୍ଟ ଥର ଲେଖିସାରିଛୁ। ଆମର ଶେଷ ବାର୍ତ୍ତା ଦେଖନ୍ତୁ, କିମ୍ବା ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  'Welcome back.': 'ପୁଣି ସ୍ୱାଗତ।',
  'That code is not right. Check the message; you can try {n} more times.':
    'ଏହି କୋଡ୍ ଠିକ୍ ନୁହେଁ। ମେସେଜ୍ ଦେଖନ୍ତୁ; ଆପଣ ଆଉ {n} ଥର ଲେଖିପାରିବେ।',
  'That code is not right. Check the message; you can try once more.':
    'ଏହି କୋଡ୍ ଠିକ୍ ନୁହେଁ। ମେସେଜ୍ ଦେଖନ୍ତୁ; ଆପଣ ଆଉ ଥରେ ଲେଖିପାରିବେ।',
  'Too many wrong codes were entered. Ask for a new one.': 'ବହୁତ ଥର ଭୁଲ କୋଡ୍ ଲେଖାଗଲା। ନୂଆ କୋଡ୍ ମଗାନ୍ତୁ।',
  'This code was used already. Ask for a new one.': 'ଏହି କୋଡ୍ ଆଗରୁ ବ୍ୟବହାର ହୋଇଛି। ନୂଆ କୋଡ୍ ମଗାନ୍ତୁ।',
  'This code is too old. Ask for a new one.': 'ଏହି କୋଡ୍ ପୁରୁଣା ହୋଇଗଲାଣି। ନୂଆ କୋଡ୍ ମଗାନ୍ତୁ।',
  'No code holds for this number any more. Ask for a new one.':
    'ଏହି ନମ୍ବର ପାଇଁ ଏବେ କୌଣସି କୋଡ୍ ଚାଲୁ ନାହିଁ। ନୂଆ କୋଡ୍ ମଗାନ୍ତୁ।',
  'Thank you. It is you.': 'ଧନ୍ୟବାଦ। ଆପଣ ନିଜେ ବୋଲି ଜଣାଗଲା।',
  'Enter the six digits': 'ଛଅ ଅଙ୍କର କୋଡ୍ ଲେଖନ୍ତୁ',
  'Password is required': 'ପାସୱାର୍ଡ ଲେଖିବା ଜରୁରୀ',
  'This is not your password.': 'ଏହା ଆପଣଙ୍କ ପାସୱାର୍ଡ ନୁହେଁ।',
  'We have sent you a mail. Open the link in it to finish.':
    'ଆମେ ଆପଣଙ୍କୁ ଏକ ମେଲ ପଠାଇଛୁ। ଶେଷ କରିବା ପାଇଁ ସେଥିର ଲିଙ୍କ ଖୋଲନ୍ତୁ।',
  'We have asked your parent. Your account waits for their yes.':
    'ଆମେ ଆପଣଙ୍କ ମାଆ କିମ୍ବା ବାପାଙ୍କୁ ପଚାରିଛୁ। ସେ ହଁ କଲେ ଖାତା ଖୋଲିବ।',
  'This number has an account already. Log in with it.': 'ଏହି ନମ୍ବରରେ ଆଗରୁ ଖାତା ଅଛି। ଏହା ଦେଇ ଲଗ୍ ଇନ୍ କରନ୍ତୁ।',
  'Give an email or a mobile number': 'ଇମେଲ୍ କିମ୍ବା ମୋବାଇଲ୍ ନମ୍ବର ଲେଖନ୍ତୁ',
  'Confirm the mobile number with a code first': 'ପ୍ରଥମେ କୋଡ୍ ଦେଇ ମୋବାଇଲ୍ ନମ୍ବର ନିଶ୍ଚିତ କରନ୍ତୁ',
  'You are under {n}. Give the mobile number or email of a parent, who must agree first':
    'ଆପଣଙ୍କ ବୟସ {n} ବର୍ଷରୁ କମ୍। ମାଆ କିମ୍ବା ବାପାଙ୍କ ମୋବାଇଲ୍ ନମ୍ବର ବା ଇମେଲ୍ ଲେଖନ୍ତୁ, ପ୍ରଥମେ ତାଙ୍କ ସମ୍ମତି ଦରକାର',
  'Give a mobile number or an email': 'ମୋବାଇଲ୍ ନମ୍ବର କିମ୍ବା ଇମେଲ୍ ଲେଖନ୍ତୁ',
  'Give the parent’s own, not yours': 'ମାଆ କିମ୍ବା ବାପାଙ୍କ ନିଜର ଲେଖନ୍ତୁ, ଆପଣଙ୍କର ନୁହେଁ',
  'This proof is used up. Ask for a new code': 'ଏହି କୋଡ୍ ଆଉ କାମ କରିବ ନାହିଁ। ନୂଆ କୋଡ୍ ମଗାନ୍ତୁ',
  'Your consent is needed': 'ଆପଣଙ୍କ ସମ୍ମତି ଜରୁରୀ',
  ...orOfEvents,
  ...orOfBooth,
  ...orOfQuiz,
  ...orOfSupporters,
};
