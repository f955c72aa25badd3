import type { Page } from '@playwright/test';

/** Waits for running colour transitions, because their contrast is in between. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
