import type { ConsoleText } from './console-text.ts';

/** The reason of something that was planned by an agent who was suspended before it went out. */
export const plannerSuspended: ConsoleText = [
  'Somebody planned it who was suspended since. Look through it before you plan it again.',
  'जिसने इसका समय तय किया था, उसे बाद में निलंबित किया गया\u202f। फिर से समय तय करने से पहले इसे देख लीजिए\u202f।',
];
