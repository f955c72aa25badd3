/** The environment of PostgreSQL: no secrets, and no locale that it may not know. */
export function childEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
}
