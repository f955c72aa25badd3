import type { PartialCatalogue } from '../catalogue.ts';

/** The Odia texts of the kit for supporters. */
export const orKit: PartialCatalogue['kit'] = {
  with: 'ମୁଁ {{name}}ଙ୍କ ସହିତ ଅଛି',
  title: 'ରାଲି କିଟ୍',
  intro: 'ଆପଣଙ୍କ ନାମ ଥିବା ପୋଷ୍ଟର, WhatsApp ଷ୍ଟାଟସ୍ ଓ କାର୍ଡ। କ୍ଷଣକରେ ପ୍ରସ୍ତୁତ, ଓ ସଙ୍ଗେ ସଙ୍ଗେ ଆପଣଙ୍କର।',
  shape: 'କ’ଣ ତିଆରି କରିବା?',
  status: 'WhatsApp ଷ୍ଟାଟସ୍',
  statusWhat: 'ପୂରା ଫୋନରେ, 1080 × 1920',
  card: 'କାର୍ଡ',
  cardWhat: 'ଚାରିକୋଣିଆ, ଗ୍ରୁପ୍ ପାଇଁ, 1080 × 1080',
  poster: 'ପୋଷ୍ଟର',
  posterWhat: 'A4, କାନ୍ଥ କିମ୍ବା ଝରକା ପାଇଁ',
  name: 'ଆପଣଙ୍କ ନାମ',
  nameHint: '40 ଅକ୍ଷର ପର୍ଯ୍ୟନ୍ତ। ନାମ ନଥିଲେ ସେଠାରେ ସ୍ଲୋଗାନ୍ ରହିବ।',
  language: 'ଭାଷା',
  event: 'ସେଥିରେ ଗୋଟିଏ କାର୍ଯ୍ୟକ୍ରମ',
  noEvent: 'କୌଣସି କାର୍ଯ୍ୟକ୍ରମ ନୁହେଁ',
  make: 'ଚିତ୍ର ତିଆରି କରନ୍ତୁ',
  making: 'ତିଆରି ହେଉଛି',
  print: 'ଛାପିବା ପାଇଁ PDF ତିଆରି କରନ୍ତୁ',
  ready: 'ଏହି ନିଅନ୍ତୁ',
  share: 'ସେୟାର୍ କରନ୍ତୁ',
  save: 'ଚିତ୍ର ସେଭ୍ କରନ୍ତୁ',
  sample: 'ଚିତ୍ରଟି ପାଖାପାଖି ଏମିତି ହେବ',
  private: 'ଆମେ ଏହାକୁ ଆପଣଙ୍କ ପାଇଁ ତିଆରି କରୁ ଓ କିଛି ରଖୁ ନାହିଁ: ନାମ ନୁହେଁ, ଚିତ୍ର ମଧ୍ୟ ନୁହେଁ।',
};
