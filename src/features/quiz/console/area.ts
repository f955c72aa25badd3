import type { ConsoleArea } from '#ui/console/console-area.ts';

/** The desk of the quiz: what is asked when, how it was answered, and who gets what. */
export const quizArea: ConsoleArea = {
  screens: [
    {
      path: 'quiz',
      load: () => import('./quiz-screen.tsx'),
      permissions: ['quiz:read', 'supporters:read'],
    },
  ],
  navigation: [
    {
      to: '/quiz',
      label: ['Quiz', 'क्विज़'],
      icon: 'list',
      group: 'work',
      order: 46,
      permissions: ['quiz:read', 'supporters:read'],
    },
  ],
};
