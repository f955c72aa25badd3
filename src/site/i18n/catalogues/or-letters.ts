import type { PartialCatalogue } from '../catalogue.ts';

/** The Odia texts of pages on which people see where their letters stand. */
export const orLetters: PartialCatalogue['letters'] = {
  pageTitle: 'ଆପଣଙ୍କ ବାର୍ତ୍ତା {{number}}',
  received: 'ମିଳିଲା',
  inWork: 'କାମ ଚାଲିଛି',
  answered: 'ଉତ୍ତର ଦିଆଗଲା',
  closed: 'ବନ୍ଦ',
  receivedText: 'ଧନ୍ୟବାଦ। ଆପଣଙ୍କ ବାର୍ତ୍ତା ଆମକୁ ମିଳିଲା। ଜଣେ ବ୍ୟକ୍ତି ତାହା ପଢ଼ିବେ।',
  inWorkText: 'ଆମ ଦଳର କେହି ଏହା ଉପରେ କାମ କରୁଛନ୍ତି।',
  answeredText: 'ଆମେ ଆପଣଙ୍କୁ ଇମେଲରେ ଉତ୍ତର ଦେଇଛୁ।',
  closedText: 'ଆଉ ଉତ୍ତର ନ ଦେଇ ଆମେ ଏହାକୁ ବନ୍ଦ କରିଛୁ। କିଛି ବାକି ରହିଥିଲେ ଆମକୁ ଲେଖନ୍ତୁ।',
  takenUp: '{{day}}ରେ କାମ ଆରମ୍ଭ',
  replyOf: '{{day}}ର ଆମ ଉତ୍ତର',
  together: 'ଆମେ ଏହାକୁ ଆପଣଙ୍କ ଆଉ ଗୋଟିଏ ବାର୍ତ୍ତା ସହ ଦେଖୁଛୁ। ଉତ୍ତର ଆପଣଙ୍କ ଇମେଲକୁ ଆସିବ।',
  writeAgain: 'ଆମକୁ ପୁଣି ଲେଖନ୍ତୁ',
  yours: 'ଆପଣଙ୍କ ବାର୍ତ୍ତା',
  none: 'ଆପଣଙ୍କ ଇମେଲ୍ କିମ୍ବା ନମ୍ବରରୁ ଆମକୁ ଏପର୍ଯ୍ୟନ୍ତ କିଛି ମିଳିନାହିଁ।',
  write: 'ଆମକୁ ଲେଖନ୍ତୁ',
};
