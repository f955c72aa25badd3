import type { PartialCatalogue } from '../catalogue.ts';

/** The Punjabi texts of the check-in list for volunteers. */
export const paGate: PartialCatalogue['gate'] = {
  title: 'ਚੈੱਕ-ਇਨ',
  loading: 'ਸੂਚੀ ਆ ਰਹੀ ਹੈ।',
  unreachable:
    'ਸਰਵਰ ਨਾਲ ਸੰਪਰਕ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਜਿੱਥੇ ਨੈੱਟਵਰਕ ਹੋਵੇ, ਉੱਥੇ ਲਿੰਕ ਇੱਕ ਵਾਰ ਖੋਲ੍ਹੋ; ਫਿਰ ਇਹ ਨੈੱਟਵਰਕ ਤੋਂ ਬਿਨਾਂ ਵੀ ਚੱਲੇਗਾ।',
  noLink: 'ਇਹ ਪੰਨਾ ਟੀਮ ਤੋਂ ਮਿਲੇ ਲਿੰਕ ਨਾਲ ਖੋਲ੍ਹੋ।',
  ended: 'ਇਹ ਲਿੰਕ ਖ਼ਤਮ ਹੋ ਗਿਆ ਹੈ, ਜਾਂ ਇਸ ਦਾ ਦਿਨ ਹਾਲੇ ਨਹੀਂ ਆਇਆ। ਸੂਚੀ ਹੁਣ ਇਸ ਡਿਵਾਈਸ ਉੱਤੇ ਨਹੀਂ ਹੈ।',
  search: 'ਨਾਂ ਜਾਂ ਕੋਡ',
  nobody: 'ਸੂਚੀ ਵਿੱਚ ਇਸ ਨਾਂ ਦਾ ਕੋਈ ਨਹੀਂ।',
  in: '{{all, number}} ਵਿੱਚੋਂ {{count, number}} ਆ ਗਏ',
  sent: 'ਸਭ ਕੁਝ ਭੇਜ ਦਿੱਤਾ ਹੈ।',
  waits_one: '{{count, number}} ਨਿਸ਼ਾਨ ਨੈੱਟਵਰਕ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ।',
  waits_other: '{{count, number}} ਨਿਸ਼ਾਨ ਨੈੱਟਵਰਕ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹਨ।',
  kept: 'ਇਹ ਪੰਨਾ ਨੈੱਟਵਰਕ ਤੋਂ ਬਿਨਾਂ ਵੀ ਖੁੱਲ੍ਹਦਾ ਹੈ।',
  more: 'ਹੋਰ {{count, number}} ਨਾਂ ਹਨ। ਇੱਕ-ਦੋ ਅੱਖਰ ਲਿਖੋ।',
  onWaitingList: 'ਉਡੀਕ ਸੂਚੀ ਵਿੱਚ',
  since: '{{time}} ਵਜੇ ਆਏ',
  checkIn: 'ਆ ਗਏ',
  checkInOf: '{{name}} ਆ ਗਏ',
  undo: 'ਵਾਪਸ ਲਓ',
  undoOf: '{{name}} ਦਾ ਚੈੱਕ-ਇਨ ਵਾਪਸ ਲਓ',
  walkIns: 'ਬਿਨਾਂ ਦੱਸੇ ਆਏ',
  oneMore: 'ਇੱਕ ਹੋਰ',
  oneLess: 'ਆਖ਼ਰੀ ਵਾਪਸ ਲਓ',
};
