/** Parts of the table of pages, put into the browser's build by scripts/vite/paths-of-pages.ts. */
declare const PATHS_OF_PAGES: Record<
  'home' | 'people' | 'uncached' | 'needLogIn',
  readonly string[]
>;

/** The text of a small script, bundled and minified by scripts/vite/inline-script.ts. */
declare module '*?inline-script' {
  const code: string;
  export default code;
}

/** The address of a script with an entry of its own, built by scripts/vite/separate-script.ts. */
declare module '*?separate-script' {
  const address: string;
  export default address;
}
