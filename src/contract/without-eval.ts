import { config } from 'zod';

// Zod compiles its checks with `new Function` where it may. In a page it may not: the content security
// policy forbids it, and each attempt would be reported as an attack.
if ('document' in globalThis) config({ jitless: true });
