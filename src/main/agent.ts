import { createAuditLog } from '#audit/audit-log.ts';
import { readConfig } from '#config/config.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { resetAgent } from '#features/agents/server/reset-agent.ts';
import { createQueue } from '#jobs/queue.ts';
import { createSendMessage } from '#messages/send.ts';
import { openBesideSite } from './open-beside-site.ts';
import { printStartupError } from './print-startup-error.ts';

const USAGE = 'Name the address of an account: npm run agent -- reset EMAIL';

process.exitCode = await agentCommand(process.argv.slice(2));

/** `npm run agent -- reset EMAIL`; the exit code is 0 when it is done, 1 when not, 2 for misuse. */
async function agentCommand([act, email, ...more]: string[]): Promise<number> {
  if (act !== 'reset' || !email || more.length > 0) {
    console.error(USAGE);
    return 2;
  }
  try {
    return await reset(email);
  } catch (error) {
    printStartupError(error);
    return 1;
  }
}

/** The link is shown at the terminal, this once; it goes where no log lines go. */
async function reset(email: string): Promise<number> {
  const config = readConfig();
  const connection = await openBesideSite(config.database, console.error);
  const { db, url, close } = connection;
  const queue = createQueue(connection);
  try {
    await migrateDatabase(url);
    const made = await resetAgent(
      {
        audit: createAuditLog(db),
        sendMessage: createSendMessage(queue.enqueueAll).sendMessage,
        publicUrl: config.site.publicUrl,
      },
      email,
    );
    if (!made) {
      console.error(
        `No account has the address ${email}, or it is suspended. Nothing was changed.`,
      );
      return 1;
    }
    process.stdout.write(
      `${made.name} is logged out everywhere and has no second factor any more.\n` +
        `This link leads to a new password, once, for 30 minutes:\n${made.link}\n` +
        'After the first log-in a second factor is set up anew. It stands in the record.\n',
    );
    return 0;
  } finally {
    await queue.stop();
    await close();
  }
}
