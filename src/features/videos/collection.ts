import { motif } from '#content/declare/choices.ts';
import { collection } from '#content/declare/collection.ts';
import { number, optional, datetime } from '#content/declare/field.ts';
import { captions, video, picture } from '#content/declare/files.ts';
import { slugOf } from '#content/declare/references.ts';

export const videos = collection({
  name: 'videos',
  label: { one: ['video', 'वीडियो'], many: ['videos', 'वीडियो'] },
  section: 'videos',
  facts: {
    publishedAt: datetime({
      label: ['Date', 'तारीख़'],
      help: ['The list is ordered by it', 'सूची इसी क्रम में रहती है'],
    }),
    file: video(
      {
        label: ['Film', 'फ़िल्म'],
        help: ['An MP4 file', 'MP4 फ़ाइल'],
      },
      { seconds: 'durationSeconds' },
    ),
    /** The still picture before the video plays. */
    poster: optional(
      picture({
        label: ['Opening picture', 'शुरुआती चित्र'],
        help: ['Seen before the film plays', 'फ़िल्म चलने से पहले दिखता है'],
      }),
    ),
    motif: optional(motif()),
    durationSeconds: number(
      {
        label: ['Length in seconds', 'अवधि (सेकंड)'],
        help: ['How long the film lasts', 'फ़िल्म कितनी देर की है'],
        group: 'files',
      },
      { from: 0 },
    ),
    category: optional(
      slugOf('news-categories', {
        label: ['Category', 'श्रेणी'],
        help: ['One of the categories of news', 'समाचार की कोई श्रेणी'],
      }),
    ),
  },
  words: {
    captions: captions({
      label: ['Captions', 'कैप्शन'],
      help: [
        'A WebVTT file in this language, for those who cannot hear',
        'इस भाषा की WebVTT फ़ाइल, उनके लिए जो सुन नहीं सकते',
      ],
    }),
  },
  order: { by: 'newest', field: 'publishedAt' },
  filters: ['s'],
  cover: 'mural',
  picture: 'poster',
  address: '/videos/:slug',
  summary: 'required',
  body: 'optional',
});
