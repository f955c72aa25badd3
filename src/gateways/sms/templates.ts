import { ConfigError } from '#config/config-error.ts';
import { smsTemplates } from './texts/compose.ts';

/** Registered templates by their names: the operators' id, and the text that they know. */
export type SmsTemplates = Readonly<Record<string, { id: string; text: string }>>;

/**
 * Throws `ConfigError` where a registered text is not ours to the letter: operators drop what does
 * not match, and nobody hears of it.
 */
export function checkTemplates(registered: SmsTemplates, host: string): void {
  const ours = smsTemplates(host);
  const problems = Object.entries(registered).flatMap(([name, { text }]) =>
    problemOf(name, text, ours),
  );
  if (problems.length > 0) throw new ConfigError(problems);
}

/** Throws `ConfigError` where a template is not registered; for gateways that send nothing else. */
export function requireTemplates(registered: SmsTemplates, host: string): void {
  const missing = [...smsTemplates(host)].filter(([name]) => !Object.hasOwn(registered, name));
  const problems = missing.map(
    ([name, text]) => `SMS_TEMPLATES lacks ${name}: register this text, then add its id:\n${text}`,
  );
  if (problems.length > 0) throw new ConfigError(problems);
}

function problemOf(name: string, text: string, ours: Map<string, string>): string[] {
  const our = ours.get(name);
  if (our === undefined)
    return [`SMS_TEMPLATES names ${name}, which is none of ${[...ours.keys()].join(', ')}`];
  if (sameText(text, our)) return [];
  return [
    `SMS_TEMPLATES: the registered text of ${name} is not what the site writes.\nRegistered:\n${text}\nWritten:\n${our}`,
  ];
}

/** Windows writes line ends of its own, and some portals end a text with one. */
function sameText(left: string, right: string): boolean {
  const normal = (text: string) => text.normalize('NFC').replaceAll('\r\n', '\n').trimEnd();
  return normal(left) === normal(right);
}
