import { boolean, optional, text } from '#content/declare/field.ts';

/** Facts of whatever may be a political advertisement; it goes out only with a certificate in force. */
export const advertisementFacts = {
  isAdvertisement: optional(
    boolean({
      label: ['This is a political advertisement', 'यह राजनीतिक विज्ञापन है'],
      help: [
        'It then needs the certificate of a media certification committee',
        'तब मीडिया प्रमाणन समिति का प्रमाण-पत्र चाहिए',
      ],
    }),
  ),
  certificate: optional(
    text(
      {
        label: ['Certificate number', 'प्रमाण-पत्र संख्या'],
        help: [
          'As in the register of advertisements, under Law',
          'जैसा “क़ानून” के विज्ञापन रजिस्टर में है',
        ],
        group: 'kind',
      },
      80,
    ),
  ),
};
