import type { PartialCatalogue } from '../catalogue.ts';

/** The Marathi texts of the kit for supporters. */
export const mrKit: PartialCatalogue['kit'] = {
  with: 'मी {{name}} यांच्यासोबत आहे',
  title: 'रॅली किट',
  intro: 'तुमच्या नावाचे पोस्टर, WhatsApp स्टेटस आणि कार्ड. क्षणात तयार, आणि लगेच तुमचे.',
  shape: 'काय तयार करायचे?',
  status: 'WhatsApp स्टेटस',
  statusWhat: 'फोनभर, 1080 × 1920',
  card: 'कार्ड',
  cardWhat: 'चौकोनी, ग्रुपसाठी, 1080 × 1080',
  poster: 'पोस्टर',
  posterWhat: 'A4, भिंतीसाठी किंवा खिडकीसाठी',
  name: 'तुमचे नाव',
  nameHint: '40 अक्षरांपर्यंत. नाव नसेल तर तिथे घोषवाक्य येते.',
  language: 'भाषा',
  event: 'त्यावर एक कार्यक्रम',
  noEvent: 'कार्यक्रम नको',
  make: 'चित्र तयार करा',
  making: 'तयार होत आहे',
  print: 'छापण्यासाठी PDF तयार करा',
  ready: 'हे घ्या',
  share: 'शेअर करा',
  save: 'चित्र जतन करा',
  sample: 'चित्र साधारण असे दिसेल',
  private: 'आम्ही ते तुमच्यासाठी तयार करतो आणि काहीही ठेवत नाही: नाव नाही, चित्रही नाही.',
};
