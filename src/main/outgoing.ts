import type { Config } from '#config/config.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Database } from '#db/database.ts';
import type { Composing } from '#features/newsletter-issues/server/dependencies.ts';
import { renderPreview } from '#features/newsletter-issues/server/preview-routes.ts';
import { mailPreviewAddress } from '#http/mail-previews.ts';
import type { MailPreviews } from '#http/mail-previews.ts';
import type { PreviewSigner } from '#http/previews.ts';
import { isSessionAlive } from '#people/realms/sessions.ts';
import { searchable } from './collections.ts';
import type { Gateways } from './gateways.ts';
import { newsletterPartsOf } from './newsletter-parts.ts';
import { pushIconOf } from './push-icon.ts';
import { readPushKeys } from './secret.ts';
import { createSender } from './sender.ts';

interface OutgoingDependencies {
  gateways: Gateways;
  reader: Reader;
  previewSigner: PreviewSigner;
}

/** The services that calls need for what goes out to many, push messages and the newsletter, and what comes back. */
export const outgoingOf = (
  { data, mailReturns, site: { publicUrl } }: Config,
  { gateways: { push, mail, registeredNames }, reader, previewSigner }: OutgoingDependencies,
) => ({
  push,
  mail,
  pushIcon: pushIconOf(reader),
  pushKey: async () => (await readPushKeys(data.folder)).publicKey,
  sender: createSender(reader, { publicUrl, registeredNames }),
  returnsSecret: mailReturns?.secret,
  signMailPreview: mailPreviewAddress(previewSigner),
});

/** The pages behind the previews of mails. */
export function mailPreviewsOf(
  db: Database,
  signer: PreviewSigner,
  parts: Omit<Composing, 'searchable' | 'pictureOf'>,
): MailPreviews {
  const composing = { ...parts, ...newsletterPartsOf(parts), searchable, db };
  return {
    signer,
    isAlive: (id, hash) => isSessionAlive(db, id, hash),
    render: (previewed) => renderPreview(composing, previewed),
  };
}
