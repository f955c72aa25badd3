const PREFIX = '/user-photos/';

/** The path of a profile photo; only who was told its name finds it. */
export const photoAddress = (name: string) => `${PREFIX}${name}.webp`;

/** The name in the address of a profile photo; none where the path is no such address. */
export const photoName = (path: string) => /^\/user-photos\/([\w-]{43})\.webp$/.exec(path)?.[1];
