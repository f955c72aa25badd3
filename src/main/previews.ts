import type { CoverLook } from '#content/server/cover.ts';
import { byName } from '#content/server/drafts/collections.ts';
import { showDraft } from '#content/server/drafts/show-draft.ts';
import { createReader } from '#content/server/reader.ts';
import type { Reader } from '#content/server/reader.ts';
import { createBoundedQueue } from '#contract/bounded-queue.ts';
import type { FieldError } from '#contract/problems.ts';
import type { Database, Transaction } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import type { BoundCall } from '#http/bind.ts';
import type { PageReply, Pages, Previews } from '#http/pages.ts';
import type { PreviewSigner } from '#http/previews.ts';
import { ReplyCache } from '#http/reply-cache.ts';
import { isSessionAlive } from '#people/realms/sessions.ts';
import { collections } from './collections.ts';

interface PreviewParts {
  db: Database;
  signer: PreviewSigner;
  look: () => CoverLook;
  bindFor: (reader: Reader) => readonly BoundCall[];
  pagesFor: (calls: readonly BoundCall[], replies: ReplyCache) => Pages;
}

/** Each holds a connection while its page is made; the others are left to readers. */
const CONCURRENCY = 2;
const WAITING = 20;

/** Ends a transaction whose page is made. */
class RolledBack extends Error {
  readonly page: PageReply;

  constructor(page: PageReply) {
    super('Rolled back');
    this.page = page;
  }
}

/**
 * Renders pages as they would be with the drafts of a document, by the code of the public pages: the
 * drafts are published in a transaction that is never committed, and the page is read within it.
 */
export function createPreviews({ db, signer, look, bindFor, pagesFor }: PreviewParts): Previews {
  const queue = createBoundedQueue({ atOnce: CONCURRENCY, waiting: WAITING });
  const named = byName(collections);
  return {
    signer,
    isAlive: (id, browserHash) => isSessionAlive(db, id, browserHash),
    render: (request, caller, { collection, id }) =>
      queue(() =>
        withoutTrace(db, async (tx) => {
          const missing = await showDraft(tx, named.of(collection), id);
          if (missing.length > 0) return notYet(missing);
          const calls = bindFor(createReader(tx, look));
          return pagesFor(calls, new ReplyCache()).render(request, caller);
        }),
      ),
  };
}

/** The reply in place of a page that cannot be made yet; the editor names the same fields. */
function notYet(missing: readonly FieldError[]): PageReply {
  const fields = missing.map(({ param }) => `<li>${param.replace(/[^\w.-]/g, '')}</li>`).join('');
  const body = `<!doctype html><html lang="en"><title>Not yet</title>
<p>This page can be shown once these are filled in:</p>
<p lang="hi">इन्हें भरने पर यह पन्ना दिखेगा:</p><ul>${fields}</ul></html>`;
  return { status: 422, body };
}

async function withoutTrace(
  db: Database,
  work: (tx: Transaction) => Promise<PageReply>,
): Promise<PageReply> {
  try {
    return await transaction(db, async (tx): Promise<never> => {
      throw new RolledBack(await work(tx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.page;
    throw error;
  }
}
