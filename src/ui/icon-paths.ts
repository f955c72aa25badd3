/** Outlines on a square of 24 units, drawn with a line of 2. */
const STROKED = {
  search: 'M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM15.5 15.5 21 21',
  menu: 'M3 5h18M3 12h18M3 19h18',
  close: 'm5 5 14 14M19 5 5 19',
  chevron: 'm6 9 6 6 6-6',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  up: 'm5 15 7-7 7 7',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  'arrow-up-right': 'M6 18 17 7M8 6.5h9.5V16',
  download: 'M12 3v12M7 10.5l5 5 5-5M3 16v5h18v-5',
  camera: 'M2.5 7H7l2-3h6l2 3h4.5v13h-19zM16 13a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  headphones: 'M4 15v-2.5a8 8 0 0 1 16 0V15M4 14h4v6.5H4zM16 14h4v6.5h-4z',
  document: 'M5 2.5h9l5 5v14H5zM13.5 3v5H19M8.5 13h7M8.5 17h7',
  newspaper: 'M3 4h14v16H6a3 3 0 0 1-3-3zM17 9h4v8a3 3 0 0 1-4 2.8M6.5 8h7M6.5 12h7M6.5 16h7',
  translate:
    'M2 5h11M7.5 2.5V5M4 5c.5 4 3.5 7 7 8.5M11 5c-.5 4-4 8-8.5 9.5M12.5 21.5 17 11l4.5 10.5M14 18h6',
  warning: 'M12 3.5 2.5 20.5h19zM12 9.5v5.5M12 16.5v2',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  'check-circle': 'M21.5 12a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0zM7.5 12l3.5 3.5 5.5-6.5',
  phone: 'M4 3h5l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v5c0 .6-.4 1-1 1C10.6 21 3 13.4 3 4c0-.6.4-1 1-1z',
  mail: 'M2.5 5h19v14h-19zM3 6l9 7 9-7',
  pin: 'M12 22c4.5-5 7-8.5 7-12a7 7 0 1 0-14 0c0 3.5 2.5 7 7 12zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  calendar: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5',
  filter: 'M3 6h18M6 12h12M10 18h4',
  share:
    'M21 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM9 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM21 19a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM8.6 13.5l6.8 4M15.4 6.5l-6.8 4',
  person: 'M16 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21.5c0-5 3.5-7.5 8-7.5s8 2.5 8 7.5',
  chat: 'M3 21l1.5-5A9 9 0 1 1 8 19.5z',
  google: 'M12 12h8.5a8.5 8.5 0 1 1-2.5-6',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM16.5 6.5h2v2h-2z',
} as const;

/** Filled shapes on the same square. */
const SOLID = {
  play: 'M7 4v16l13-8z',
  pause: 'M6 4h4.5v16H6zM13.5 4H18v16h-4.5z',
  facebook:
    'M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.2c-1.3 0-1.6.8-1.6 1.6V12h2.700l-.4 2.9h-2.3v7A10 10 0 0 0 22 12z',
  twitter:
    'M22 5.8a8 8 0 0 1-2.4.7 4.1 4.1 0 0 0 1.8-2.3 8 8 0 0 1-2.6 1 4.1 4.1 0 0 0-7 3.8 11.700 11.700 0 0 1-8.5-4.3 4.1 4.1 0 0 0 1.3 5.5 4 4 0 0 1-1.9-.5 4.1 4.1 0 0 0 3.3 4.1 4 4 0 0 1-1.9.1 4.1 4.1 0 0 0 3.8 2.8A8.3 8.3 0 0 1 2 18.4a11.700 11.700 0 0 0 18-10.4A8 8 0 0 0 22 5.8z',
  youtube:
    'M21.6 7.2a2.5 2.5 0 0 0-1.8-1.8C18.2 5 12 5 12 5s-6.2 0-7.8.4a2.5 2.5 0 0 0-1.8 1.8A26 26 0 0 0 2 12c0 1.6.1 3.2.4 4.8a2.5 2.5 0 0 0 1.8 1.8C5.8 19 12 19 12 19s6.2 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8 26 26 0 0 0 0-9.6zM10 15V9l5.2 3z',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof STROKED | keyof typeof SOLID;

/** SVG path data of every icon. */
export const ICON_PATHS: Readonly<Record<IconName, string>> = { ...STROKED, ...SOLID };

/** Every icon name, lines first. */
export const ICON_NAMES = Object.keys(ICON_PATHS) as IconName[];

/** Whether an icon is filled rather than drawn with a line. */
export function isSolid(name: IconName): boolean {
  return name in SOLID;
}
