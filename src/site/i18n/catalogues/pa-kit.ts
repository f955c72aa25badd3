import type { PartialCatalogue } from '../catalogue.ts';

/** The Punjabi texts of the kit for supporters. */
export const paKit: PartialCatalogue['kit'] = {
  with: 'ਮੈਂ {{name}} ਦੇ ਨਾਲ ਹਾਂ',
  title: 'ਰੈਲੀ ਕਿੱਟ',
  intro: 'ਤੁਹਾਡੇ ਨਾਂ ਵਾਲਾ ਪੋਸਟਰ, WhatsApp ਸਟੇਟਸ ਅਤੇ ਕਾਰਡ। ਪਲ ਵਿੱਚ ਤਿਆਰ, ਅਤੇ ਉਸੇ ਵੇਲੇ ਤੁਹਾਡਾ।',
  shape: 'ਕੀ ਬਣਾਈਏ?',
  status: 'WhatsApp ਸਟੇਟਸ',
  statusWhat: 'ਪੂਰੇ ਫ਼ੋਨ ਉੱਤੇ, 1080 × 1920',
  card: 'ਕਾਰਡ',
  cardWhat: 'ਚੌਰਸ, ਗਰੁੱਪ ਲਈ, 1080 × 1080',
  poster: 'ਪੋਸਟਰ',
  posterWhat: 'A4, ਕੰਧ ਜਾਂ ਬਾਰੀ ਲਈ',
  name: 'ਤੁਹਾਡਾ ਨਾਂ',
  nameHint: '40 ਅੱਖਰਾਂ ਤੱਕ। ਨਾਂ ਨਾ ਹੋਵੇ ਤਾਂ ਉੱਥੇ ਨਾਅਰਾ ਆਉਂਦਾ ਹੈ।',
  language: 'ਭਾਸ਼ਾ',
  event: 'ਉਸ ਉੱਤੇ ਇੱਕ ਪ੍ਰੋਗਰਾਮ',
  noEvent: 'ਕੋਈ ਪ੍ਰੋਗਰਾਮ ਨਹੀਂ',
  make: 'ਤਸਵੀਰ ਬਣਾਓ',
  making: 'ਬਣ ਰਹੀ ਹੈ',
  print: 'ਛਾਪਣ ਲਈ PDF ਬਣਾਓ',
  ready: 'ਇਹ ਲਓ',
  share: 'ਸਾਂਝੀ ਕਰੋ',
  save: 'ਤਸਵੀਰ ਸੰਭਾਲੋ',
  sample: 'ਤਸਵੀਰ ਕੁਝ ਇਸ ਤਰ੍ਹਾਂ ਦੀ ਹੋਵੇਗੀ',
  private: 'ਅਸੀਂ ਇਹ ਤੁਹਾਡੇ ਲਈ ਬਣਾਉਂਦੇ ਹਾਂ ਅਤੇ ਕੁਝ ਨਹੀਂ ਰੱਖਦੇ: ਨਾ ਨਾਂ, ਨਾ ਤਸਵੀਰ।',
};
