/** The problems that a call may answer: code → status and the sentence that a person reads. */
export const problems = {
  malformed: {
    status: 400,
    message: 'The request could not be read. Check its form and send it again.',
  },
  wrongCredentials: {
    status: 400,
    message: 'These details do not match. Check them and try again.',
  },
  unauthorized: { status: 401, message: 'Log in to go on.' },
  forbidden: { status: 403, message: 'Your account may not do this.' },
  notFound: { status: 404, message: 'There is nothing at this address.' },
  methodNotAllowed: { status: 405, message: 'This address does not take this kind of request.' },
  doneAlready: { status: 409, message: 'This was done already.' },
  conflict: { status: 409, message: 'Somebody else saved this since. Compare both texts.' },
  tooLarge: { status: 413, message: 'What you sent is too large.' },
  unsupportedType: {
    status: 415,
    message: 'Send this as JSON, or as a form where the call says so.',
  },
  invalid: { status: 422, message: 'Some fields need your attention.' },
  tooMany: { status: 429, message: 'Too many tries. Wait a little and try again.' },
  busy: { status: 503, message: 'The site is busy. Try again in a moment.' },
  broken: { status: 500, message: 'Something went wrong on our side. Try again in a moment.' },
} as const;

export type ProblemCode = keyof typeof problems;

/** One field that fails validation, as the wire spells it. */
export interface FieldError {
  param: string;
  msg: string;
}

/** How whoever passed a soft limit may go on: the answer travels in the header `x-proof`. */
export type ProofRequest =
  | { kind: 'work'; challenge: object }
  | { kind: 'recaptcha'; siteKey: string; action: string };

/** Two who wrote the same part: what is kept, and what was to be saved. */
export interface Conflict {
  part: string;
  /** The revision that was saved in between; null where the part was taken away. */
  theirs: { id: number; authorId: string; at: string; content: Record<string, unknown> } | null;
  /** Null where something was to be published. */
  yours: Record<string, unknown> | null;
  /** The fields that both changed; empty where it is not known what the edit began from. */
  fields?: readonly string[];
}

interface ProblemDetail {
  message?: string | undefined;
  errors?: FieldError[] | undefined;
  /** Seconds until another try makes sense. */
  retryAfter?: number | undefined;
  proof?: ProofRequest | undefined;
  conflict?: Conflict | undefined;
}

/** A failure as it travels. */
export interface FailureBody {
  success: false;
  message: string;
  errors?: FieldError[];
  /** The captcha to solve after too many tries. */
  proof?: ProofRequest;
  conflict?: Conflict;
}

/** A server that sheds load says when to come back. */
const RETRY_WHEN_BUSY_SECONDS = 5;

/** A failure that the caller is meant to see; anything else thrown is a fault of ours. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly proof: ProofRequest | undefined;
  readonly conflict: Conflict | undefined;

  constructor(code: ProblemCode, detail: ProblemDetail = {}) {
    const { message, errors, proof, conflict } = detail;
    const retryAfter = detail.retryAfter ?? (code === 'busy' ? RETRY_WHEN_BUSY_SECONDS : undefined);
    super(message ?? sentenceOf(code, retryAfter));
    this.name = 'Problem';
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.proof = proof;
    this.conflict = conflict;
  }

  /** The same failure in the words of another language. */
  inWordsOf(say: (sentence: string) => string): Problem {
    const errors = this.errors?.map(({ param, msg }) => ({ param, msg: say(msg) }));
    return new Problem(this.code, {
      message: say(this.message),
      errors,
      retryAfter: this.retryAfter,
      proof: this.proof,
      conflict: this.conflict,
    });
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** The JSON body that stands for this failure. */
  toBody(): FailureBody {
    const { message, errors, proof, conflict } = this;
    return {
      success: false,
      message,
      ...(errors && { errors }),
      ...(proof && { proof }),
      ...(conflict && { conflict }),
    };
  }
}

/** A 429 says when to come back. The counts are never one, so that no language needs a singular. */
function sentenceOf(code: ProblemCode, retryAfter = 0): string {
  if (code !== 'tooMany' || retryAfter === 0) return problems[code].message;
  return `Too many tries. Try again in ${waitOf(retryAfter)}.`;
}

function waitOf(seconds: number): string {
  if (seconds <= 2 * 60) return `${Math.max(2, Math.ceil(seconds))} seconds`;
  if (seconds <= 2 * 3600) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
}

/** A 422 that names its fields. */
export function invalid(...errors: FieldError[]): Problem {
  return new Problem('invalid', { errors, message: errors[0]?.msg });
}

/** Whether what was thrown says that a limit is reached. */
export const isTooMany = (reason: unknown): reason is Problem =>
  reason instanceof Problem && reason.code === 'tooMany';
