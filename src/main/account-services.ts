import type { Config } from '#config/config.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Database } from '#db/database.ts';
import type { AccountDependencies } from '#features/account/server/dependencies.ts';
import { eraseAccountJob } from '#features/account/server/erase-job.ts';
import { toProfilePhoto } from '#features/account/server/profile-photo.ts';
import { forgetFace } from '#features/photo-booth/server/booth-people.ts';
import { noteOwnErasure } from '#features/privacy-desk/server/requests.ts';
import { endPushOf } from '#features/push/server/subscribe.ts';
import { followPublicName } from '#features/quiz/server/join-ranking.ts';
import type { SignInDependencies } from '#features/sign-in/server/dependencies.ts';
import { createOpenId } from '#gateways/identity/open-id.ts';
import type { CountedLimits } from '#http/limits/limits.ts';
import { createProofOfWork } from '#http/proof/proof-of-work.ts';
import type { Proofs } from '#http/proof/proof.ts';
import { createRecaptcha } from '#http/proof/recaptcha.ts';
import type { Queue } from '#jobs/queue.ts';
import { createSendMessage } from '#messages/send.ts';
import { leaveWithAccount } from '#people/subscription.ts';
import { createCampaignName } from './campaign.ts';
import { personalData } from './personal-data.ts';

interface AccountServicesOptions {
  db: Database;
  reader: Reader;
  queue: Pick<Queue, 'enqueue' | 'enqueueAll'>;
  secret: string;
}

/** Makes the services of accounts: the one that sends, the one that vouches, the key that signs. */
export function createAccountServices(
  { site, limits, openId, recaptcha }: Config,
  { db, reader, queue, secret }: AccountServicesOptions,
): SignInDependencies & AccountDependencies {
  return {
    db,
    sendMessage: createSendMessage(queue.enqueueAll).sendMessage,
    publicUrl: site.publicUrl,
    secret,
    scale: limits.scale,
    openId: openId && createOpenId(openId),
    recaptchaKey: recaptcha?.siteKey ?? null,
    campaignName: createCampaignName(reader),
    readPhoto: toProfilePhoto,
    personalData,
    async erase(tx, userId) {
      await leaveWithAccount(tx, { userId, secret });
      await queue.enqueue(eraseAccountJob, { userId }, tx);
    },
    forgetFace,
    followPublicName,
    endPush: endPushOf,
    noteErasure: noteOwnErasure,
  };
}

/** Makes the proofs that open a limit that was reached: recaptcha where it is set up, else proof of work. */
export function createProofs({ recaptcha }: Config, secret: string, limits: CountedLimits): Proofs {
  if (recaptcha) return createRecaptcha(recaptcha);
  return createProofOfWork({ secret, limits });
}
