/** The messages of replies to events and of the gate in Bengali, by their English text. */
export const bnOfEvents: Record<string, string> = {
  'Choose from {n} to {n} people': '{n} থেকে {n} জন বাছুন',
  'Mobile number or email is required': 'মোবাইল নম্বর বা ইমেল লেখা দরকার',
  'Choose an event': 'একটি অনুষ্ঠান বাছুন',
  'This event is not on the site any more.': 'এই অনুষ্ঠান আর সাইটে নেই।',
  'This event is cancelled.': 'এই অনুষ্ঠান বাতিল হয়েছে।',
  'Just come: nobody has to reply.': 'সোজা চলে আসুন: জানানোর দরকার নেই।',
  'This event has begun.': 'এই অনুষ্ঠান শুরু হয়ে গেছে।',
  'Your place is kept.': 'আপনার জায়গা পাকা।',
  'You are on the waiting list.': 'আপনি অপেক্ষার তালিকায় আছেন।',
  'There is no room for more people. Your place stays as it is.':
    'আরও লোকের জায়গা নেই। আপনার জায়গা যেমন ছিল তেমনই থাকবে।',
  'There is no reply at this link any more.': 'এই লিংকে আর কোনও উত্তর নেই।',
  'Thank you for telling us. Your place is free for somebody else.':
    'জানানোর জন্য ধন্যবাদ। আপনার জায়গা এখন অন্য কেউ পেতে পারেন।',
  'Your reply is not confirmed.': 'আপনার উত্তর নিশ্চিত করা হয়নি।',
  'This check-in link is not complete': 'এই চেক-ইন লিংক সম্পূর্ণ নয়',
  'This check-in link has ended, or its day has not come.':
    'এই চেক-ইন লিংক বন্ধ হয়ে গেছে, বা এর দিন এখনও আসেনি।',
};
