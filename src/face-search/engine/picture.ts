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
