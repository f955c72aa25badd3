/** What can go wrong on the wire: code → status and the sentence that a person reads. */
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
  | { kind: 'recaptcha'; siteKey: string };

interface ProblemDetail {
  message?: string | undefined;
  errors?: FieldError[] | undefined;
  /** Seconds until another try makes sense. */
  retryAfter?: number | undefined;
  proof?: ProofRequest | undefined;
}

/** A failure as it travels. */
export interface FailureBody {
  success: false;
  message: string;
  errors?: FieldError[];
  proof?: ProofRequest;
}

/** A failure that the caller is meant to see; anything else thrown is a fault of ours. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly proof: ProofRequest | undefined;

  constructor(code: ProblemCode, { message, errors, retryAfter, proof }: ProblemDetail = {}) {
    super(message ?? problems[code].message);
    this.name = 'Problem';
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.proof = proof;
  }

  /** The same failure in the words of another language. */
  inWordsOf(say: (sentence: string) => string): Problem {
    const errors = this.errors?.map(({ param, msg }) => ({ param, msg: say(msg) }));
    return new Problem(this.code, {
      message: say(this.message),
      errors,
      retryAfter: this.retryAfter,
      proof: this.proof,
    });
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** The JSON body that stands for this failure. */
  toBody(): FailureBody {
    const { message, errors, proof } = this;
    return { success: false, message, ...(errors && { errors }), ...(proof && { proof }) };
  }
}

/** A 422 that names its fields. */
export function invalid(...errors: FieldError[]): Problem {
  return new Problem('invalid', { errors, message: errors[0]?.msg });
}
