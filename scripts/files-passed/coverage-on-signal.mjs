import { takeCoverage } from 'node:v8';

/**
 * Loaded into a measured process: each SIGUSR2 writes the functions that ran since the one before.
 */
process.on('SIGUSR2', () => takeCoverage());
