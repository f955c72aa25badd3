import { collection } from '#content/declare/collection.ts';
import { optional, text, datetime } from '#content/declare/field.ts';
import { reference } from '#content/declare/references.ts';

export const speeches = collection({
  name: 'speeches',
  label: { one: ['speech', 'भाषण'], many: ['speeches', 'भाषण'] },
  section: 'speeches',
  facts: {
    deliveredAt: datetime({
      label: ['Delivered', 'कब दिया'],
      help: ['Day and time, as in India', 'दिन और समय, भारत के समय में'],
    }),
    audio: optional(
      reference('audios', {
        label: ['Recording', 'रिकॉर्डिंग'],
        help: ['Heard above the text', 'लेख के ऊपर सुनी जा सकती है'],
        group: 'files',
      }),
    ),
  },
  words: {
    occasion: text(
      {
        label: ['Occasion', 'अवसर'],
        help: ['At what it was given', 'किस अवसर पर दिया'],
      },
      160,
    ),
    place: text(
      {
        label: ['Place', 'जगह'],
        help: ['Where it was given', 'कहाँ दिया'],
        group: 'place',
      },
      120,
    ),
  },
  order: { by: 'newest', field: 'deliveredAt' },
  filters: ['s'],
  cover: 'lettering',
  address: '/speeches/:slug',
  summary: 'required',
  body: 'required',
});
