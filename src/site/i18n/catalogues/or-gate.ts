import type { PartialCatalogue } from '../catalogue.ts';

/** The Odia texts of the check-in list for volunteers. */
export const orGate: PartialCatalogue['gate'] = {
  title: 'ଚେକ୍-ଇନ୍',
  loading: 'ତାଲିକା ଆସୁଛି।',
  unreachable: 'ସର୍ଭର ସହ ଯୋଗାଯୋଗ ହୋଇପାରିଲା ନାହିଁ। ନେଟୱାର୍କ ଥିବା ଜାଗାରେ ଲିଙ୍କଟି ଥରେ ଖୋଲନ୍ତୁ; ତା’ପରେ ନେଟୱାର୍କ ବିନା ମଧ୍ୟ ଚାଲିବ।',
  noLink: 'ଦଳଠାରୁ ମିଳିଥିବା ଲିଙ୍କରେ ଏହି ପୃଷ୍ଠା ଖୋଲନ୍ତୁ।',
  ended: 'ଏହି ଲିଙ୍କ ସରିଯାଇଛି, କିମ୍ବା ତାହାର ଦିନ ଆସିନାହିଁ। ତାଲିକା ଆଉ ଏହି ଫୋନରେ ନାହିଁ।',
  search: 'ନାମ କିମ୍ବା କୋଡ୍',
  nobody: 'ତାଲିକାରେ ଏହି ନାମର କେହି ନାହାନ୍ତି।',
  in: '{{all, number}}ରୁ {{count, number}} ଜଣ ଆସିଲେଣି',
  sent: 'ସବୁ ପଠାଯାଇଛି।',
  waits_other: '{{count, number}}ଟି ଚିହ୍ନ ନେଟୱାର୍କକୁ ଅପେକ୍ଷା କରିଛି।',
  kept: 'ଏହି ପୃଷ୍ଠା ନେଟୱାର୍କ ବିନା ମଧ୍ୟ ଖୋଲେ।',
  more: 'ଆଉ {{count, number}}ଟି ନାମ ଅଛି। ଗୋଟିଏ ଦୁଇଟି ଅକ୍ଷର ଲେଖନ୍ତୁ।',
  onWaitingList: 'ଅପେକ୍ଷା ତାଲିକାରେ',
  since: '{{time}}ରେ ଆସିଲେ',
  checkIn: 'ଆସିଲେ',
  checkInOf: '{{name}} ଆସିଲେ',
  undo: 'ଫେରାଇ ନିଅନ୍ତୁ',
  undoOf: '{{name}}ଙ୍କ ଚେକ୍-ଇନ୍ ଫେରାଇ ନିଅନ୍ତୁ',
  walkIns: 'ନ ଜଣାଇ ଆସିଲେ',
  oneMore: 'ଆଉ ଜଣେ',
  oneLess: 'ଶେଷଟି ଫେରାଇ ନିଅନ୍ତୁ',
};
