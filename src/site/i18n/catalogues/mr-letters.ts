import type { PartialCatalogue } from '../catalogue.ts';

/** The Marathi texts of pages on which people see where their letters stand. */
export const mrLetters: PartialCatalogue['letters'] = {
  pageTitle: 'तुमचा संदेश {{number}}',
  received: 'मिळाला',
  inWork: 'काम सुरू',
  answered: 'उत्तर दिले',
  closed: 'बंद',
  receivedText: 'धन्यवाद. तुमचा संदेश आम्हाला मिळाला. एक व्यक्ती तो वाचेल.',
  inWorkText: 'आमच्या टीममधील कोणीतरी त्यावर काम करत आहे.',
  answeredText: 'आम्ही तुम्हाला ईमेलने उत्तर दिले आहे.',
  closedText: 'आणखी उत्तर न देता आम्ही हा संदेश बंद केला आहे. काही राहिले असेल, तर आम्हाला लिहा.',
  takenUp: '{{day}} रोजी काम सुरू',
  replyOf: '{{day}} चे आमचे उत्तर',
  together: 'तुमच्या दुसऱ्या एका संदेशासोबत आम्ही हा पाहत आहोत. उत्तर तुमच्या ईमेलवर येईल.',
  writeAgain: 'पुन्हा लिहा',
  yours: 'तुमचे संदेश',
  none: 'तुमच्या ईमेलवरून किंवा नंबरवरून आम्हाला अजून काही आलेले नाही.',
  write: 'आम्हाला लिहा',
};
