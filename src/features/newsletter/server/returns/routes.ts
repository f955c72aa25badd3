import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { bind } from '#http/bind.ts';
import { isSameSecret } from '#lib/same-secret.ts';
import { postReturnedMail } from '../../contract/returns.ts';
import { readReport } from './read-report.ts';
import { takeReturns } from './take-returns.ts';
import { readVendorReport } from './vendor-reports.ts';

interface ReturnDependencies {
  db: Database;
  /** The key of what is remembered of addresses. */
  secret: string;
  /** The secret of the mail server; without one the call is not there. */
  returnsSecret: string | undefined;
}

export const returnRoutes = ({ db, secret, returnsSecret }: ReturnDependencies) => [
  bind(postReturnedMail, async ({ body, caller }) => {
    if (returnsSecret === undefined) throw new Problem('notFound');
    if (!isSameSecret(caller.token ?? '', returnsSecret)) throw new Problem('forbidden');
    const returns = body.trimStart().startsWith('{')
      ? readVendorReport(body)
      : [await readReport(secret, Buffer.from(body))].filter((each) => each !== undefined);
    await takeReturns(db, secret, returns);
    return { data: { taken: returns.length } };
  }),
];
