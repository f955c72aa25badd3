/** The text of a small script, bundled and minified: scripts/vite/inline-script.ts. */
declare module '*?inline-script' {
  const code: string;
  export default code;
}
