import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

/** Not `fetch`, whose own work would fill the processor's caches between the answers. */
export async function ask(url: string): Promise<void> {
  const response = await answerOf(url, 'br');
  await new Promise((resolve, reject) => {
    response.once('end', resolve).once('error', reject).resume();
  });
}

/** Asks as `ask` does, and returns the text of the answer. */
export async function askFor(url: string): Promise<string> {
  return text(await answerOf(url, 'identity'));
}

function answerOf(url: string, encoding: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`${url} is ${response.statusCode}`));
    }).on('error', reject);
  });
}
