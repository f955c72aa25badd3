import type { Config } from '#config/config.ts';
import type { Database } from '#db/database.ts';
import { eraseAccountJob } from '#features/account/server/erase-job.ts';
import type { AccountParts } from '#features/account/server/parts.ts';
import { portraitOf } from '#features/account/server/portrait.ts';
import type { SignInServices } from '#features/sign-in/server/service.ts';
import { createOpenId } from '#gateways/identity/open-id.ts';
import type { Limits } from '#http/limits/limits.ts';
import { createProofOfWork } from '#http/proof/proof-of-work.ts';
import type { Proofs } from '#http/proof/proof.ts';
import { createRecaptcha } from '#http/proof/recaptcha.ts';
import { createPost } from '#jobs/post.ts';
import type { Enqueue } from '#jobs/queue.ts';

interface Ground {
  db: Database;
  enqueue: Enqueue;
  secret: string;
}

/** What accounts are made of: who sends, who vouches, what is signed with what. */
export function peopleParts(
  { site, limits, openId, recaptcha }: Config,
  { db, enqueue, secret }: Ground,
): SignInServices & AccountParts {
  return {
    db,
    post: createPost(enqueue),
    publicUrl: site.publicUrl,
    secret,
    scale: limits.scale,
    openId: openId && createOpenId(openId),
    recaptchaKey: recaptcha?.siteKey ?? null,
    readPhoto: portraitOf,
    erase: (tx, userId) => enqueue(eraseAccountJob, { userId }, tx),
  };
}

/** What opens a limit that was passed: recaptcha where it is set up, else some work. */
export function createProofs({ recaptcha }: Config, secret: string, limits: Limits): Proofs {
  if (recaptcha) return createRecaptcha(recaptcha);
  return createProofOfWork({ secret, limits });
}
