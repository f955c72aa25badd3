/** Lets at most `size` pieces of work run at once; the others wait in the order they came. */
export function createGate(size: number) {
  const waiting: (() => void)[] = [];
  let free = size;

  async function enter(): Promise<void> {
    if (free === 0) return new Promise((resolve) => waiting.push(resolve));
    free -= 1;
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
