/** The headers of Chrome on a phone when somebody opens a page, in its order; `Host` comes before them. */
export const browserHeaders: readonly (readonly [name: string, value: string])[] = [
  ['Connection', 'keep-alive'],
  ['Cache-Control', 'max-age=0'],
  ['sec-ch-ua', '"Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"'],
  ['sec-ch-ua-mobile', '?1'],
  ['sec-ch-ua-platform', '"Android"'],
  ['Upgrade-Insecure-Requests', '1'],
  [
    'User-Agent',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Accept',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  ],
  ['Sec-Fetch-Site', 'same-origin'],
  ['Sec-Fetch-Mode', 'navigate'],
  ['Sec-Fetch-User', '?1'],
  ['Sec-Fetch-Dest', 'document'],
  ['Referer', 'http://127.0.0.1/news'],
  ['Accept-Encoding', 'gzip, deflate, br, zstd'],
  ['Accept-Language', 'hi-IN,hi;q=0.9,en-IN;q=0.8,en-GB;q=0.7,en-US;q=0.6,en;q=0.5'],
  // Of somebody who has logged in here before.
  ['Cookie', 'browser=q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0xcv'],
];
