import type { Language } from '#contract/languages.ts';
import { checkDeclaration } from './check-declaration.ts';
import type { Declaration, MailForm, SmsForm, Terms, Values } from './declaration.ts';
import type { Addressee, Message, Outgoing } from './message.ts';

type Declared<M extends Values, S extends Values> = Terms &
  Pick<Declaration, 'name' | 'goodForMinutes' | 'outlivesAccount'> & {
    mail?: MailForm<M>;
    sms?: SmsForm<S>;
  };

interface Recipient {
  to: Addressee;
  language: Language;
}

type Writer<V extends Values> = [V] extends [never]
  ? never
  : (recipient: Recipient, values: Readonly<Record<keyof V & string, string>>) => Outgoing;

/** A declared message: `confirmOrder.mail({ to, language }, { link })` makes one to send. */
export interface DefinedMessage<M extends Values = never, S extends Values = never> {
  declaration: Declaration;
  mail: Writer<M>;
  sms: Writer<S>;
}

/**
 * Declares a message that the site sends, in the folder of the feature that sends it; `main` collects
 * them. Throws where the words have a hole that nothing fills.
 */
export function defineMessage<M extends Values = never, S extends Values = never>(
  declared: Declared<M, S>,
): DefinedMessage<M, S> {
  const declaration = declared as Declaration;
  checkDeclaration(declaration);
  const { name: kind, purpose } = declaration;
  const writer =
    (channel: Message['channel']) =>
    ({ to, language }: Recipient, values: Readonly<Record<string, string>>): Outgoing => ({
      purpose,
      channel,
      to,
      language,
      text: { kind, ...values },
    });
  return {
    declaration,
    mail: writer('mail') as Writer<M>,
    sms: writer('sms') as Writer<S>,
  };
}

/** The declarations of every feature. Throws where two messages have one name. */
export function collectMessages(
  ...lists: readonly (readonly { declaration: Declaration }[])[]
): readonly Declaration[] {
  const declarations = lists.flat().map(({ declaration }) => declaration);
  const names = new Set(declarations.map(({ name }) => name));
  if (names.size < declarations.length) throw new Error('Two messages have the same name');
  return declarations;
}
