import type { Database } from '#db/database.ts';
import type { Post } from '#messages/post.ts';

/** What the calls of the newsletter need; `main` hands it to them. */
export interface NewsletterDependencies {
  db: Database;
  post: Post;
  /** The origin that links in messages begin with. */
  publicUrl: string;
}
