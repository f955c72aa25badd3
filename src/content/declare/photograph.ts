import { optional, text } from './field.ts';
import { picture } from './files.ts';

/** The photograph of a text, which stands where its cover would be drawn. */
export const photograph = optional(
  picture(
    {
      label: ['Photograph', 'तस्वीर'],
      help: [
        'Stands above the text, and takes the place of the drawing',
        'पाठ के ऊपर रहती है, चित्र की जगह',
      ],
    },
    { alt: 'photoAlt' },
  ),
);

/** The field `photoAlt` of such a text. */
export const photographAlt = optional(
  text(
    {
      label: ['Description of the photograph', 'तस्वीर का विवरण'],
      help: [
        'What is to be seen, for those who cannot see it',
        'क्या दिखता है, उनके लिए जो देख नहीं सकते',
      ],
      group: 'files',
    },
    400,
  ),
);
