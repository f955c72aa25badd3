import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { withTarget } from './target.ts';
import type { Target } from './target.ts';

const RAW_BYTES = 60_000;
const CALM_MS = 100;
const SLOW_READERS = 99;
const PATIENCE_MS = 120_000;
const GOODBYE_MS = 6_000;

/** One packet of raw bytes without a space, and a health check beside it. */
export const oneRawPacket: Attack = () =>
  withTarget({}, async (target) => {
    const socket = await open(target);
    const packet = Buffer.concat([Buffer.from('GET /'), Buffer.alloc(RAW_BYTES, 0xe9)]);
    socket.write(packet);
    await pause(10);
    const begun = performance.now();
    await fetch(`${target.origin}/health/live`);
    const ms = performance.now() - begun;
    socket.destroy();
    return [
      {
        row: 'D1',
        attack: `one packet of ${RAW_BYTES} raw bytes`,
        figure: `the next answer after ${ms.toFixed(0)} ms`,
        goal: `< ${CALM_MS} ms`,
        isWithstood: ms < CALM_MS,
      },
    ];
  });

/** Readers that ask sixty times on one connection and read nothing. */
export const slowReaders: Attack = () =>
  withTarget({}, async (target) => {
    const sockets = await Promise.all(Array.from({ length: SLOW_READERS }, () => open(target)));
    for (const socket of sockets) {
      socket.pause();
      socket.write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'.repeat(60));
    }
    const deadline = performance.now() + PATIENCE_MS;
    const countOpen = () => sockets.filter(({ destroyed }) => !destroyed).length;
    while (countOpen() > 0 && performance.now() < deadline) {
      await pause(1_000);
      // A paused socket does not notice a hang-up by the other side; a write does.
      for (const socket of sockets) if (!socket.destroyed) socket.write('\r\n');
    }
    const stillOpen = countOpen();
    for (const socket of sockets) socket.destroy();
    return [
      {
        row: 'D6',
        attack: `${SLOW_READERS} connections that read nothing`,
        figure: `${stillOpen} still open after ${PATIENCE_MS / 1000} s`,
        goal: '0',
        isWithstood: stillOpen === 0,
      },
    ];
  });

/** A signal that reaches a process group arrives twice. */
export const signalTwice: Attack = async () => {
  let orphans = 0;
  const rounds = 4;
  for (let round = 0; round < rounds; round += 1) {
    await withTarget({}, async (target) => {
      const postmaster = await postmasterOf(target);
      const closed = once(target.process, 'close');
      target.process.kill('SIGTERM');
      await pause(5);
      target.process.kill('SIGTERM');
      await closed;
      if (await isAliveAfter(postmaster, GOODBYE_MS)) {
        orphans += 1;
        process.kill(postmaster, 'SIGINT');
        await isAliveAfter(postmaster, GOODBYE_MS);
      }
    });
  }
  return [
    {
      row: 'D18',
      attack: 'a signal that arrives twice',
      figure: `${orphans} of ${rounds} leave a database behind`,
      goal: '0',
      isWithstood: orphans === 0,
    },
  ];
};

async function open({ origin }: Target): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function postmasterOf({ dataFolder }: Target): Promise<number> {
  const text = await readFile(`${dataFolder}/postgres/postmaster.pid`, 'utf8');
  return Number.parseInt(text, 10);
}

/** Whether a process is still alive after some time. */
async function isAliveAfter(pid: number, ms: number): Promise<boolean> {
  const deadline = performance.now() + ms;
  while (performance.now() < deadline) {
    if (!isAlive(pid)) return false;
    await pause(100);
  }
  return isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
