const KEY = 'avatar';

/** The part of the profile that the header shows on every page. */
export interface Avatar {
  /** The address of the photo, if there is one. */
  photo: string | null;
  /** The first letter of the name, shown where there is no photo. */
  initial: string;
}

/** The avatar of the logged-in visitor; undefined until it was loaded. */
export function readAvatar(): Avatar | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept ? (JSON.parse(kept) as Avatar) : undefined;
  } catch {
    // Storage is switched off, or another script wrote the entry.
    return undefined;
  }
}

/** Stores the avatar for the other pages of this visit, and shows it at once. */
export function cacheAvatar(avatar: Avatar): void {
  globalThis.sessionStorage?.setItem(KEY, JSON.stringify(avatar));
  showAvatar(avatar);
}

export function forgetAvatar(): void {
  globalThis.sessionStorage?.removeItem(KEY);
}

const PHOTO = '--profile-photo';
const INITIAL = '--profile-initial';

/** Hands the avatar to the style sheet, because the header's markup is the same for everybody. */
export function showAvatar({ photo, initial }: Avatar): void {
  const { style } = document.documentElement;
  style.setProperty(PHOTO, photo ? `url(${JSON.stringify(photo)})` : 'none');
  style.setProperty(INITIAL, photo ? '""' : JSON.stringify(initial));
}

/** Turns the header into that of a logged-out visitor. */
export function showLoggedOut(): void {
  const { dataset, style } = document.documentElement;
  delete dataset['session'];
  for (const name of [PHOTO, INITIAL]) style.removeProperty(name);
}
