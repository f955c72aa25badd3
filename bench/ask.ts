import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true });

/**
 * A bare request instead of `fetch`, whose own work would fill the processor's caches between the
 * replies.
 */
export function ask(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} is ${response.statusCode}`));
      response.on('end', resolve).resume();
    }).on('error', reject);
  });
}
