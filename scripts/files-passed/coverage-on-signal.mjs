import { takeCoverage } from 'node:v8';

/** Loaded into a process that is measured: each SIGUSR2 writes what ran since the one before. */
process.on('SIGUSR2', () => takeCoverage());
