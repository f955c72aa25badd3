const KEY = 'profile-glimpse';

/** As much of the profile as the header shows on every page. */
export interface Glimpse {
  /** The address of the photo; none when there is no photo. */
  photo: string | null;
  /** The first letter of the name, which stands where there is no photo. */
  initial: string;
}

/** What is known of whoever is logged in; nothing when it was not asked yet. */
export function readGlimpse(): Glimpse | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept ? (JSON.parse(kept) as Glimpse) : undefined;
  } catch {
    // Storage is switched off, or holds what something else wrote.
    return undefined;
  }
}

/** Keeps it for the other pages of this visit, and shows it at once. */
export function keepGlimpse(glimpse: Glimpse): void {
  globalThis.sessionStorage?.setItem(KEY, JSON.stringify(glimpse));
  showGlimpse(glimpse);
}

export function forgetGlimpse(): void {
  globalThis.sessionStorage?.removeItem(KEY);
}

const PHOTO = '--profile-photo';
const INITIAL = '--profile-initial';

/** Hands it to the style sheet, because the header is the same markup for everybody. */
export function showGlimpse({ photo, initial }: Glimpse): void {
  const { style } = document.documentElement;
  style.setProperty(PHOTO, photo ? `url(${JSON.stringify(photo)})` : 'none');
  style.setProperty(INITIAL, photo ? '""' : JSON.stringify(initial));
}

/** The header of somebody who is logged out. */
export function showLoggedOut(): void {
  const { dataset, style } = document.documentElement;
  delete dataset['session'];
  for (const name of [PHOTO, INITIAL]) style.removeProperty(name);
}
