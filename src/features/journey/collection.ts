import { motif } from '#content/declare/choices.ts';
import { collection } from '#content/declare/collection.ts';
import { boolean, number, optional } from '#content/declare/field.ts';

export const journey = collection({
  name: 'journey',
  label: { one: ['milestone', 'पड़ाव'], many: ['milestones', 'पड़ाव'] },
  section: 'journey',
  facts: {
    year: number({
      label: ['Year', 'साल'],
      help: ['When it happened', 'कब हुआ'],
      group: 'time',
    }),
    featured: optional(
      boolean({
        label: ['On the home page', 'मुख पृष्ठ पर'],
        help: ['Stands on the road of the home page', 'मुख पृष्ठ की सड़क पर दिखेगा'],
        group: 'home',
      }),
    ),
    motif: optional(motif()),
  },
  words: {},
  order: { by: 'position' },
  filters: [],
  cover: 'mural',
  address: '/biography#:slug',
  summary: 'required',
  body: 'optional',
});
