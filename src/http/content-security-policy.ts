import { hash } from 'node:crypto';

const element = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi;
const executableTypes = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

const recaptchaFrames = ['https://www.google.com/recaptcha/'];
const recaptchaScripts = [...recaptchaFrames, 'https://www.gstatic.com/recaptcha/'];

/** The scripts that React Router writes to hand its data over: they add text to a stream, and run nothing. */
const handoff =
  /^window\.__reactRouterContext\.streamController\.(enqueue\("[^"\\<\r\n]*(?:\\.[^"\\<\r\n]*)*"\)|close\(\));$/;

interface PolicyOptions {
  /** The inline scripts that the page's own code put into it. */
  scripts?: Iterable<string> | undefined;
  recaptcha?: boolean | undefined;
}

/**
 * The policy of a finished HTML page: our own files, the styles that are in it, and those of its
 * inline scripts that its own code is known to have written. A script that came into the page in any
 * other way has no hash, and does not run.
 */
// spec: third-party:assets
export function contentSecurityPolicy(
  html: Buffer,
  { scripts: known = [], recaptcha = false }: PolicyOptions = {},
): string {
  const ours = new Set(Array.from(known, inLatin1));
  // Latin-1 decodes faster than UTF-8, and only ASCII is looked for.
  const { scripts, styles } = inlineHashes(html.toString('latin1'), (text) => {
    return ours.has(text) || handoff.test(text);
  });
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...(recaptcha ? recaptchaScripts : [])].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...(recaptcha ? recaptchaFrames : [])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ['frame-src https://www.youtube-nocookie.com', ...(recaptcha ? recaptchaFrames : [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Recaptcha's own script writes addresses of scripts as plain text.
    ...(recaptcha ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ');
}

const inLatin1 = (text: string) => Buffer.from(text).toString('latin1');

function inlineHashes(
  html: string,
  isOurs: (script: string) => boolean,
): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(element)) {
    if (name.toLowerCase() === 'style') styles.add(hashOf(text));
    else if (isExecutableInline(attributes) && isOurs(text)) scripts.add(hashOf(text));
  }
  return { scripts, styles };
}

/** Data blocks, such as JSON-LD, are not run, and scripts with a `src` are known by their address. */
function isExecutableInline(attributes: string): boolean {
  if (/(^|\s)src\s*=/i.test(attributes)) return false;
  const [, double, single, bare] =
    /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  const type = double ?? single ?? bare ?? '';
  return executableTypes.has(type.trim().toLowerCase());
}

/** A browser turns every line break into LF before it hashes. */
function hashOf(text: string): string {
  const bytes = Buffer.from(text.replace(/\r\n?/g, '\n'), 'latin1');
  const digest = hash('sha256', bytes, 'base64');
  return `'sha256-${digest}'`;
}
