import { and, eq, isNull } from 'drizzle-orm';
import { noticeVersion } from '#contract/purposes.ts';
import type { Executor } from '#db/database.ts';
import { consents, users } from '#db/schema/index.ts';

interface Said {
  given: boolean;
  language: string;
}

/** Who has an account sees there what they said by a link in a mail. */
export async function noteConsent(tx: Executor, email: string, said: Said): Promise<void> {
  const [owner] = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.erasedAt)));
  if (!owner) return;
  const about = { purpose: 'newsletter', notice: noticeVersion, source: 'newsletter' };
  await tx.insert(consents).values({ ...owner, ...about, ...said });
}
