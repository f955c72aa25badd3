import type SMTPConnection from 'nodemailer/lib/smtp-connection';

export interface SmtpServer {
  options: SMTPConnection.Options;
  login: { user: string; pass: string } | undefined;
}

const TIMEOUT_MS = 5_000;

/**
 * A server by its address. `smtps` is encrypted from the first byte; `smtp` begins in the open and
 * must become encrypted before anything is said, unless `?tls=none` says that the way is short.
 */
export function smtpServer(address: string): SmtpServer {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  const open = url.searchParams.get('tls') === 'none';
  return {
    options: {
      // Brackets around IPv6 belong to the address, not to the host.
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !open,
      ignoreTLS: !secure && open,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      dnsTimeout: TIMEOUT_MS,
    },
    login: loginOf(url),
  };
}

function loginOf({ username, password }: URL): SmtpServer['login'] {
  if (username === '') return undefined;
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}
