import type { PartialCatalogue } from '../catalogue.ts';

/** The Odia texts of links by which members invite others. */
export const orReferral: PartialCatalogue['referral'] = {
  invited: 'ଜଣେ ସାଙ୍ଗ ଆପଣଙ୍କୁ ଡାକିଛନ୍ତି।',
  invitedBy: '{{name}} ଆପଣଙ୍କୁ ଡାକିଛନ୍ତି।',
  title: 'ଅନ୍ୟମାନଙ୍କୁ ଡାକନ୍ତୁ',
  intro:
    'ଆପଣଙ୍କ ନିଜ ଲିଙ୍କ ସାଙ୍ଗମାନଙ୍କୁ ଯୋଗଦାନ ଫର୍ମକୁ ଆଣେ। କେତେ ଜଣ ଆସିଲେ ଓ କେତେ ଜଣ ଲେଖିଲେ, ଆମେ କେବଳ ତାହା ଗଣୁ; କିଏ ଆସିଲେ, କେବେ ନୁହେଁ।',
  make: 'ମୋ ଲିଙ୍କ ତିଆରି କରନ୍ତୁ',
  renew: 'ନୂଆ ଲିଙ୍କ ତିଆରି କରନ୍ତୁ',
  end: 'ଏହି ଲିଙ୍କ ବନ୍ଦ କରନ୍ତୁ',
  renewWhat: 'ନୂଆ ଲିଙ୍କ ହେଲେ ପୁରୁଣାଟି ବନ୍ଦ ହୁଏ; ସେଥିରୁ ଯାହା ହେଲା ତାହା ଗଣତିରେ ରହେ।',
  share: 'ପଠାନ୍ତୁ',
  words: 'ମୁଁ {{name}}ଙ୍କ ସହିତ ଅଛି। ଆପଣ ମଧ୍ୟ ଆସନ୍ତୁ:',
  showName: 'ମୋ ନାମ ଦେଖାନ୍ତୁ, ସାଙ୍ଗିଆ ବିନା',
  showNameWhat: 'ଯିଏ ଲିଙ୍କ ଖୋଲିବେ, ସେ କିଏ ଡାକିଛନ୍ତି ଜାଣିବେ। ନହେଲେ “ଜଣେ ସାଙ୍ଗ” ଲେଖାଥିବ।',
  came_other: '{{count, number}} ଜଣ ଆପଣଙ୍କ ଲିଙ୍କ ଖୋଲିଲେ।',
  thisWeek_other: 'ସେମାନଙ୍କ ଭିତରୁ {{count, number}} ଜଣ ଗତ ସାତ ଦିନରେ।',
  joined_other: 'ଏଥିରୁ {{count, number}} ଜଣ ଯୋଗ ଦେଲେ।',
};
