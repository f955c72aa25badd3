type Sounds = Partial<Record<string, string>>;

/** Consonants by the letters of Devanagari; `ñ` stands for ञ until its neighbours are known. */
export const consonants = chart(`
  क k   ख kh  ग g   घ gh  ङ n
  च ch  छ chh ज j   झ jh  ञ ñ
  ट t   ठ th  ड d   ढ dh  ण n
  त t   थ th  द d   ध dh  न n
  प p   फ ph  ब b   भ bh  म m
  य y   र r   ल l   ळ l   व v
  श sh  ष sh  स s   ह h
  ऩ n   ऱ r   ऴ l
`);

/** Signs that take the place of the inherent `a`; the virama takes it away. */
export const vowelSigns: Sounds = {
  ...chart(`
    ा aa  ि i   ी ii  ु u   ू uu
    ृ ri  ॄ ri  ॢ li  ॣ li
    ॅ e   ॆ e   े e   ै ai
    ॉ o   ॊ o   ो o   ौ au
  `),
  '\u094d': '',
};

/** Signs that follow the inherent `a`; `ṃ` and `ḥ` stand until their neighbours are known. */
export const vowelsAndNasals = chart(`
  अ a   ऄ a   आ aa  इ i   ई ii  उ u   ऊ uu
  ऋ ri  ॠ ri  ऌ li  ॡ li
  ऍ e   ऎ e   ए e   ऐ ai  ॲ e
  ऑ o   ऒ o   ओ o   औ au  ॐ om
  ँ ṃ   ं ṃ   ः ḥ
`);

/** Letters that one script has for itself, by the Devanagari letter of the same sound. */
export const ownLetters = chart(`
  ੰ ं    ੜ ड   ੴ ॐ
  ৰ र   ৱ व   ୟ य   ୱ व
  ഩ न   ഺ ट   ೞ ऴ   ౘ च   ౙ ज   ౚ ऱ
`);

/** Reads a table of letters, each followed by its sound. */
function chart(table: string): Sounds {
  const cells = table.trim().split(/\s+/);
  const sounds: Sounds = {};
  for (let cell = 0; cell < cells.length; cell += 2) sounds[cells[cell] ?? ''] = cells[cell + 1];
  return sounds;
}
