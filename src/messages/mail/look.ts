import type { Language } from '#contract/languages.ts';

/** The colours that a mail uses, as sRGB hex, by the names that they have on the site. */
export type Colours = Readonly<
  Record<
    | ('wall' | 'ink' | 'ink-2' | 'brand' | 'link' | 'tint' | 'spark')
    | ('btn' | 'btn-2' | 'on-btn' | 'dado' | 'on-dado' | 'on-dado-2'),
    string
  >
>;

/** How the site looks, by day and by night, and the letter of its mark. */
export interface Look {
  light: Colours;
  dark: Colours;
  letter: string;
}

/** The position of the line that runs through the mark, as on the site. */
const LINE = { above: '62%', below: '67%' };

const NIGHT = '@media (prefers-color-scheme:dark)';

/** Each element's own style: many readers drop sheets, so these carry the page by day. */
export function stylesOf(colours: Colours, language: Language) {
  const isLatin = language === 'en';
  const body = isLatin ? 'font-size:17px;line-height:1.5' : 'font-size:17px;line-height:1.62';
  const small = isLatin ? 'font-size:15px;line-height:1.5' : 'font-size:16px;line-height:1.62';
  const font = `font-family:'Anek Latin','Anek Devanagari',system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif`;
  const { wall, ink, brand, link, spark, btn, dado } = colours;
  return {
    page: `margin:0;padding:0;background:${wall};color:${ink};${font};${body}`,
    wall: `background:${wall};${font}`,
    dado: `background:${dado};border-top:6px solid ${spark};${font}`,
    mark: `width:44px;height:44px;border-radius:3px;background:${dado};color:${colours['on-dado']};font-size:28px;font-weight:800;line-height:44px;text-align:center`,
    name: `font-size:18px;font-weight:800;line-height:1.3;color:${ink}`,
    place: `${small};color:${colours['ink-2']}`,
    title: `margin:28px 0 20px;font-size:30px;font-weight:800;line-height:${isLatin ? 1.12 : 1.28};color:${brand}`,
    heading: `margin:32px 0 12px;font-size:22px;font-weight:800;line-height:${isLatin ? 1.2 : 1.34};color:${ink}`,
    picture: `display:block;width:100%;max-width:552px;height:auto;margin:32px 0 0;border:0`,
    more: `font-weight:600;color:${link}`,
    text: `margin:0 0 16px;${body};color:${ink}`,
    button: `margin:24px 0 12px`,
    face: `background:${btn};border-bottom:5px solid ${colours['btn-2']};border-radius:3px`,
    label: `display:block;padding:13px 20px 10px;font-size:17px;font-weight:600;line-height:1.4;color:${colours['on-btn']};text-decoration:none`,
    small: `margin:0 0 20px;${small};color:${colours['ink-2']};overflow-wrap:anywhere;word-break:break-word`,
    link: `color:${link}`,
    who: `margin:0 0 8px;${small};font-weight:700;color:${colours['on-dado']}`,
    foot: `margin:0 0 8px;${small};color:${colours['on-dado-2']}`,
    site: `color:${colours['on-dado']}`,
  };
}

export type Styles = ReturnType<typeof stylesOf>;

/**
 * Styles that a sheet adds where one is read: the letter across the line, narrow screens, the night. The
 * mark is painted, so it stays as it is at night.
 */
export function styleSheet({ light, dark }: Look): string {
  const night = [
    `.wall{background:${dark.wall}!important}`,
    `.dado{background:${dark.dado}!important;border-color:${dark.spark}!important}`,
    `.face{background:${dark.btn}!important;border-color:${dark['btn-2']}!important}`,
    ...(['ink', 'ink-2', 'link', 'on-dado', 'on-dado-2'] as const).map(
      (name) => `.${name}{color:${dark[name]}!important}`,
    ),
    `.title{color:${dark.brand}!important}`,
    `.label{color:${dark['on-btn']}!important}`,
  ].join('');
  return [
    'a{overflow-wrap:anywhere}',
    counterchange(light),
    '@media (max-width:480px){.inside{padding:20px 16px!important}.button{width:100%!important}}',
    `${NIGHT}{${night}}`,
  ].join('');
}

function counterchange(colours: Colours): string {
  const { tint, spark, dado } = colours;
  const ground = `linear-gradient(${tint} ${LINE.above},${spark} ${LINE.above} ${LINE.below},${dado} ${LINE.below})`;
  const letter = `linear-gradient(${dado} ${LINE.above},${colours['on-dado']} ${LINE.above})`;
  return [
    '@supports ((-webkit-background-clip:text) or (background-clip:text)){',
    `.mark{background:${ground}!important}`,
    // Lower by three, so that the line cuts every script.
    `.sign{display:block;height:44px;line-height:50px;background:${letter};-webkit-background-clip:text;background-clip:text;color:transparent}`,
    '}',
  ].join('');
}

/** A mail in one colour scheme, whatever the device prefers: for its preview. */
export function inColourScheme(html: string, scheme: 'light' | 'dark'): string {
  return html.replaceAll(NIGHT, scheme === 'dark' ? '@media all' : '@media not all');
}
