import { ConfigError } from '#config/config-error.ts';
import type { SmsTemplates } from '#gateways/sms/port.ts';
import type { Declaration } from '../declaration.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';

/** How operators write a place for a value. */
const VARIABLE = '{#var#}';

/**
 * Every short message as operators want it registered, by its name: `code.en`. The name of the
 * campaign stands in it to the letter.
 */
export function smsTemplates(
  messages: readonly Declaration[],
  host: string,
  campaign: string,
): Map<string, string> {
  const fixed: Record<string, string> = { host, campaign };
  const templates = messages.flatMap(({ name, sms }) =>
    Object.entries(sms?.words ?? {}).map(
      ([language, words]) =>
        [
          `${name}.${language}`,
          fillPlaceholders(words, (hole) => fixed[hole] ?? VARIABLE),
        ] as const,
    ),
  );
  return new Map(templates);
}

/** Stands in our texts where the campaign's name was registered. */
const NAME = '{campaign}';

/**
 * The campaign's name as each template has it: what was registered is what goes out, whatever the
 * settings say later. Throws `ConfigError` where a text is not ours to the letter but for that name:
 * operators drop what does not match, and nobody hears of it.
 */
export function readTemplates(
  messages: readonly Declaration[],
  registered: SmsTemplates,
  host: string,
): Map<string, string> {
  const ours = smsTemplates(messages, host, NAME);
  const problems: string[] = [];
  const names = new Map<string, string>();
  for (const [template, { text }] of Object.entries(registered)) {
    const our = ours.get(template);
    const name = our && nameIn(text, our);
    if (name) names.set(template, name);
    else problems.push(our ? difference(template, text, our) : unknown(template, ours));
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return names;
}

/** Throws `ConfigError` where a template is not registered; for gateways that send nothing else. */
export function requireTemplates(
  messages: readonly Declaration[],
  registered: SmsTemplates,
  host: string,
): void {
  const ours = [...smsTemplates(messages, host, NAME)];
  const missing = ours.filter(([template]) => !Object.hasOwn(registered, template));
  const problems = missing.map(
    ([template, text]) =>
      `SMS_TEMPLATES lacks ${template}: register this text with your name for ${NAME}, then add its id:\n${text}`,
  );
  if (problems.length > 0) throw new ConfigError(problems);
}

/** The campaign's name as a registered text has it; none where the text is another. */
function nameIn(text: string, our: string): string | undefined {
  const [before = '', after = ''] = normal(our).split(NAME);
  const given = normal(text);
  if (!given.startsWith(before) || !given.endsWith(after)) return undefined;
  const name = given.slice(before.length, given.length - after.length);
  return /^[^\n{}]{1,80}$/.test(name) ? name : undefined;
}

const difference = (template: string, text: string, our: string) =>
  `SMS_TEMPLATES: the registered text of ${template} is not what the site writes.\nRegistered:\n${text}\nWritten, with your name for ${NAME}:\n${our}`;

const unknown = (template: string, ours: Map<string, string>) =>
  `SMS_TEMPLATES names ${template}, which is none of ${[...ours.keys()].join(', ')}`;

/** Windows writes line ends of its own, and some portals end a text with one. */
function normal(text: string): string {
  return text.normalize('NFC').replaceAll('\r\n', '\n').trimEnd();
}
