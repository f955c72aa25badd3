import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, Outcome } from './attack.ts';
import { withTarget } from './target.ts';
import type { Target } from './target.ts';
import {
  member,
  password,
  receiptSentTo,
  sentTo,
  someEmail,
  visitor,
  withEmail,
} from './visitor.ts';

const ROUNDS = 15;
const newPassword = 'three herons on a wire';
const changed = { newPassword, confirmPassword: newPassword };

/** Sessions, links and receipts that outlive their cause; limits are switched off. */
export const dyingSessions: Attack = () =>
  withTarget({ scale: 1000 }, async (target) => [
    await loginBesideReset(target),
    await oldAddress(target),
    await erasedAccount(target),
    await olderLink(target),
    await oneAddressTwice(target),
  ]);

async function loginBesideReset(target: Target): Promise<Outcome> {
  let survivors = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { number, token } = await member(target);
    const { ask } = visitor(target);
    const proven = await ask(
      '/user/change-password/receipt',
      { currentPassword: password },
      { token },
    );
    const { receipt } = proven.body.data;
    const [entered] = await Promise.all([
      ask('/user/login', { phoneNumber: number, password }),
      ask('/user/change-password/link', { receipt, ...changed }),
    ]);
    if (await opens(target, entered.body.token)) survivors += 1;
  }
  return {
    row: 'D2',
    attack: 'a log-in with the old password beside its change',
    figure: `${survivors} of ${ROUNDS} tokens live on`,
    goal: '0',
    isWithstood: survivors === 0,
  };
}

async function oldAddress(target: Target): Promise<Outcome> {
  const { token } = await member(target);
  const old = await withEmail(target, token);
  const { ask } = visitor(target);
  await ask('/user/forgot-password/link', { email: old });
  const receipt = await sentTo(target, old, /changepassword\?receipt=([\w-]+)/);
  await withEmail(target, token);
  const { status } = await ask('/user/change-password/link', { receipt, ...changed });
  return {
    row: 'D9',
    attack: 'a reset link mailed to an address that was changed',
    figure: `answered with ${status}`,
    goal: '400',
    isWithstood: status === 400,
  };
}

async function erasedAccount(target: Target): Promise<Outcome> {
  let alive = 0;
  for (let round = 0; round < 5; round += 1) {
    const { number, token } = await member(target);
    const { ask } = visitor(target);
    await ask('/user/prove', { currentPassword: password }, { token });
    const logIns = Array.from({ length: 4 }, () =>
      ask('/user/login', { phoneNumber: number, password }),
    );
    await ask('/user/account', undefined, { token, method: 'DELETE' });
    for (const { body } of await Promise.all(logIns))
      if (await opens(target, body.token, '/user/sessions')) alive += 1;
  }
  return {
    row: 'D10',
    attack: 'log-ins beside the erasure of their account',
    figure: `${alive} of 20 tokens live on`,
    goal: '0',
    isWithstood: alive === 0,
  };
}

async function olderLink(target: Target): Promise<Outcome> {
  const { token } = await member(target);
  const email = await withEmail(target, token);
  const { ask } = visitor(target);
  const isOfThis = /changepassword\?receipt=([\w-]+)/;
  await ask('/user/forgot-password/link', { email });
  const older = await sentTo(target, email, isOfThis);
  await ask('/user/forgot-password/link', { email });
  for (let newest = older; newest === older; await pause(50))
    newest = await sentTo(target, email, isOfThis);
  const { status } = await ask('/user/change-password/link', { receipt: older, ...changed });
  return {
    row: 'D12',
    attack: 'an older reset link after a newer one',
    figure: `answered with ${status}`,
    goal: '400',
    isWithstood: status === 400,
  };
}

async function oneAddressTwice(target: Target): Promise<Outcome> {
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const email = someEmail();
    const receipts: string[] = [];
    for (let side = 0; side < 2; side += 1) {
      const { token } = await member(target);
      const { ask } = visitor(target);
      await ask('/user/prove', { currentPassword: password }, { token });
      await ask('/user/profile/edit', { email }, { token });
      let receipt = await receiptSentTo(target, email);
      for (; receipts.includes(receipt); await pause(50))
        receipt = await receiptSentTo(target, email);
      receipts.push(receipt);
    }
    const { ask } = visitor(target);
    const answers = await Promise.all(
      receipts.map((receipt) => ask('/user/register/confirm', { receipt })),
    );
    statuses.push(...answers.map(({ status }) => status));
  }
  const faults = statuses.filter((status) => status >= 500).length;
  return {
    row: 'D13',
    attack: 'one address confirmed by two accounts at once',
    figure: `${faults} of ${statuses.length} answers are 500`,
    goal: '0',
    isWithstood: faults === 0,
  };
}

async function opens(target: Target, token?: string, path = '/user/profile'): Promise<boolean> {
  if (!token) return false;
  return (await visitor(target).ask(path, undefined, { token })).status === 200;
}
