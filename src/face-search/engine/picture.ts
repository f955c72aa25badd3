/** Upright pixels, three octets each: red, green, blue. */
export interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Faces are looked for in pictures of at most so many pixels a side. */
export const LARGEST_SIDE = 2048;

/** A copy of the picture turned clockwise by a right angle. */
export function turned({ data, width, height }: Picture): Picture {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 3;
      const to = (x * height + height - 1 - y) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        out[to + channel] = data[from + channel] ?? 0;
    }
  return { data: out, width: height, height: width };
}

/** A copy of the picture half as wide and high: each pixel is the mean of four. */
export function halved({ data, width, height }: Picture): Picture {
  const half = { width: width >> 1, height: height >> 1 };
  const out = new Uint8Array(half.width * half.height * 3);
  const row = width * 3;
  let to = 0;
  for (let y = 0; y < half.height; y += 1) {
    let from = 2 * y * row;
    for (let x = 0; x < half.width; x += 1, from += 3)
      for (let channel = 0; channel < 3; channel += 1, from += 1, to += 1) {
        const above = (data[from] ?? 0) + (data[from + 3] ?? 0);
        const below = (data[from + row] ?? 0) + (data[from + row + 3] ?? 0);
        out[to] = (above + below + 2) >> 2;
      }
  }
  return { data: out, ...half };
}
