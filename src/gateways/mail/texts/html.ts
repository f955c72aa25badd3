import type { Language } from '#contract/languages.ts';

/** A paragraph, or a button with where it leads. */
export type FilledPart = string | { button: string; link: string };

interface Page {
  language: Language;
  subject: string;
  /** Markup. */
  body: string;
  signature: string;
  footer: string;
}

// Many readers drop style sheets, so every element carries its own.
const styles = {
  page: 'margin:0;padding:24px 16px;background:#f4f4f2;color:#1d1d1b;font:16px/1.6 system-ui,sans-serif',
  sheet:
    'max-width:34rem;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d9d9d4;border-radius:12px',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4f5f;color:#ffffff;font-weight:600;text-decoration:none',
  small: 'margin:0 0 16px;font-size:14px;color:#55554f;overflow-wrap:anywhere',
  footer: 'max-width:34rem;margin:16px auto 0;font-size:14px;color:#55554f',
};

/** One column that is as wide as the screen, or as a line is easy to read. */
export function htmlPage({ language, subject, body, signature, footer }: Page): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(subject)}</title>
</head>
<body style="${styles.page}">
<main style="${styles.sheet}">
${body}
<p style="margin:0">${escape(signature)}</p>
</main>
<p style="${styles.footer}">${escape(footer)}</p>
</body>
</html>
`;
}

/** Paragraphs and buttons as markup; below each button its address, for readers that follow none. */
export function htmlParts(parts: readonly FilledPart[], linkHint: string): string {
  const paragraph = (style: string, inside: string) => `<p style="${style}">${inside}</p>`;
  return parts
    .map((part) => {
      if (typeof part === 'string') return paragraph(styles.paragraph, escape(part));
      const link = escape(part.link);
      const button = `<a href="${link}" style="${styles.button}">${escape(part.button)}</a>`;
      const address = `${escape(linkHint)}<br><a href="${link}" style="color:inherit">${link}</a>`;
      return [paragraph(styles.paragraph, button), paragraph(styles.small, address)].join('\n');
    })
    .join('\n');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
