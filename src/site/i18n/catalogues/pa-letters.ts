import type { PartialCatalogue } from '../catalogue.ts';

/** The Punjabi texts of pages on which people see where their letters stand. */
export const paLetters: PartialCatalogue['letters'] = {
  pageTitle: 'ਤੁਹਾਡਾ ਸੁਨੇਹਾ {{number}}',
  received: 'ਮਿਲ ਗਿਆ',
  inWork: 'ਕੰਮ ਚੱਲ ਰਿਹਾ ਹੈ',
  answered: 'ਜਵਾਬ ਦਿੱਤਾ',
  closed: 'ਬੰਦ',
  receivedText: 'ਧੰਨਵਾਦ। ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਸਾਨੂੰ ਮਿਲ ਗਿਆ ਹੈ। ਇੱਕ ਇਨਸਾਨ ਇਸ ਨੂੰ ਪੜ੍ਹੇਗਾ।',
  inWorkText: 'ਸਾਡੀ ਟੀਮ ਵਿੱਚੋਂ ਕੋਈ ਇਸ ਉੱਤੇ ਕੰਮ ਕਰ ਰਿਹਾ ਹੈ।',
  answeredText: 'ਅਸੀਂ ਤੁਹਾਨੂੰ ਈਮੇਲ ਰਾਹੀਂ ਜਵਾਬ ਦੇ ਦਿੱਤਾ ਹੈ।',
  closedText: 'ਅਸੀਂ ਇਸ ਨੂੰ ਹੋਰ ਜਵਾਬ ਦਿੱਤੇ ਬਿਨਾਂ ਬੰਦ ਕੀਤਾ ਹੈ। ਕੁਝ ਰਹਿ ਗਿਆ ਹੋਵੇ ਤਾਂ ਸਾਨੂੰ ਲਿਖੋ।',
  takenUp: '{{day}} ਨੂੰ ਕੰਮ ਸ਼ੁਰੂ',
  replyOf: '{{day}} ਦਾ ਸਾਡਾ ਜਵਾਬ',
  together: 'ਅਸੀਂ ਇਸ ਨੂੰ ਤੁਹਾਡੇ ਇੱਕ ਹੋਰ ਸੁਨੇਹੇ ਨਾਲ ਵੇਖ ਰਹੇ ਹਾਂ। ਜਵਾਬ ਤੁਹਾਡੀ ਈਮੇਲ ਉੱਤੇ ਆਵੇਗਾ।',
  writeAgain: 'ਸਾਨੂੰ ਫਿਰ ਲਿਖੋ',
  yours: 'ਤੁਹਾਡੇ ਸੁਨੇਹੇ',
  none: 'ਤੁਹਾਡੀ ਈਮੇਲ ਜਾਂ ਨੰਬਰ ਤੋਂ ਸਾਨੂੰ ਹਾਲੇ ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ।',
  write: 'ਸਾਨੂੰ ਲਿਖੋ',
};
