type Path = string;

/** The dotted paths of every text that holds a NUL byte, in keys and values, at any depth. */
export function pathsWithNul(root: unknown, name: Path): Path[] {
  const found: Path[] = [];
  // A body may be thousands of levels deep, so this keeps its own stack.
  const waiting: [Path, unknown][] = [[name, root]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && value.includes('\0')) found.push(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes('\0')) found.push(path);
      else waiting.push([path === '' ? key : `${path}.${key}`, inner]);
    }
  }
  return found;
}
