/**
 * `node load-client.ts URL CONNECTIONS SECONDS`: makes as many requests as possible, and prints
 * like wrk.
 */
import { connect } from 'node:net';
import { browserHeaders } from '../browser-headers.ts';

const [address = '', connections, seconds] = process.argv.slice(2);
const { host, hostname, port, pathname } = new URL(address);
const headers = [['Host', host], ...browserHeaders].map((pair) => pair.join(': '));
const REQUEST = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);

let answered = 0;
let refused = 0;

/** Counts whole replies by the length of the first one, because all are equal. */
function keepAsking(): void {
  const socket = connect(Number(port), hostname).setNoDelay();
  let received = 0;
  let length = 0;
  socket.on('connect', () => socket.write(REQUEST));
  socket.on('data', (chunk) => {
    if (length === 0) length = lengthOfAnswer(chunk);
    received += chunk.length;
    if (received < length) return;
    received -= length;
    answered += 1;
    socket.write(REQUEST);
  });
}

function lengthOfAnswer(first: Buffer): number {
  const head = first.toString('latin1', 0, first.indexOf('\r\n\r\n') + 4);
  if (!head.startsWith('HTTP/1.1 200')) refused += 1;
  return head.length + Number(/content-length: (\d+)/i.exec(head)?.[1]);
}

for (let index = 0; index < Number(connections); index += 1) keepAsking();
setTimeout(
  () => {
    if (refused > 0) console.log(`Non-2xx or 3xx responses: ${refused}`);
    console.log(`${answered} requests in ${seconds}s`);
    console.log(`Requests/sec: ${answered / Number(seconds)}`);
    process.exit(0);
  },
  Number(seconds) * 1000,
);
