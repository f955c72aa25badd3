import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, Outcome } from './attack.ts';
import { withTarget } from './target.ts';
import type { Target } from './target.ts';
import { codeSentTo, secret, someEmail, someNumber, visitor } from './visitor.ts';

const HONEST = 300;
const BEGUN_WITHIN_MS = 9_000;
const TYPED_AFTER_MS = 15_000;
const UNANSWERED = 200;
const AFTER_THEM = 50;
const TRIES = 40;
const LATEST_MESSAGE_MS = 5_000;

/**
 * Three hundred honest people within nine seconds, each of them entering the code a little later.
 */
export const honestCrowd: Attack = () =>
  withTarget({}, async (target) => {
    const people = Array.from({ length: HONEST }, async (_, index) => {
      await pause((index * BEGUN_WITHIN_MS) / HONEST);
      const number = someNumber();
      const { askWithProof } = visitor(target);
      await askWithProof('/user/signup/send-otp', { mobile_number: number });
      await pause(TYPED_AFTER_MS);
      if (smsTo(target, number) === 0) return number;
      const otp = await codeSentTo(target, number);
      await askWithProof('/user/signup/verify-otp', { mobile_number: number, otp });
      return number;
    });
    const numbers = await Promise.all(people);
    await pause(LATEST_MESSAGE_MS);
    return [withoutCode(target, numbers, 'D3a', `${HONEST} honest people in 9 s`)];
  });

/** Fifty people after two hundred codes that nobody entered. */
export const afterUnanswered: Attack = () =>
  withTarget({}, async (target) => {
    for (let index = 0; index < UNANSWERED; index += 1)
      await visitor(target).askWithProof('/user/signup/send-otp', { mobile_number: someNumber() });
    const numbers = Array.from({ length: AFTER_THEM }, someNumber);
    await Promise.all(
      numbers.map((mobile_number) =>
        visitor(target).askWithProof('/user/signup/send-otp', { mobile_number }),
      ),
    );
    await pause(LATEST_MESSAGE_MS);
    const attack = `${AFTER_THEM} people after ${UNANSWERED} codes that nobody entered`;
    return [withoutCode(target, numbers, 'D3b', attack)];
  });

/** One address that enters other people's numbers and inboxes, and solves every captcha. */
export const strangersContacts: Attack = async () => [
  ...(await withTarget({}, parentsNumbers)),
  ...(await withTarget({}, oneInbox)),
];

async function parentsNumbers(target: Target): Promise<Outcome[]> {
  const { askWithProof } = visitor(target);
  for (let index = 0; index < TRIES; index += 1) {
    const child = { name: 'Ila Rane', ...secret, consent: true, dateOfBirth: '2015-01-01' };
    const contacts = { email: someEmail(), parentContact: someNumber() };
    await askWithProof('/user/register', { ...child, ...contacts });
  }
  await pause(LATEST_MESSAGE_MS);
  const count = target.sent().filter(({ channel }) => channel === 'sms').length;
  return [
    {
      row: 'D4',
      attack: `${TRIES} registrations of children with parents' numbers`,
      figure: `${count} SMS to strangers`,
      goal: '≤ 10 an hour',
      isWithstood: count <= 10,
    },
  ];
}

async function oneInbox(target: Target): Promise<Outcome[]> {
  const { askWithProof } = visitor(target);
  const email = someEmail();
  for (let index = 0; index < TRIES; index += 1) {
    const letter = { name: 'Ila', email, subject: 'other', message: `Letter ${index}` };
    await askWithProof('/user/grievance/create', letter);
  }
  await pause(LATEST_MESSAGE_MS);
  const count = target.sent().filter(({ to }) => to === email).length;
  return [
    {
      row: 'D11',
      attack: `${TRIES} grievances in one victim's name`,
      figure: `${count} mails to the victim`,
      goal: '≤ 3 an hour',
      isWithstood: count <= 3,
    },
  ];
}

function smsTo(target: Target, number: string): number {
  return target.sent().filter(({ to }) => to === `+91${number}`).length;
}

function withoutCode(target: Target, numbers: string[], row: string, attack: string): Outcome {
  const reached = new Set(target.sent().map(({ to }) => to));
  const count = numbers.filter((number) => !reached.has(`+91${number}`)).length;
  return {
    row,
    attack,
    figure: `${count} of ${numbers.length} get no code`,
    goal: '0',
    isWithstood: count === 0,
  };
}
