const key = 'ab'.repeat(32);

/** File records of the database without any bytes. */
export const storedFiles = {
  pdf: { key, name: 'accounts.pdf', type: 'application/pdf', bytes: 4096, pages: 3 },
  recording: { key, name: 'letter.mp3', type: 'audio/mpeg', bytes: 9000, seconds: 61.5 },
  film: { key, name: 'jetty.mp4', type: 'video/mp4', bytes: 90_000, seconds: 12 },
  captions: { key, name: 'jetty.vtt', type: 'text/vtt', bytes: 120 },
  picture: {
    key,
    name: 'boats.webp',
    type: 'image/webp',
    bytes: 5000,
    width: 1200,
    height: 800,
    placeholder: '#8899aa',
    widths: [200, 400, 800, 1200],
  },
};
