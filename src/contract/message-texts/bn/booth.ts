/** The messages of the photo booth in Bengali, by their English text. */
export const bnOfBooth: Record<string, string> = {
  'Take a selfie, or choose a photo of yourself': 'একটি সেলফি তুলুন, বা নিজের একটি ছবি বাছুন',
  'Send a selfie or a template, not both': 'সেলফি বা টেমপ্লেট যে কোনও একটি পাঠান, দুটি নয়',
  'This is no face. Take the selfie again': 'এটি কোনও মুখ নয়। আবার সেলফি তুলুন',
  'No face can be seen. Hold the phone in front of your face':
    'কোনও মুখ দেখা যাচ্ছে না। ফোনটি মুখের সামনে ধরুন',
  'More than one face can be seen. Take the selfie by yourself': 'একাধিক মুখ দেখা যাচ্ছে। একা সেলফি তুলুন',
  'Your face is too small. Come closer to the camera': 'আপনার মুখ খুব ছোট দেখাচ্ছে। ক্যামেরার কাছে আসুন',
  'It is too dark. Turn towards a window or a lamp': 'খুব অন্ধকার। জানালা বা আলোর দিকে ফিরুন',
  'The picture is blurred. Hold the phone still and try again':
    'ছবিটি ঝাপসা। ফোনটি স্থির রেখে আবার চেষ্টা করুন',
  'This picture cannot be read. Choose another one': 'এই ছবিটি খুলছে না। অন্য একটি বাছুন',
  'This is not the face that you began with. Take a selfie of yourself':
    'যে মুখ দিয়ে শুরু করেছিলেন, এটি সে মুখ নয়। নিজেরই সেলফি তুলুন',
  'You took your consent back. You can begin again on {n}-{n}-{n}.':
    'আপনি সম্মতি ফিরিয়ে নিয়েছেন। {n}-{n}-{n} তারিখে আবার শুরু করতে পারেন।',
  'The photo booth is not set up yet.': 'ফটো বুথ এখনও তৈরি হয়নি।',
  'You were not found in this photo, or it is public no more.':
    'এই ছবিতে আপনাকে পাওয়া যায়নি, বা এটি আর সবার জন্য খোলা নেই।',
  'There are no photos of you yet.': 'আপনার কোনও ছবি এখনও পাওয়া যায়নি।',
  'Thank you. This photo is shown to you no more.': 'ধন্যবাদ। এই ছবি আপনাকে আর দেখানো হবে না।',
  'Your face and what was found by it are forgotten.':
    'আপনার মুখ, আর তা দিয়ে যা পাওয়া গিয়েছিল, সব মুছে ফেলা হয়েছে।',
  'Choose a photo from the list': 'তালিকা থেকে একটি ছবি বাছুন',
  'Choose an album from the list': 'তালিকা থেকে একটি অ্যালবাম বাছুন',
  'Point at your face': 'নিজের মুখে চিহ্ন দিন',
  'Selfies cannot be compared yet. Ask a person instead.':
    'সেলফি এখনও মিলিয়ে দেখা যাচ্ছে না। তার বদলে আমাদের বলুন।',
  'There is no face at this place that we can see. Move the ring onto your face, or ask a person':
    'এই জায়গায় কোনও মুখ দেখতে পাচ্ছি না। বৃত্তটি নিজের মুখে আনুন, বা আমাদের বলুন',
  'The selfie is not surely the face in the ring. Try once more in good light, or ask a person':
    'সেলফিটি বৃত্তের মুখের সঙ্গে নিশ্চিতভাবে মিলছে না। ভালো আলোয় আবার চেষ্টা করুন, বা আমাদের বলুন',
  'This photo is public no more.': 'এই ছবি আর সবার জন্য খোলা নেই।',
  'Thank you. Your face is blurred in this photo within a minute.':
    'ধন্যবাদ। এক মিনিটের মধ্যে এই ছবিতে আপনার মুখ ঝাপসা হয়ে যাবে।',
  'Thank you. A person looks at it and blurs your face within seven days.':
    'ধন্যবাদ। আমাদের কেউ এটি দেখে সাত দিনের মধ্যে আপনার মুখ ঝাপসা করবেন।',
  'Choose yes or no': 'হ্যাঁ বা না বাছুন',
  'Add your mail address to your profile first.': 'আগে প্রোফাইলে আপনার ইমেল যোগ করুন।',
  'Take a selfie first.': 'আগে একটি সেলফি তুলুন।',
  'We write to you when new photos of you come.': 'আপনার নতুন ছবি এলে আমরা আপনাকে লিখব।',
  'You get no more mails of new photos.': 'নতুন ছবির মেইল আর আসবে না।',
  'Choose sure or maybe': 'sure বা maybe বাছুন',
};
