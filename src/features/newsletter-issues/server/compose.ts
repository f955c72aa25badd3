import { localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { SentIssue } from '#db/schema/newsletter-issues.ts';
import type { Mail } from '#gateways/mail/port.ts';
import { spaceDandas } from '#lib/danda.ts';
import type { Sender } from '#messages/mail/compose.ts';
import { renderMail } from '#messages/mail/render.ts';
import type { Composing, ReaderLinks } from './dependencies.ts';
import { frameWords } from './words.ts';

interface RenderedIssue {
  issue: SentIssue;
  language: Language;
  /** The number in the archive; none while it is a draft. */
  number: number | null;
}

type IssueMail = Pick<Mail, 'from' | 'subject' | 'text' | 'html' | 'language' | 'headers'>;

/** Stand for the links of one reader, and are nothing that anybody writes. */
const OWN = {
  unsubscribe: 'https://own.invalid/unsubscribe',
  preferences: 'https://own.invalid/preferences',
};

/** The mail of an issue in one language; what it returns makes that of each reader from it. */
export async function composeIssue(
  { issue, language, number }: RenderedIssue,
  { sender: senderIn, publicUrl }: Pick<Composing, 'sender' | 'publicUrl'>,
): Promise<(links: ReaderLinks) => IssueMail> {
  const sender = await senderIn(language);
  const { subject, preheader, stories } = issue;
  const words = frameWords(language);
  const filled = (text: string) => spaceDandas(text.replaceAll('{campaign}', sender.campaign));
  const at = (path: string) => publicUrl + localPath(language, path);
  const composed = (hasPreferences: boolean) =>
    renderMail({
      ...sender,
      language,
      subject,
      preheader,
      linkHint: '',
      parts: stories.map(({ path, picture, ...story }) => ({
        ...story,
        picture: picture && { ...picture, address: publicUrl + picture.address },
        more: path === null ? null : { label: words.readAll, link: at(path) },
      })),
      signature: filled(words.signature),
      footer: filled(words.footer),
      footLinks: [
        ...(number === null
          ? []
          : [{ label: words.inBrowser, link: at(`/newsletter/archive/${number}`) }]),
        ...(hasPreferences ? [{ label: words.preferences, link: OWN.preferences }] : []),
        { label: words.unsubscribe, link: OWN.unsubscribe },
      ],
    });
  const whole = { with: composed(true), without: composed(false) };
  return ({ unsubscribe, preferences, headers }) => {
    const { html, text } = preferences === null ? whole.without : whole.with;
    const own = (given: string) =>
      given
        .replaceAll(OWN.unsubscribe, () => unsubscribe)
        .replaceAll(OWN.preferences, () => preferences ?? '');
    return {
      from: sender.campaign,
      subject,
      language,
      html: own(html),
      text: own(text),
      headers: { ...listHeaders(sender, publicUrl), ...headers },
    };
  };
}

/** The name of the list, by which mail programs sort. */
function listHeaders({ campaign }: Sender, publicUrl: string): Record<string, string> {
  const { hostname } = new URL(publicUrl);
  // Only letters of ASCII may stand there bare; the name in the mail itself says who writes.
  const name = /^[\w .-]+$/.test(campaign) ? `"${campaign}" ` : '';
  return { 'List-Id': `${name}<newsletter.${hostname}>`, Precedence: 'bulk' };
}
