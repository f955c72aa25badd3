import type { PartialCatalogue } from '../catalogue.ts';

/** The Marathi texts of birthday cards. */
export const mrWish: PartialCatalogue['wish'] = {
  intro: 'नाव लिहा की कार्ड तयार: चित्र जतन करा आणि पाठवा.',
  message: 'दोन शब्द',
  messageHint: '200 अक्षरांपर्यंत, नावाखाली लहान अक्षरांत.',
  nameRequired: 'नाव लिहिणे आवश्यक आहे',
  make: 'कार्ड तयार करा',
  making: 'कार्ड तयार होत आहे',
  wall: 'शुभेच्छांची भिंत',
  wallNote: 'इथे लागण्याआधी प्रत्येक कार्ड एक व्यक्ती पाहते.',
  wallEmpty: 'इथे अजून कार्ड नाही. पहिले तुमचे असू शकते.',
  older: 'जुनी कार्डे',
  newer: 'नवी कार्डे',
  cardFor: 'वाढदिवसाच्या शुभेच्छा, {{name}}',
  ready: 'कार्ड तयार आहे',
  waits:
    'हे पान उद्यापर्यंत फक्त तुम्हीच उघडू शकता. आमच्या टीममधील कोणी ते पाहिले की इतरांनाही दिसेल. चित्र मात्र आत्ताच तुमचे आहे.',
  share: 'चित्र शेअर करा',
  save: 'चित्र जतन करा',
  another: 'आणखी एक कार्ड तयार करा',
};
