import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import { quizPlayers } from '#db/schema/quiz.ts';
import type { Caller } from '#http/caller.ts';
import { wholeFile } from '#http/downloads/whole-file.ts';
import { findUserBy } from '#people/find-user.ts';
import { requireSession } from '#people/require-session.ts';
import type { CertificatePrinter, QuizDependencies } from './dependencies.ts';

interface CertificateContext {
  caller: Caller;
  language: Language;
}

/** Sends the certificate of the caller, who must have played. */
export function certificateWith(
  { db, now, certificates }: QuizDependencies,
  kind: keyof CertificatePrinter,
) {
  return async ({ caller, language }: CertificateContext) => {
    const userId = requireSession(caller).ownerId;
    const user = await findUserBy(db, { id: userId });
    const [player] = await db.select().from(quizPlayers).where(eq(quizPlayers.userId, userId));
    if (!user || !player || player.rounds === 0)
      throw new Problem('notFound', { message: 'A certificate comes with the first round.' });
    const facts = { name: user.name, points: player.points, days: player.bestStreak, at: now() };
    const file = await certificates[kind](facts, language);
    const name = kind === 'print' ? 'certificate.pdf' : 'certificate.png';
    return wholeFile(name, file);
  };
}
