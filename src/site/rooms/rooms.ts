import type { TextKey } from '#ui/translation.tsx';

/** The labels that stand by themselves, without a value to fill in. */
type Label = Exclude<
  Extract<TextKey, `frame.${string}` | `room.${string}` | 'home.events'>,
  'frame.copyright'
>;

interface Room {
  path: string;
  label: Label;
  /** The routes of spec.md §2 that have neither header nor footer. */
  frameless?: true;
}

/** The screens of spec.md §2 whose own pages are still to come, by their labels. */
export const rooms: readonly Room[] = [
  { path: '/quizrewards', label: 'frame.quizReward' },
  { path: '/quiz', label: 'frame.quiz' },
  { path: '/wish', label: 'frame.createWish' },
  { path: '/photobooth', label: 'room.photoBooth', frameless: true },
  { path: '/photobooth-gallery', label: 'frame.memories' },
  { path: '/agent/login', label: 'room.agentLogIn' },
];
