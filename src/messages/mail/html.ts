import type { Language } from '#contract/languages.ts';
import { escapeHtml as escape } from './escape-html.ts';
import { styleSheet, stylesOf } from './look.ts';
import type { Look, Styles } from './look.ts';

/** A paragraph, a button with where it leads, or a story of a newsletter. */
export type FilledPart = string | { button: string; link: string } | Story;

/** Words under a heading of their own, with a picture and the link to all of it. */
export interface Story {
  heading: string | null;
  paragraphs: readonly string[];
  picture: { address: string; width: number; height: number; alt: string } | null;
  more: FootLink | null;
}

/** A link with a word for it. */
export interface FootLink {
  label: string;
  link: string;
}

export interface MailPage {
  language: Language;
  subject: string;
  parts: readonly FilledPart[];
  linkHint: string;
  signature: string;
  /** Why this came. */
  footer: string;
  /** The words that a mailbox shows beside the subject. */
  preheader?: string;
  /** Links below everything: to read it in the browser, to leave. */
  footLinks?: readonly FootLink[];
  campaign: string;
  place: string;
  /** The imprint, line by line. */
  imprint: readonly string[];
  siteUrl: string;
  look: Look;
}

/**
 * A mail as a page of the site: the limewashed wall with the words, and below the stripe the dado
 * with who writes and why. One column, as wide as the screen or as a line is easy to read.
 */
export function htmlPage(page: MailPage): string {
  const { language, subject, look } = page;
  const styles = stylesOf(look.light, language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${styleSheet(look)}</style>
</head>
<body class="wall" style="${styles.page}">${preheaderOf(page)}
${row('wall', styles.wall, [head(page, styles), words(page, styles)].join('\n'))}
${row('dado', styles.dado, foot(page, styles))}
</body>
</html>
`;
}

/** A table, because some readers know no other way to the middle of a screen. */
function row(name: string, style: string, inside: string): string {
  return `<table role="presentation" class="${name}" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">
<tr><td align="center">
<table role="presentation" class="column" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td align="left" class="inside" style="padding:24px">
${inside}
</td></tr>
</table>
</td></tr>
</table>`;
}

function head({ campaign, place, look }: MailPage, styles: Styles): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="44" valign="middle" aria-hidden="true"><div class="mark" style="${styles.mark}"><span class="sign">${escape(look.letter)}</span></div></td>
<td style="padding-left:10px"><span class="ink" style="${styles.name}">${escape(campaign)}</span><br><span class="ink-2" style="${styles.place}">${escape(place)}</span></td>
</tr></table>`;
}

function words({ subject, parts, linkHint, signature }: MailPage, styles: Styles): string {
  const paragraph = (text: string) =>
    `<p class="ink" style="${styles.text}">${escape(text).replaceAll('\n', '<br>')}</p>`;
  return [
    `<h1 class="title" style="${styles.title}">${escape(subject)}</h1>`,
    ...parts.map((part) => {
      if (typeof part === 'string') return paragraph(part);
      return 'button' in part ? button(part, linkHint, styles) : story(part, styles);
    }),
    paragraph(signature),
  ].join('\n');
}

/** Hidden in the mail itself. */
function preheaderOf({ preheader }: MailPage): string {
  if (!preheader) return '';
  return `<div style="display:none;max-height:0;overflow:hidden">${escape(preheader)}</div>`;
}

function story({ heading, paragraphs, picture, more }: Story, styles: Styles): string {
  return [
    picture && pictureOf(picture, styles),
    heading && `<h2 class="title" style="${styles.heading}">${escape(heading)}</h2>`,
    ...paragraphs.map(
      (text) =>
        `<p class="ink" style="${styles.text}">${escape(text).replaceAll('\n', '<br>')}</p>`,
    ),
    more &&
      `<p class="ink" style="${styles.text}"><a class="link" href="${escape(more.link)}" style="${styles.more}">${escape(more.label)}</a></p>`,
  ]
    .filter(Boolean)
    .join('\n');
}

function pictureOf({ address, width, height, alt }: PictureOf, styles: Styles): string {
  return `<img src="${escape(address)}" width="${width}" height="${height}" alt="${escape(alt)}" style="${styles.picture}">`;
}

type PictureOf = NonNullable<Story['picture']>;

/** Below each button its address, for readers that follow none. */
function button(part: { button: string; link: string }, linkHint: string, styles: Styles): string {
  const link = escape(part.link);
  return `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="${styles.button}"><tr>
<td class="face" align="center" style="${styles.face}"><a class="label" href="${link}" style="${styles.label}">${escape(part.button)}</a></td>
</tr></table>
<p class="ink-2" style="${styles.small}">${escape(linkHint)}<br><a class="link" href="${link}" style="${styles.link}">${link}</a></p>`;
}

function foot(page: MailPage, styles: Styles): string {
  const { campaign, place, imprint, footer, footLinks = [], siteUrl } = page;
  const line = (text: string) => `<p class="on-dado-2" style="${styles.foot}">${text}</p>`;
  const site = escape(siteUrl);
  const who = [campaign, place].filter(Boolean).join(', ');
  return [
    `<p class="on-dado" style="${styles.who}">${escape(who)}</p>`,
    ...imprint.map((text) => line(escape(text))),
    line(escape(footer)),
    ...footLinks.map(({ label, link }) =>
      line(`<a class="on-dado" href="${escape(link)}" style="${styles.site}">${escape(label)}</a>`),
    ),
    line(`<a class="on-dado" href="${site}" style="${styles.site}">${escape(siteUrl)}</a>`),
  ].join('\n');
}
