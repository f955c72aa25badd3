/** What the calls say about forms, in Bengali; English stands in for the rest. */
export const bn: Record<string, string> = {
  'Name is required': 'নাম লেখা দরকার',
  'Email is required': 'ইমেল লেখা দরকার',
  'Message is required': 'বার্তা লেখা দরকার',
  'This is required': 'এটি লেখা দরকার',
  'Enter an email like name@example.org': 'ইমেল এভাবে লিখুন: name@example.org',
  'Use at most two links': 'বড়জোর দুটি লিংক লিখুন',
  'Write this on one line': 'এটি এক লাইনে লিখুন',
  'Use at most {n} characters': 'বড়জোর {n}টি অক্ষর লিখুন',
  'Use at least {n} characters': 'অন্তত {n}টি অক্ষর লিখুন',
  'Some fields need your attention.': 'কয়েকটি ঘর দেখে নিন।',
  'Too many tries. Wait a little and try again.': 'অনেকবার চেষ্টা হয়েছে। একটু থেমে আবার চেষ্টা করুন।',
  'The site is busy. Try again in a moment.': 'সাইটে এখন ভিড়। একটু পরে আবার চেষ্টা করুন।',
  'Something went wrong on our side. Try again in a moment.':
    'আমাদের দিকে কিছু গোলমাল হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  'There is nothing at this address.': 'এই ঠিকানায় কিছু নেই।',
  'Log in to go on.': 'এগোতে হলে লগ ইন করুন।',
  'You are logged out.': 'আপনি লগ আউট হয়েছেন।',
  'These details do not match. Check them and try again.': 'তথ্য মিলছে না। দেখে আবার চেষ্টা করুন।',
  'Thank you. We have your message.': 'ধন্যবাদ। আপনার বার্তা আমরা পেয়েছি।',
  'Thank you. Open the link in the mail that we sent you.':
    'ধন্যবাদ। আমরা যে মেইল পাঠিয়েছি, তার লিঙ্কটি খুলুন।',
};
