import { menuEntries, switches } from '#contract/switches.ts';
import type { SwitchName } from '#contract/switches.ts';
import { choice, list } from './choices.ts';
import { number, optional, text } from './field.ts';
import type { About, Choices } from './staff-text.ts';

const ofSwitches = Object.fromEntries(
  Object.entries(switches).map(([name, { label }]) => [name, label]),
) as Choices<SwitchName>;

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
      choice(ofSite({ label: ['Part', 'हिस्सा'], help: ['Of the site', 'साइट का'] }), ofSwitches),
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
