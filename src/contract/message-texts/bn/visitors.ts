import { bnOfBooth } from './booth.ts';
import { bnOfEvents } from './events.ts';
import { bnOfQuiz } from './quiz.ts';
import { bnOfSupporters } from './supporters.ts';

/** The messages of the calls in Bengali, by their English text; `{n}` stands for any number. */
export const bn: Record<string, string> = {
  'The request could not be read. Check its form and send it again.':
    'অনুরোধটি পড়া যায়নি। ঠিকমতো লেখা হয়েছে কি না দেখে আবার পাঠান।',
  'These details do not match. Check them and try again.': 'তথ্য মিলছে না। দেখে আবার চেষ্টা করুন।',
  'Log in to go on.': 'এগোতে হলে লগ ইন করুন।',
  'Your account may not do this.': 'আপনার অ্যাকাউন্টের এ কাজের অনুমতি নেই।',
  'There is nothing at this address.': 'এই ঠিকানায় কিছু নেই।',
  'This address does not take this kind of request.': 'এই ঠিকানায় এ ধরনের অনুরোধ নেওয়া হয় না।',
  'This was done already.': 'এটি আগেই হয়ে গেছে।',
  'Somebody else saved this since. Compare both texts.':
    'এর মধ্যে অন্য কেউ এটি সংরক্ষণ করেছেন। দুটি লেখা মিলিয়ে দেখুন।',
  'What you sent is too large.': 'আপনি যা পাঠিয়েছেন তা খুব বড়।',
  'Send this as JSON, or as a form where the call says so.':
    'এটি JSON হিসেবে পাঠান, অথবা যেখানে বলা আছে সেখানে ফর্ম হিসেবে।',
  'Some fields need your attention.': 'কয়েকটি ঘর দেখে নিন।',
  'Too many tries. Wait a little and try again.': 'অনেকবার চেষ্টা হয়েছে। একটু থেমে আবার চেষ্টা করুন।',
  'Too many tries. Try again in {n} seconds.': 'অনেকবার চেষ্টা হয়েছে। {n} সেকেন্ড পরে আবার চেষ্টা করুন।',
  'Too many tries. Try again in {n} minutes.': 'অনেকবার চেষ্টা হয়েছে। {n} মিনিট পরে আবার চেষ্টা করুন।',
  'Too many tries. Try again in {n} hours.': 'অনেকবার চেষ্টা হয়েছে। {n} ঘণ্টা পরে আবার চেষ্টা করুন।',
  'Many tries came from here. Show that you are a person and try again.':
    'এখান থেকে অনেকবার চেষ্টা হয়েছে। আপনি যে মানুষ তা দেখিয়ে আবার চেষ্টা করুন।',
  'The site is busy. Try again in a moment.': 'সাইটে এখন ভিড়। একটু পরে আবার চেষ্টা করুন।',
  'Something went wrong on our side. Try again in a moment.':
    'আমাদের দিকে কিছু গোলমাল হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  'Name is required': 'নাম লেখা দরকার',
  'Email is required': 'ইমেল লেখা দরকার',
  'Message is required': 'বার্তা লেখা দরকার',
  'Enter an email like name@example.org': 'ইমেল এভাবে লিখুন: name@example.org',
  'Use at most two links': 'বড়জোর দুটি লিংক লিখুন',
  'Enter the whole phone number, or leave it empty': 'পুরো ফোন নম্বর লিখুন, অথবা খালি রাখুন',
  'Write this on one line': 'এটি এক লাইনে লিখুন',
  'Use at most {n} characters': 'বড়জোর {n}টি অক্ষর লিখুন',
  'Use at least {n} characters': 'অন্তত {n}টি অক্ষর লিখুন',
  'Give at least {n}': 'অন্তত {n}টি দিন',
  'Give at most {n}': 'বড়জোর {n}টি দিন',
  'Search with at most {n} characters': 'খোঁজার জন্য বড়জোর {n}টি অক্ষর লিখুন',
  'Search with one text': 'একটিই লেখা দিয়ে খুঁজুন',
  'Search without control characters': 'অদৃশ্য চিহ্ন বাদ দিয়ে খুঁজুন',
  'Choose a category from the list': 'তালিকা থেকে একটি বিষয় বাছুন',
  'Choose upcoming, past or all': 'upcoming, past বা all বাছুন',
  'Write the date as YYYY-MM-DD': 'তারিখ YYYY-MM-DD হিসেবে লিখুন',
  'This day does not exist': 'এমন কোনো দিন নেই',
  'Write the year as YYYY, {n} to {n}': 'বছর YYYY হিসেবে লিখুন, {n} থেকে {n}',
  'Write the month as {n} to {n}': 'মাস {n} থেকে {n}-এর মধ্যে লিখুন',
  'Write the page as a number from {n} to {n}': 'পাতার সংখ্যা {n} থেকে {n}-এর মধ্যে লিখুন',
  'Write the size as a number from {n} to {n}': 'মাপ {n} থেকে {n}-এর মধ্যে একটি সংখ্যায় লিখুন',
  'Give this only once': 'এটি একবারই দিন',
  'Leave out control characters': 'অদৃশ্য চিহ্ন বাদ দিন',
  'This field is not known': 'এই ঘরটি চেনা নয়',
  'This has the wrong form': 'এটি ঠিকমতো লেখা হয়নি',
  'This is required': 'এটি লেখা দরকার',
  'Name one page by its title': 'একটি পাতার শিরোনাম লিখুন',
  'Name one slug': 'ঠিকানায় থাকা একটি নাম লিখুন',
  'Write a path of the site, such as /news': 'সাইটের একটি পথ লিখুন, যেমন /news',
  'Name the type in letters': 'ধরনের নাম অক্ষরে লিখুন',
  'Write the path from its first slash': 'পথটি প্রথম স্ল্যাশ থেকে লিখুন',
  'Send 1, or nothing': '1 পাঠান, নয়তো কিছুই নয়',
  'There is no page of this name.': 'এই নামে কোনো পাতা নেই।',
  'Thank you. We have your message.': 'ধন্যবাদ। আপনার বার্তা আমরা পেয়েছি।',
  'You are logged out.': 'আপনি লগ আউট হয়েছেন।',
  'Thank you. Open the link in the mail that we sent you.':
    'ধন্যবাদ। আমরা যে মেইল পাঠিয়েছি, তার লিঙ্কটি খুলুন।',
  'This kind of file is not taken here.': 'এই ধরনের ফাইল এখানে নেওয়া হয় না।',
  'Choose a file of at most {n} MB.': 'বড়জোর {n} MB-র ফাইল বাছুন।',
  'Choose a file of at most {n} kB.': 'বড়জোর {n} kB-র ফাইল বাছুন।',
  'Send at most {n} kB.': 'বড়জোর {n} kB পাঠান।',
  'Send at most {n} MB.': 'বড়জোর {n} MB পাঠান।',
  'Send at most {n} files.': 'বড়জোর {n}টি ফাইল পাঠান।',
  'Choose a picture': 'একটি ছবি বাছুন',
  'Choose a JPEG, PNG or WebP picture': 'JPEG, PNG বা WebP ছবি বাছুন',
  'Choose a picture of at most {n} million pixels': 'বড়জোর {n} মিলিয়ন পিক্সেলের ছবি বাছুন',
  'This picture is damaged. Choose another one': 'এই ছবিটি নষ্ট। অন্য একটি বাছুন',
  'Confirm that it is you first': 'আগে নিশ্চিত করুন যে আপনি নিজেই',
  'The date of birth can be set only once': 'জন্মতারিখ একবারই লেখা যায়',
  'Under {n}, a parent must agree first. Write to us':
    'বয়স {n} বছরের কম হলে আগে মা বা বাবার সম্মতি লাগে। আমাদের লিখুন',
  'Confirm the new number with a code first': 'আগে কোড দিয়ে নতুন নম্বরটি নিশ্চিত করুন',
  'This number belongs to another account.': 'এই নম্বর অন্য একটি অ্যাকাউন্টের।',
  'Your profile is saved.': 'আপনার প্রোফাইল সেভ হয়েছে।',
  'Your profile is saved. Open the link in the mail to the new address.':
    'আপনার প্রোফাইল সেভ হয়েছে। নতুন ঠিকানায় যে মেইল গেছে, তার লিংকটি খুলুন।',
  'You are logged out there.': 'ওখান থেকে আপনি লগ আউট হয়েছেন।',
  'Add your date of birth to your profile first.': 'আগে প্রোফাইলে আপনার জন্মতারিখ যোগ করুন।',
  'Add an email to your profile first.': 'আগে প্রোফাইলে আপনার ইমেল যোগ করুন।',
  'Thank you. Your consent is noted.': 'ধন্যবাদ। আপনার সম্মতি লেখা হয়েছে।',
  'Your consent is taken back.': 'আপনার সম্মতি ফিরিয়ে নেওয়া হয়েছে।',
  'Your account is closed. What we hold about you is being erased.':
    'আপনার অ্যাকাউন্ট বন্ধ হয়েছে। আপনার সম্পর্কে আমাদের কাছে যা আছে, তা মুছে ফেলা হচ্ছে।',
  'Thank you. We have your request and answer within {n} days.':
    'ধন্যবাদ। আপনার অনুরোধ পেয়েছি, {n} দিনের মধ্যে উত্তর দেব।',
  'Thank you. The newsletter will come to you.': 'ধন্যবাদ। এবার থেকে চিঠি আপনার কাছে আসবে।',
  'This address is confirmed already. The next newsletter comes to you.':
    'এই ঠিকানা আগেই নিশ্চিত করা হয়েছে। পরের চিঠি আপনি পাবেন।',
  'You get no more newsletters.': 'আপনাকে আর চিঠি পাঠানো হবে না।',
  'This link was used already or is too old. Subscribe again for a new one.':
    'এই লিংক আগেই ব্যবহার হয়েছে বা অনেক পুরোনো। নতুন লিংকের জন্য আবার চিঠি নিন।',
  'This link is not one of ours.': 'এই লিংক আমাদের নয়।',
  'Your wishes are saved.': 'আপনার পছন্দ সেভ হয়েছে।',
  'This address gets no newsletter any more. Subscribe again to change it.':
    'এই ঠিকানায় আর চিঠি যায় না। বদলাতে চাইলে আবার চিঠি নিন।',
  'Choose at least one topic': 'অন্তত একটি বিষয় বাছুন',
  'Choose a topic': 'একটি বিষয় বাছুন',
  'Choose a language': 'একটি ভাষা বাছুন',
  'Name one issue': 'চিঠির একটি সংখ্যা বলুন',
  'Our mails to your address came back, or were marked as unwanted. Ask for the newsletter on its own page; it begins once you press the button in our mail.':
    'আপনার ঠিকানায় পাঠানো আমাদের মেইল ফিরে এসেছে, বা অবাঞ্ছিত বলে চিহ্নিত হয়েছে। চিঠির নিজের পাতায় গিয়ে চিঠি চেয়ে নিন; আমাদের মেইলের বোতাম টিপলেই তা আসতে শুরু করবে।',
  'Mobile number is required': 'মোবাইল নম্বর লেখা দরকার',
  'Enter an Indian mobile number of ten digits': 'ভারতের দশ অঙ্কের মোবাইল নম্বর লিখুন',
  'This link is not complete. Open it again': 'লিংকটি পুরো নয়। আবার খুলুন',
  'Choose one of the list': 'তালিকা থেকে একটি বাছুন',
  'Enter a date like 1999-12-31': 'তারিখ এভাবে লিখুন: 1999-12-31',
  'Enter a day in the past': 'আগের কোনো তারিখ লিখুন',
  'The campaign has no settings yet.': 'অভিযানের সেটিং এখনও ঠিক করা হয়নি।',
  'If there is an account with this address, we have sent it a mail.':
    'এই ঠিকানায় অ্যাকাউন্ট থাকলে আমরা সেখানে মেইল পাঠিয়েছি।',
  'The two passwords are not the same': 'দুটি পাসওয়ার্ড এক নয়',
  'Many people use this password, so it is guessed first. Choose three or four words that belong together for you alone':
    'এই পাসওয়ার্ড অনেকেই রাখেন, তাই সবার আগে এটিই আন্দাজ করা হয়। এমন তিন-চারটি শব্দ বেছে নিন যার মিল শুধু আপনিই জানেন',
  'This is easy to guess from your name, address, number or the campaign. Choose other words':
    'আপনার নাম, ঠিকানা, নম্বর বা প্রচারাভিযানের নাম থেকে এটি সহজে আন্দাজ করা যায়। অন্য শব্দ বেছে নিন',
  'This is your password already. Choose another one': 'এটিই আপনার এখনকার পাসওয়ার্ড। অন্য একটি বেছে নিন',
  'Choose a password for this account': 'এই অ্যাকাউন্টের জন্য একটি পাসওয়ার্ড বেছে নিন',
  'Open this link in the browser in which you gave the address, or give it again in this one':
    'যে ব্রাউজারে ঠিকানাটি দিয়েছিলেন সেখানেই এই লিংক খুলুন, অথবা এই ব্রাউজারে ঠিকানাটি আবার দিন',
  'This sign-in was used already. Choose Google once more.':
    'এই লগ ইন আগেই ব্যবহার হয়েছে। আবার Google বেছে নিন।',
  'This link was used or is too old. Ask for a new one.':
    'এই লিংক আগেই ব্যবহার হয়েছে বা অনেক পুরোনো। নতুন লিংক চেয়ে নিন।',
  'Your password is changed. Everybody else was logged out.':
    'আপনার পাসওয়ার্ড বদলেছে। বাকি সব জায়গা থেকে লগ আউট করা হয়েছে।',
  'Welcome. You are logged in.': 'স্বাগত। আপনি লগ ইন করেছেন।',
  'Your address is confirmed.': 'আপনার ঠিকানা নিশ্চিত হয়েছে।',
  'Thank you. The account is made, and your child can log in.':
    'ধন্যবাদ। অ্যাকাউন্ট তৈরি হয়েছে, আপনার সন্তান এখন লগ ইন করতে পারে।',
  'Thank you. We have sent your child a mail. The account is made when they open the link in it.':
    'ধন্যবাদ। আমরা আপনার সন্তানকে মেইল পাঠিয়েছি। সে তার লিংক খুললেই অ্যাকাউন্ট তৈরি হবে।',
  'You have declined. No account is made.': 'আপনি অসম্মতি জানিয়েছেন। কোনো অ্যাকাউন্ট তৈরি হবে না।',
  'This is not what the signed token says': 'স্বাক্ষরিত টোকেনে যা আছে, এটি তার সঙ্গে মিলছে না',
  'We have sent you a code.': 'আমরা আপনাকে কোড পাঠিয়েছি।',
  'So many codes are asked for just now that new numbers have to wait about an hour. If this number has an account, its code may still come.':
    'এখন এত কোড চাওয়া হচ্ছে যে নতুন নম্বরকে প্রায় এক ঘণ্টা অপেক্ষা করতে হবে। এই নম্বরের অ্যাকাউন্ট থাকলে তার কোড তবুও আসতে পারে।',
  'We have written there often enough for now. Look for our last message, or try again later.':
    'সেখানে আমরা আপাতত যথেষ্ট বার লিখেছি। আমাদের শেষ বার্তাটি দেখুন, অথবা পরে আবার চেষ্টা করুন।',
  'Welcome back.': 'আবার আসার জন্য ধন্যবাদ।',
  'That code is not right. Check the message; you can try {n} more times.':
    'কোডটি ঠিক নয়। মেসেজটি দেখে নিন; আরও {n} বার লিখতে পারবেন।',
  'That code is not right. Check the message; you can try once more.':
    'কোডটি ঠিক নয়। মেসেজটি দেখে নিন; আর একবার লিখতে পারবেন।',
  'Too many wrong codes were entered. Ask for a new one.':
    'অনেকবার ভুল কোড লেখা হয়েছে। নতুন কোড চেয়ে নিন।',
  'This code was used already. Ask for a new one.': 'এই কোড আগেই ব্যবহার হয়েছে। নতুন কোড চেয়ে নিন।',
  'This code is too old. Ask for a new one.': 'এই কোড পুরোনো হয়ে গেছে। নতুন কোড চেয়ে নিন।',
  'No code holds for this number any more. Ask for a new one.':
    'এই নম্বরের কোনো কোড এখন আর চালু নেই। নতুন কোড চেয়ে নিন।',
  'Thank you. It is you.': 'ধন্যবাদ। বোঝা গেল, আপনি নিজেই।',
  'Enter the six digits': 'ছয় অঙ্কের কোড লিখুন',
  'Password is required': 'পাসওয়ার্ড লেখা দরকার',
  'This is not your password.': 'এটি আপনার পাসওয়ার্ড নয়।',
  'We have sent you a mail. Open the link in it to finish.':
    'আমরা আপনাকে মেইল পাঠিয়েছি। তার লিংকটি খুলে কাজ শেষ করুন।',
  'We have asked your parent. Your account waits for their yes.':
    'আমরা আপনার মা বা বাবার মত চেয়েছি। তিনি হ্যাঁ বললে অ্যাকাউন্ট তৈরি হবে।',
  'This number has an account already. Log in with it.':
    'এই নম্বরে আগে থেকেই অ্যাকাউন্ট আছে। এটি দিয়েই লগ ইন করুন।',
  'Give an email or a mobile number': 'ইমেল বা মোবাইল নম্বর লিখুন',
  'Confirm the mobile number with a code first': 'আগে কোড দিয়ে মোবাইল নম্বর নিশ্চিত করুন',
  'You are under {n}. Give the mobile number or email of a parent, who must agree first':
    'আপনার বয়স {n} বছরের কম। মা বা বাবার মোবাইল নম্বর বা ইমেল লিখুন, আগে তাঁর সম্মতি লাগবে',
  'Give a mobile number or an email': 'মোবাইল নম্বর বা ইমেল লিখুন',
  'Give the parent’s own, not yours': 'মা বা বাবার নিজেরটি লিখুন, আপনারটি নয়',
  'This proof is used up. Ask for a new code': 'এই কোড আর কাজ করবে না। নতুন কোড চেয়ে নিন',
  'Your consent is needed': 'আপনার সম্মতি দরকার',
  ...bnOfEvents,
  ...bnOfBooth,
  ...bnOfQuiz,
  ...bnOfSupporters,
};
