import sharp from 'sharp';
import {
  LONGEST_BLOCK,
  LONGEST_HEADING,
  LONGEST_PREHEADER,
  LONGEST_SUBJECT,
} from '#features/newsletter-issues/contract/lengths.ts';
import { LONGEST_TEXT, LONGEST_TITLE } from '#features/push/contract/lengths.ts';
import { sendMedia } from '#test/media-files.ts';
import { codeSentTo } from '../outbox.ts';
import { newEmail, newNumber, password } from '../people.ts';
import { askerOf, doneBy } from './ask.ts';
import type { AskAs } from './ask.ts';
import { fileNames, payloads } from './payloads.ts';
import { holding, inPieces } from './poison.ts';

const LONGEST_LETTER = 4_900;
const WISHES = 20;
const isWithoutLinks = (text: string) => !/https?:\/\/|www\./i.test(text);
const isOneLine = (text: string) => !/[\r\n]/.test(text);
const line = (most: number) => holding(most, isOneLine);
/** The library refuses a picture with these in it. */
const isForCameras = (text: string) =>
  isOneLine(text) && !/<(script|html|!doctype|svg|iframe|\?php)/i.test(text);
const exif = () => holding(200, isForCameras);

/** A picture whose names, in the file and of the file, are payloads. */
export async function poisonedPicture(origin: string, token: string, index: number) {
  const words = { ImageDescription: exif(), Artist: exif(), Copyright: exif(), Software: exif() };
  const bytes = await sharp({
    create: { width: 900, height: 600, channels: 3, background: { r: 40, g: 90 + index, b: 120 } },
  })
    .jpeg()
    .withExif({ IFD0: words })
    .toBuffer();
  return sendMedia(origin, token, fileNames[index] ?? 'a.jpg', bytes);
}

/** Everything that visitors write; returns the addresses that are theirs. */
export async function poisonPeople(origin: string, dataFolder: string, ask: AskAs) {
  const visitor = askerOf(`${origin}/api/user`);
  const grievances = [];
  for (const message of inPieces(LONGEST_LETTER)) {
    const person = { name: line(120), email: newEmail() };
    const letter = { constituency: line(120), message: message.replaceAll('http', 'hxxp') };
    await doneBy(visitor, 'join/create', { ...person, ...letter });
    const filed = await doneBy(visitor, 'grievance/create', {
      ...person,
      subject: 'other',
      message,
    });
    grievances.push(String(filed.data.path));
  }
  for (const text of payloads.slice(0, WISHES))
    await visitor('newsletter/subscribe', { email: text });
  const wishes = await poisonWishes(visitor, ask);
  for (const text of payloads.slice(0, 40))
    await askerOf(`${origin}/api`)(`search?s=${encodeURIComponent(text.slice(0, 90))}`);
  return { grievances, wishes, member: await poisonedMember(origin, dataFolder) };
}

async function poisonWishes(visitor: AskAs, ask: AskAs): Promise<string[]> {
  const cards = [];
  for (let made = 0; made < WISHES; made += 1) {
    const message = holding(200, isWithoutLinks);
    const wish = await doneBy(visitor, 'wish/create', { user_name: holding(60), message });
    cards.push(wish.data);
  }
  // Half of them are shown to everybody, and half wait at the desk.
  const id = cards.slice(0, WISHES / 2).map((card) => card.id);
  await doneBy(ask, 'wishes/decide', { id, state: 'public' });
  return cards.map(({ url }) => new URL(url).pathname + new URL(url).search);
}

/** The token of somebody whose name and place are payloads. */
async function poisonedMember(origin: string, dataFolder: string): Promise<string> {
  const visitor = askerOf(`${origin}/api/user`);
  const mobile_number = newNumber();
  await visitor('signup/send-otp', { mobile_number });
  const otp = await codeSentTo(mobile_number, dataFolder);
  const { data } = await visitor('signup/verify-otp', { mobile_number, otp });
  const { token } = await doneBy(visitor, 'register', {
    name: line(120),
    constituency: line(120),
    consent: true,
    password,
    confirmPassword: password,
    verification: data.verification,
  });
  return String(token);
}

/** Everything that agents write besides content. */
export async function poisonDesks(ask: AskAs, mediaIds: readonly string[]): Promise<void> {
  const done = (path: string, body: object) => doneBy(ask, path, body);
  for (const id of mediaIds) {
    const about = { name: line(200), place: line(120), credit: line(80) };
    await done('media/edit', { id, ...about, albums: [line(80), line(80)] });
    for (const language of ['en', 'hi'])
      await done('media/describe', { id, language, alt: line(400) });
  }
  const { data: letters } = await ask('supporters/letters?size=100');
  for (const { id, kind } of letters) {
    for (const words of inPieces(LONGEST_LETTER)) await done('supporters/note', { id, words });
    if (kind === 'grievance') {
      const reply = { id, key: crypto.randomUUID(), repliesSeen: 0, next: 'wait' };
      await done('supporters/reply', { ...reply, words: holding(LONGEST_LETTER) });
    }
  }
  // The second round begins elsewhere in the list, so that each payload has other neighbours.
  for (const text of [...inPieces(LONGEST_LETTER), ...inPieces(LONGEST_LETTER)])
    await done('supporters/templates/save', { title: line(80), texts: { en: text, hi: text } });
  const targets = payloads.filter((text) => /^(\/(?!\/)|https:)\S*$/.test(text));
  for (const [index, target] of targets.entries())
    await ask('redirects/save', { path: `/go/to-${index}`, target });
  const request = { kind: 'access', source: 'phone', email: newEmail() };
  for (const words of inPieces(LONGEST_LETTER))
    await done('privacy/requests/create', { ...request, name: line(120), words });
  await done('account/edit', { name: line(120) });
  const texts = { title: line(LONGEST_TITLE), text: line(LONGEST_TEXT) };
  await done('push/save', { texts: { en: texts, hi: texts }, topic: 'news', path: '/news' });
  const issue = { subject: line(LONGEST_SUBJECT), preheader: line(LONGEST_PREHEADER) };
  const words = { heading: line(LONGEST_HEADING), text: holding(LONGEST_BLOCK) };
  await done('newsletter/save', {
    texts: { en: issue, hi: issue },
    blocks: [{ id: 'one', kind: 'text', texts: { en: words, hi: words } }],
    segment: { language: null, topic: null, constituency: null },
  });
}

/** Comments and a review of documents. */
export async function poisonReviews(
  ask: AskAs,
  documents: readonly { collection: string; id: string }[],
): Promise<void> {
  for (const { collection, id } of documents) {
    const said = { part: 'en', field: 'title', quote: holding(300), text: holding(2_000) };
    await doneBy(ask, 'reviews/comment', { collection, id, ...said });
  }
  const one = documents.find(({ collection }) => collection === 'news') ?? documents[0];
  const { parts } = (await ask(`content/draft?collection=${one?.collection}&id=${one?.id}`)).data;
  const [{ part, revision }] = parts;
  const note = holding(1_000);
  const what = { collection: one?.collection, id: one?.id, revisions: { [part]: revision }, note };
  await doneBy(ask, 'reviews/submit', what);
}
