import { choice } from '#content/declare/choices.ts';
import { collection } from '#content/declare/collection.ts';
import { number, datetime } from '#content/declare/field.ts';
import { audio } from '#content/declare/files.ts';

export const audios = collection({
  name: 'audios',
  label: { one: ['recording', 'रिकॉर्डिंग'], many: ['recordings', 'रिकॉर्डिंग'] },
  section: 'audios',
  facts: {
    publishedAt: datetime({
      label: ['Date', 'तारीख़'],
      help: ['The list is ordered by it', 'सूची इसी क्रम में रहती है'],
    }),
    kind: choice(
      {
        label: ['Kind', 'प्रकार'],
        help: ['What is heard', 'क्या सुनाई देता है'],
      },
      { letter: ['Letter', 'चिट्ठी'], speech: ['Speech', 'भाषण'], radio: ['Radio', 'रेडियो'] },
    ),
  },
  words: {
    file: audio(
      {
        label: ['Recording', 'रिकॉर्डिंग'],
        help: ['An MP3 file in this language', 'इस भाषा की MP3 फ़ाइल'],
      },
      { seconds: 'durationSeconds' },
    ),
    durationSeconds: number(
      {
        label: ['Length in seconds', 'अवधि (सेकंड)'],
        help: ['How long the recording lasts', 'रिकॉर्डिंग कितनी देर की है'],
        group: 'files',
      },
      { from: 0 },
    ),
  },
  order: { by: 'newest', field: 'publishedAt' },
  filters: ['s'],
  cover: 'lettering',
  address: '/audios',
  summary: 'required',
  body: 'required',
});
