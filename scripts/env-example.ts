// Prints .env.example: `node scripts/env-example.ts > .env.example`.
import { envExample } from '#config/env-example.ts';

process.stdout.write(envExample());
