import { sqlStateOf } from '#db/sql-state.ts';

/** A statement took too long, or the server stops, has no room, or lost the connection. */
const passingStates = /^(57014|57P|53|08)/;
/** These come from the driver, which gives them no code. */
const driverMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed))/;
const lostCodes = new Set<unknown>(['ECONNRESET', 'EPIPE']);

/** Whether the database cannot serve at this moment, which is nothing wrong with the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined) return passingStates.test(state);
  if (!(error instanceof Error)) return false;
  return isLostConnection(error) || isDatabaseUnavailable(error.cause);
}

function isLostConnection(error: Error): boolean {
  const isOfSocket = 'syscall' in error && error.syscall === 'connect';
  return (
    isOfSocket ||
    ('code' in error && lostCodes.has(error.code)) ||
    driverMessages.test(error.message)
  );
}
