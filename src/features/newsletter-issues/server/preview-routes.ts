import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/languages.ts';
import { isLanguage, localPath } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { DeliveryError } from '#gateways/delivery-error.ts';
import { bind } from '#http/bind.ts';
import { inColourScheme } from '#messages/mail/look.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import { lockAgent } from '#people/realms/lock-agent.ts';
import { previewNewsletterIssue, testNewsletterIssue } from '../contract.ts';
import { composeIssue } from './compose.ts';
import type { Composing, IssueDependencies } from './dependencies.ts';
import { readIssue, requireWhole } from './issues.ts';
import type { Issue } from './issues.ts';
import { languageFor, languagesOf, tellIssue } from './stories.ts';

/** The calls by which agents see an issue before anybody else does. */
export const previewRoutes = (services: IssueDependencies) => [
  previewing(services),
  testing(services),
];

const previewing = (services: IssueDependencies) =>
  bind(previewNewsletterIssue, async ({ query: { id, language }, caller }) => {
    const { subject, text } = await composeDraft(
      await readIssue(services.db, id),
      language,
      services,
    );
    const { session } = caller;
    if (!session) throw new Problem('unauthorized');
    const address = (theme: 'light' | 'dark') =>
      services.signMailPreview({ id: `${id} ${language}`, theme }, session);
    return { data: { subject, text, light: address('light'), dark: address('dark') } };
  });

/** The page that a signed preview names; undefined for an issue that is gone. */
export async function renderPreview(
  { db, ...composing }: Composing & { db: Database },
  { id: named, theme }: { id: string; theme: 'light' | 'dark' },
): Promise<string | undefined> {
  const [id = '', language = ''] = named.split(' ');
  const issue = await readIssue(db, id).catch(goneOrFailed);
  if (!issue || !isLanguage(language)) return undefined;
  const { html } = await composeDraft(issue, language, composing);
  return inColourScheme(html, theme);
}

/** An issue that was thrown away has no page; every other failure is one. */
function goneOrFailed(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}

const testing = (services: IssueDependencies) =>
  bind(testNewsletterIssue, async ({ body: { id, language }, caller, act }) => {
    const issue = await readIssue(services.db, id);
    requireWhole(issue);
    const { subject, ...mail } = await composeDraft(issue, language, services);
    const { email: to } = await act(async (tx) => {
      const agent = await lockAgent(tx, callingAgent(caller).id);
      if (!agent) throw new Problem('unauthorized');
      return agent;
    });
    const one = { id: randomUUID(), createdAt: new Date(), to, ...mail };
    await services.mail.send({ ...one, subject: `[Test] ${subject}` }).catch((error: unknown) => {
      if (error instanceof DeliveryError) throw new Problem('busy', { message: UNREACHED });
      throw error;
    });
    return { message: 'It is on its way to your own address.' };
  });

const UNREACHED = 'The mail server did not take it. Try again in a moment.';

/** An issue as it went out, or else as it is written now, with links that lead to nobody's subscription. */
async function composeDraft(issue: Issue, wished: Language, composing: Composing) {
  const language = languageFor(languagesOf(issue), wished);
  const told = issue.sentTexts?.[language] ?? (await tellIssue(issue, language, composing));
  const mailWith = await composeIssue({ issue: told, language, number: issue.number }, composing);
  const page = composing.publicUrl + localPath(language, '/newsletter');
  return mailWith({ unsubscribe: page, preferences: page, headers: {} });
}
