/** The messages of the quiz and its rewards in Bengali, by their English text. */
export const bnOfQuiz: Record<string, string> = {
  'Choose a question of today': 'আজকের একটি প্রশ্ন বাছুন',
  'Choose one of the answers': 'উত্তরগুলির একটি বাছুন',
  'Answer the questions of today': 'আজকের প্রশ্নগুলির উত্তর দিন',
  'Send at most {n} answers': 'বড়জোর {n}টি উত্তর পাঠান',
  'This question is not of today. Load the quiz again': 'এই প্রশ্ন আজকের নয়। কুইজ আবার খুলুন',
  'Answer each question once': 'প্রতিটি প্রশ্নের উত্তর একবারই দিন',
  'Choose one of the answers to this question': 'এই প্রশ্নেরই উত্তরগুলির একটি বাছুন',
  'You have played today. New questions come tomorrow.': 'আজ আপনি খেলেছেন। নতুন প্রশ্ন কাল আসবে।',
  'You stand in the ranking.': 'আপনি র‍্যাঙ্কিংয়ে আছেন।',
  'You stand in the ranking no more.': 'আপনি আর র‍্যাঙ্কিংয়ে নেই।',
  'This reward is not given any more.': 'এই পুরস্কার আর দেওয়া হয় না।',
  'You have claimed this already.': 'এটি আপনি আগেই নিয়েছেন।',
  'The last one was given away just now.': 'শেষেরটি এইমাত্র কেউ পেয়ে গেছেন।',
  'It is yours. We write to you about it.': 'এটি আপনার। এ নিয়ে আমরা আপনাকে লিখব।',
  'Add your mobile number to your profile first.': 'আগে প্রোফাইলে আপনার মোবাইল নম্বর যোগ করুন।',
  'This one is for {n} days in a row.': 'এটি টানা {n} দিন খেললে মেলে।',
  'Choose a reward': 'একটি পুরস্কার বাছুন',
  'A certificate comes with the first round.': 'প্রথম বার খেললেই শংসাপত্র মেলে।',
  'Your constituency votes soon, so the quiz rests until the poll has closed.':
    'আপনার এলাকায় শিগগিরই ভোট, তাই ভোট শেষ না হওয়া পর্যন্ত কুইজ বন্ধ।',
  'You stand in the ranking after your first round that counts.':
    'প্রথম যে খেলা গোনা হবে, তার পরে আপনি র‍্যাঙ্কিংয়ে আসবেন।',
};
