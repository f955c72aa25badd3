import type { SwitchName } from '#contract/switches.ts';
import { choice, list } from './choices.ts';
import type { About, Choices, ConsoleText } from './field-texts.ts';
import { number, optional, text } from './field.ts';

const switches: Choices<SwitchName> = {
  join: ['Join form', 'जुड़ने का फ़ॉर्म'],
  newsletter: ['Newsletter', 'समाचार पत्र'],
  quiz: ['Quiz', 'क्विज़'],
  push: ['Push messages', 'पुश संदेश'],
  wish: ['Birthday cards', 'जन्मदिन कार्ड'],
  'photo-booth': ['Photo booth', 'फ़ोटो बूथ'],
};

/** The entries of the main menu, in their order unless the settings name another. */
const menuEntries = {
  '/': ['Home', 'मुख पृष्ठ'],
  about: ['About', 'परिचय'],
  mediaResources: ['Media resources', 'मीडिया सामग्री'],
  gallery: ['Gallery', 'गैलरी'],
  '/infographics': ['Infographics', 'इन्फ़ोग्राफ़िक्स'],
  '/contactus': ['Contact', 'संपर्क'],
} as const satisfies Record<string, ConsoleText>;

const ofSite = (about: Pick<About, 'label' | 'help'>) => ({
  group: 'everyPage' as const,
  ...about,
});

/** Fields of the settings that decide on the site's own parts. */
export const siteFacts = {
  switchedOff: optional(
    list(
      ofSite({
        label: ['Switched off', 'बंद रखे गए'],
        help: ['Parts of the site that nobody is shown', 'साइट के वे हिस्से जो किसी को नहीं दिखते'],
      }),
      choice(ofSite({ label: ['Part', 'हिस्सा'], help: ['Of the site', 'साइट का'] }), switches),
      Object.keys(switches).length,
    ),
  ),
  menuOrder: optional(
    list(
      ofSite({
        label: ['Order of the menu', 'मेन्यू का क्रम'],
        help: ['What is not named follows', 'जिनका नाम नहीं, वे बाद में आते हैं'],
      }),
      choice(ofSite({ label: ['Entry', 'प्रविष्टि'], help: ['Of the menu', 'मेन्यू की'] }), menuEntries),
      Object.keys(menuEntries).length,
    ),
  ),
  privacyDays: optional(
    number(
      {
        label: ['Days for a privacy answer', 'निजता के जवाब के दिन'],
        help: ['30 unless another number stands here', 'कुछ न लिखने पर 30'],
        group: 'office',
      },
      { from: 1, to: 90, isWhole: true },
    ),
  ),
};

export const imprint = optional(
  text(
    ofSite({
      label: ['Imprint', 'प्रकाशक'],
      help: [
        'Who publishes and pays for the site; below the text at the foot',
        'साइट कौन प्रकाशित करता है और ख़र्च कौन उठाता है; नीचे के लेख के बाद',
      ],
    }),
    300,
  ),
);
