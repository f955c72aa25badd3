import type { PartialCatalogue } from '../catalogue.ts';

/** The Telugu texts of the kit for supporters. */
export const teKit: PartialCatalogue['kit'] = {
  with: 'నేను {{name}} గారితో ఉన్నాను',
  title: 'ర్యాలీ కిట్',
  intro: 'మీ పేరుతో పోస్టర్, WhatsApp స్టేటస్, కార్డు. క్షణంలో సిద్ధం, వెంటనే మీది.',
  shape: 'ఏం తయారు చేద్దాం?',
  status: 'WhatsApp స్టేటస్',
  statusWhat: 'ఫోన్ నిండా, 1080 × 1920',
  card: 'కార్డు',
  cardWhat: 'చతురస్రం, గ్రూపులకు, 1080 × 1080',
  poster: 'పోస్టర్',
  posterWhat: 'A4, గోడకు లేదా కిటికీకి',
  name: 'మీ పేరు',
  nameHint: '40 అక్షరాల వరకు. పేరు లేకపోతే అక్కడ నినాదం ఉంటుంది.',
  language: 'భాష',
  event: 'దానిపై ఒక కార్యక్రమం',
  noEvent: 'కార్యక్రమం వద్దు',
  make: 'చిత్రం తయారు చేయండి',
  making: 'తయారవుతోంది',
  print: 'ముద్రణకు PDF చేయండి',
  ready: 'ఇదిగో, సిద్ధం',
  share: 'షేర్ చేయండి',
  save: 'చిత్రాన్ని సేవ్ చేయండి',
  sample: 'చిత్రం దాదాపు ఇలా ఉంటుంది',
  private: 'మీ కోసం గీస్తాం, ఏదీ ఉంచుకోం: పేరూ కాదు, చిత్రమూ కాదు.',
};
