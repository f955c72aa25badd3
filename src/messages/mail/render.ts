import { htmlPage } from './html.ts';
import type { FilledPart, MailPage } from './html.ts';

/** A mail in both its forms. */
export const renderMail = (page: MailPage): { html: string; text: string } => ({
  html: htmlPage(page),
  text: plain(page),
});

function plain(page: MailPage): string {
  const { parts, signature, footer, footLinks = [], campaign, place, imprint, siteUrl } = page;
  const who = [campaign, place].filter(Boolean).join(', ');
  const links = footLinks.map(({ label, link }) => `${label}: ${link}`);
  // Two hyphens and a space begin a signature; readers fold away what follows.
  const foot = ['-- ', who, ...imprint, footer, ...links, siteUrl].join('\n');
  return `${[...parts.map(plainPart), signature].join('\n\n')}\n\n${foot}\n`;
}

function plainPart(part: FilledPart): string {
  if (typeof part === 'string') return part;
  if ('button' in part) return `${part.button}:\n${part.link}`;
  const { heading, paragraphs, more } = part;
  const underlined = heading && `${heading}\n${'='.repeat(Math.min(heading.length, 40))}`;
  return [underlined, ...paragraphs, more && `${more.label}:\n${more.link}`]
    .filter(Boolean)
    .join('\n\n');
}
