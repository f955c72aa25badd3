import type { Variable } from './variable.ts';
import { variables } from './variables.ts';

const HEADING = '# Every setting is optional: the site starts with none of them set.';

/** The text of `.env.example`: each variable with what it is for, commented out. */
export function envExample(): string {
  return `${[HEADING, ...Object.entries(variables).map(describe)].join('\n\n')}\n`;
}

function describe([name, { about, example }]: [string, Variable]): string {
  return `# ${about}\n# ${name}=${example}`;
}
