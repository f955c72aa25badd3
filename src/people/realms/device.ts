import Bowser from 'bowser';

const LONGEST = 400;

/** A browser and its system as people call them, 'Chrome, Android'; none for what is no browser. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  if (!browser.name) return null;
  return os.name ? `${browser.name}, ${os.name}` : browser.name;
}
