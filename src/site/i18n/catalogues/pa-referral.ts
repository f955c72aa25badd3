import type { PartialCatalogue } from '../catalogue.ts';

/** The Punjabi texts of links by which members invite others. */
export const paReferral: PartialCatalogue['referral'] = {
  invited: 'ਇੱਕ ਦੋਸਤ ਨੇ ਤੁਹਾਨੂੰ ਸੱਦਿਆ ਹੈ।',
  invitedBy: '{{name}} ਨੇ ਤੁਹਾਨੂੰ ਸੱਦਿਆ ਹੈ।',
  title: 'ਹੋਰਾਂ ਨੂੰ ਸੱਦੋ',
  intro:
    'ਤੁਹਾਡਾ ਆਪਣਾ ਲਿੰਕ ਦੋਸਤਾਂ ਨੂੰ ਜੁੜਨ ਵਾਲੇ ਫਾਰਮ ਤੱਕ ਲਿਆਉਂਦਾ ਹੈ। ਅਸੀਂ ਸਿਰਫ਼ ਗਿਣਦੇ ਹਾਂ ਕਿ ਕਿੰਨੇ ਆਏ ਅਤੇ ਕਿੰਨਿਆਂ ਨੇ ਲਿਖਿਆ; ਕੌਣ ਆਇਆ, ਇਹ ਕਦੇ ਨਹੀਂ।',
  make: 'ਮੇਰਾ ਲਿੰਕ ਬਣਾਓ',
  renew: 'ਨਵਾਂ ਲਿੰਕ ਬਣਾਓ',
  end: 'ਇਹ ਲਿੰਕ ਬੰਦ ਕਰੋ',
  renewWhat: 'ਨਵਾਂ ਲਿੰਕ ਬਣਦਿਆਂ ਹੀ ਪੁਰਾਣਾ ਬੰਦ ਹੋ ਜਾਂਦਾ ਹੈ; ਉਸ ਨਾਲ ਜੋ ਹੋਇਆ, ਉਹ ਗਿਣਤੀ ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ।',
  share: 'ਭੇਜੋ',
  words: 'ਮੈਂ {{name}} ਦੇ ਨਾਲ ਹਾਂ। ਤੁਸੀਂ ਵੀ ਆਓ:',
  showName: 'ਮੇਰਾ ਪਹਿਲਾ ਨਾਂ ਵਿਖਾਓ',
  showNameWhat: 'ਲਿੰਕ ਖੋਲ੍ਹਣ ਵਾਲੇ ਨੂੰ ਦਿਸੇਗਾ ਕਿ ਕਿਸ ਨੇ ਸੱਦਿਆ। ਨਹੀਂ ਤਾਂ “ਇੱਕ ਦੋਸਤ” ਲਿਖਿਆ ਹੋਵੇਗਾ।',
  came_one: '{{count, number}} ਜਣੇ ਨੇ ਤੁਹਾਡਾ ਲਿੰਕ ਖੋਲ੍ਹਿਆ।',
  came_other: '{{count, number}} ਜਣਿਆਂ ਨੇ ਤੁਹਾਡਾ ਲਿੰਕ ਖੋਲ੍ਹਿਆ।',
  thisWeek_other: 'ਉਨ੍ਹਾਂ ਵਿੱਚੋਂ {{count, number}} ਪਿਛਲੇ ਸੱਤ ਦਿਨਾਂ ਵਿੱਚ।',
  joined_one: 'ਇਸ ਨਾਲ {{count, number}} ਜਣਾ ਜੁੜਿਆ।',
  joined_other: 'ਇਸ ਨਾਲ {{count, number}} ਜਣੇ ਜੁੜੇ।',
};
