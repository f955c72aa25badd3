import { buntingCover } from '#art/covers/bunting-cover.ts';

const cards = [
  { name: 'Farida aunty', greeting: 'Happy birthday,', from: 'Avani Sohane', language: 'en' },
  { name: 'कावेरी', greeting: 'जन्मदिन मुबारक,', from: 'अवनी सोहने', language: 'hi' },
  { name: 'Joseph', greeting: 'Happy birthday,', from: 'Avani Sohane', language: 'en' },
] as const;

/** Birthday cards as inline SVG; an image file would have no fonts. */
export function buntingCards(hue: number): string[] {
  return cards.map((card) => buntingCover({ ...card, hue, width: 300, height: 200 }));
}
