import type { PartialCatalogue } from '../catalogue.ts';

/** The Punjabi texts of birthday cards. */
export const paWish: PartialCatalogue['wish'] = {
  intro: 'ਨਾਂ ਲਿਖੋ ਤੇ ਕਾਰਡ ਤਿਆਰ: ਤਸਵੀਰ ਸਾਂਭੋ ਤੇ ਭੇਜੋ।',
  message: 'ਦੋ ਸ਼ਬਦ',
  messageHint: '200 ਅੱਖਰਾਂ ਤੱਕ, ਨਾਂ ਦੇ ਹੇਠਾਂ ਛੋਟੇ ਅੱਖਰਾਂ ਵਿੱਚ।',
  nameRequired: 'ਨਾਂ ਲਿਖਣਾ ਜ਼ਰੂਰੀ ਹੈ',
  make: 'ਕਾਰਡ ਬਣਾਓ',
  making: 'ਕਾਰਡ ਬਣ ਰਿਹਾ ਹੈ',
  wall: 'ਸ਼ੁਭ ਇੱਛਾਵਾਂ ਦੀ ਕੰਧ',
  wallNote: 'ਇੱਥੇ ਲੱਗਣ ਤੋਂ ਪਹਿਲਾਂ ਹਰ ਕਾਰਡ ਨੂੰ ਇੱਕ ਇਨਸਾਨ ਵੇਖਦਾ ਹੈ।',
  wallEmpty: 'ਇੱਥੇ ਹਾਲੇ ਕੋਈ ਕਾਰਡ ਨਹੀਂ। ਪਹਿਲਾ ਤੁਹਾਡਾ ਹੋ ਸਕਦਾ ਹੈ।',
  older: 'ਪੁਰਾਣੇ ਕਾਰਡ',
  newer: 'ਨਵੇਂ ਕਾਰਡ',
  cardFor: 'ਜਨਮਦਿਨ ਮੁਬਾਰਕ, {{name}}',
  ready: 'ਕਾਰਡ ਤਿਆਰ ਹੈ',
  waits:
    'ਇਹ ਪੰਨਾ ਕੱਲ੍ਹ ਤੱਕ ਸਿਰਫ਼ ਤੁਸੀਂ ਖੋਲ੍ਹ ਸਕਦੇ ਹੋ। ਸਾਡੀ ਟੀਮ ਵਿੱਚੋਂ ਕੋਈ ਵੇਖ ਲਵੇ, ਤਾਂ ਹੋਰਾਂ ਨੂੰ ਵੀ ਦਿਸੇਗਾ। ਤਸਵੀਰ ਹੁਣੇ ਤੋਂ ਤੁਹਾਡੀ ਹੈ।',
  share: 'ਤਸਵੀਰ ਸਾਂਝੀ ਕਰੋ',
  save: 'ਤਸਵੀਰ ਸੰਭਾਲੋ',
  another: 'ਇੱਕ ਹੋਰ ਕਾਰਡ ਬਣਾਓ',
};
