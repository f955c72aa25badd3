import {
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { consents, mailSuppressions, newsletterConsents } from '#db/schema/index.ts';
import { newsletterSubscribers, users } from '#db/schema/index.ts';
import { addressHash } from '#people/mail-address.ts';
import { returnPathFor } from '#people/return-path.ts';
import { isSuppressed } from '#people/suppression.ts';
import { testSite } from '#test/site.ts';
import { folderUntilEnd } from '#test/temporary-folder.ts';
import { createReadReturnsJob } from './folder-job.ts';

const BEARER = 'the-secret-of-its-mail-server';
const site = await testSite({
  environment: {
    MAIL_RETURN_PATH: 'bounces@campaign.example',
    MAIL_RETURNS_SECRET: BEARER,
  },
});
const { db } = site;
const secret = readFileSync(join(site.files, '..', 'secret'), 'utf8').trim();

let minutes = 0;
/** The return path of another mail to an address. */
function pathOf(email: string, daysAgo = 0): string {
  minutes += 1;
  const at = new Date(Date.now() - daysAgo * 86_400_000 - minutes * 60_000);
  return returnPathFor({ address: 'bounces@campaign.example', secret }, email, at);
}

const crlf = (...lines: string[]) => lines.join('\r\n');

/** A delivery status as Postfix writes it. */
const bounce = (to: string, status: string, action = 'failed') =>
  crlf(
    'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain',
    '',
    'Your message could not be delivered.',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; somebody@letters.example',
    `Action: ${action}`,
    `Status: ${status}`,
    '--b1',
    'Content-Type: message/rfc822',
    '',
    'Subject: The letter',
    '',
    'Words',
    '--b1--',
    '',
  );

/** A complaint as big mailboxes write it: the token is in the mail that it is about. */
const complaint = (path: string, type = 'abuse') =>
  crlf(
    'From: feedback@mx.example',
    'To: hello@campaign.example',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b2"',
    '',
    '--b2',
    'Content-Type: text/plain',
    '',
    'This is an email abuse report.',
    '--b2',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: Feedback/1.0',
    'Version: 1',
    '--b2',
    'Content-Type: message/rfc822',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(`Return-Path: <${path}>\r\nSubject: The letter\r\n\r\nWords`).toString('base64'),
    '--b2--',
    '',
  );

const tell = async (body: string, token = BEARER, type = 'message/rfc822') => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const reply = await fetch(`${site.url}/api/mail/returns`, { method: 'POST', headers, body });
  const { data } = await reply.json();
  return { status: reply.status, taken: data?.taken };
};

async function reader(email: string) {
  await db.insert(newsletterSubscribers).values({ email, language: 'en', confirmedAt: new Date() });
  return email;
}

const isReader = (email: string) =>
  db.$count(newsletterSubscribers, eq(newsletterSubscribers.email, email));
const reasonOf = async (email: string) => {
  const matchesAddress = eq(mailSuppressions.addressHash, addressHash(secret, email));
  return (await db.select().from(mailSuppressions).where(matchesAddress))[0]?.reason;
};

test('an address whose mail came back for good, or five times for now, or who complained, is written to no more', async () => {
  const gone = await reader('gone@letters.example');
  expect(await tell(bounce(pathOf(gone), '5.1.1'))).toEqual({ status: 200, taken: 1 });
  expect(await isReader(gone)).toBe(0);
  expect(await reasonOf(gone)).toBe('hardBounce');

  const full = await reader('full@letters.example');
  const first = pathOf(full);
  for (const path of [first, first, first.toUpperCase(), first, first])
    expect((await tell(bounce(path, '5.2.2'))).taken).toBe(1);
  for (let tries = 0; tries < 3; tries += 1) await tell(bounce(pathOf(full), '4.4.7'));
  expect(await isReader(full), 'four mails').toBe(1);
  await tell(bounce(pathOf(full), '4.2.2'));
  expect([await isReader(full), await reasonOf(full)]).toEqual([0, 'softBounces']);

  const angry = await reader('angry@letters.example');
  const [owner] = await db
    .insert(users)
    .values({ name: 'Ila', email: angry, language: 'hi' })
    .returning();
  expect((await tell(complaint(pathOf(angry), 'not-spam'))).taken).toBe(0);
  expect((await tell(complaint(pathOf(angry)))).taken).toBe(1);
  expect([await isReader(angry), await reasonOf(angry)]).toEqual([0, 'complaint']);
  const ended = { purpose: 'newsletter', given: false, source: 'complaint' };
  const matchesUser = eq(consents.userId, owner?.id ?? '');
  expect(await db.select().from(consents).where(matchesUser)).toMatchObject([ended]);
  const hash = addressHash(secret, angry);
  expect(
    await db.select().from(newsletterConsents).where(eq(newsletterConsents.addressHash, hash)),
  ).toMatchObject([{ given: false, source: 'complaint' }]);
});

test('what says nothing of the mailbox changes nothing: delays, our own faults, answers, forgeries, old mails', async () => {
  const stays = await reader('stays@letters.example');
  const path = pathOf(stays);
  const forged = path.replace(/\+(.)/, (_, letter) => `+${letter === 'a' ? 'b' : 'a'}`);
  const elsewhere = returnPathFor(
    { address: 'bounces@campaign.example', secret: 'guessed' },
    stays,
    new Date(),
  );
  for (const mail of [
    bounce(path, '4.4.1', 'delayed'),
    bounce(path, '5.7.1'),
    bounce(path, '5.1.8'),
    bounce(path, 'nonsense'),
    bounce(forged, '5.1.1'),
    bounce(elsewhere, '5.1.1'),
    bounce('bounces@campaign.example', '5.1.1'),
    bounce(pathOf(stays, 31), '5.1.1'),
    crlf(`To: ${path}`, 'Subject: Out of office', '', 'Action: failed', 'Status: 5.1.1'),
    '\0\0\0',
    // Parts in parts, and headers without end.
    Array.from(
      { length: 2_000 },
      (_, at) => `Content-Type: multipart/mixed; boundary=${at}\r\n\r\n--${at}\r\n`,
    ).join(''),
    `To: ${path}\r\nX: ${'a'.repeat(100_000)}`,
  ]) {
    const { status, taken } = await tell(mail);
    expect([status, taken ?? 0]).toEqual([mail.includes('\0') ? 422 : 200, 0]);
  }
  expect((await tell('a'.repeat(300 * 1024))).status).toBe(413);
  expect((await tell(bounce(path, '5.1.1'), 'a-wrong-secret-of-the-server')).status).toBe(403);
  expect(await isReader(stays)).toBe(1);
});

test('Amazon and Postmark tell it in JSON of their own', async () => {
  const [permanent, transient, complains, hard, spam, other] = await Promise.all(
    ['p', 't', 'c', 'h', 's', 'o'].map((name) => reader(`vendor-${name}@letters.example`)),
  );
  const timestamp = new Date().toISOString();
  const ofAmazon = (bounceType: string, emailAddress = '') => ({
    notificationType: 'Bounce',
    mail: { timestamp },
    bounce: { bounceType, bouncedRecipients: [{ emailAddress }] },
  });
  const reports = [
    {
      Type: 'Notification',
      Message: JSON.stringify(ofAmazon('Permanent', permanent?.toUpperCase())),
    },
    ofAmazon('Transient', transient),
    { mail: { timestamp }, complaint: { complainedRecipients: [{ emailAddress: complains }] } },
    { RecordType: 'Bounce', Type: 'HardBounce', Email: hard, BouncedAt: timestamp },
    { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: spam, BouncedAt: timestamp },
  ];
  for (const report of reports)
    expect(await tell(JSON.stringify(report), BEARER, 'text/plain')).toEqual({
      status: 200,
      taken: 1,
    });
  for (const report of [
    { RecordType: 'Bounce', Type: 'AutoResponder', Email: other, BouncedAt: timestamp },
    { Type: 'SubscriptionConfirmation', SubscribeURL: 'http://127.0.0.1/' },
    { bounce: [] },
  ])
    expect(await tell(JSON.stringify(report))).toEqual({ status: 200, taken: 0 });
  expect(await tell('{')).toEqual({ status: 200, taken: 0 });
  const reasons = [permanent, transient, complains, hard, spam, other].map((each) =>
    reasonOf(each ?? ''),
  );
  expect(await Promise.all(reasons)).toEqual([
    'hardBounce',
    undefined,
    'complaint',
    'hardBounce',
    'complaint',
    undefined,
  ]);
});

test('mails in a folder, of a Maildir or as files, are read once and deleted, and no link is followed', async () => {
  const [inFile, inMaildir] = [
    await reader('file@letters.example'),
    await reader('maildir@letters.example'),
  ];
  const files = folderUntilEnd();
  const maildir = folderUntilEnd();
  for (const name of ['new', 'cur', 'tmp']) mkdirSync(join(maildir, name));
  const put = (path: string, text: string, age = 60) => {
    writeFileSync(path, text);
    const then = Date.now() / 1000 - age;
    utimesSync(path, then, then);
    return path;
  };
  const told = [
    put(join(files, 'one.eml'), bounce(pathOf(inFile), '5.1.1')),
    put(join(files, 'holiday.eml'), 'Subject: On holiday\r\n\r\nI am away'),
    put(join(maildir, 'new', '1.mx'), bounce(pathOf(inMaildir), '5.1.1')),
  ];
  const kept = [
    put(join(files, 'being-written.eml'), bounce(pathOf(inFile), '5.1.1'), 0),
    put(join(files, 'notes.txt'), 'Not a mail'),
    put(join(maildir, 'tmp', '2.mx'), 'Half a mail'),
  ];
  const outside = put(join(folderUntilEnd(), 'outside'), bounce(pathOf(inFile), '5.1.1'));
  symlinkSync(outside, join(files, 'link.eml'));
  const faults: unknown[] = [];
  for (const folder of [files, maildir, undefined]) {
    const report = (fault: unknown) => void faults.push(fault);
    await createReadReturnsJob({ db, folder, secret: async () => secret, report }).run({});
  }
  expect([await isReader(inFile), await isReader(inMaildir)]).toEqual([0, 0]);
  expect(told.filter((path) => existsSync(path))).toEqual([]);
  expect([...kept, outside].filter((path) => !existsSync(path))).toEqual([]);
  expect(faults).toMatchObject([{ code: 'ELOOP' }]);
});

test('an address that mail came back from is written to again once its owner confirms it anew, by nothing else', async () => {
  const back = await reader('back@letters.example');
  await tell(bounce(pathOf(back), '5.1.1'));
  expect(await isSuppressed(db, secret, back)).toBe(true);
  await site.post('/api/user/newsletter/subscribe', { email: back });
  expect(await isSuppressed(db, secret, back)).toBe(true);
  await expect.poll(() => site.outbox().some(({ to }) => to === back)).toBe(true);
  const { text = '' } = site.outbox().find(({ to }) => to === back) ?? {};
  const [, receipt] = /receipt=([\w-]+)/.exec(text) ?? [];
  expect((await site.post('/api/user/newsletter/confirm', { receipt })).status).toBe(200);
  expect([await isSuppressed(db, secret, back), await isReader(back)]).toEqual([false, 1]);
});
