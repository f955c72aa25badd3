export interface Bucket {
  /** Tries in one window, before `LIMITS_SCALE`. */
  points: number;
  /** The length of the window. */
  seconds: number;
  /** Whether the caller's address is counted, the user who is logged in, or a key that the call gives. */
  by: 'address' | 'user' | 'key';
  /** What happens to a try that cannot be counted. */
  whenUncounted: 'refuse' | 'allow';
  /** Whether a proof of work lets a try through when the bucket is empty. */
  opensWithProof?: true;
  /** Not a rate, so `LIMITS_SCALE` leaves it as it is. */
  isFixed?: true;
}

const MINUTE = 60;
const QUARTER_OF_AN_HOUR = 900;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Every rate limit of the site; those of accounts are the rows T2 to T6 of the threats. */
export const buckets = {
  join: {
    points: 5,
    seconds: HOUR,
    by: 'address',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
  newsletter: {
    points: 10,
    seconds: HOUR,
    by: 'address',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
  engage: { points: 30, seconds: MINUTE, by: 'address', whenUncounted: 'allow' },
  /** Whatever names are made up, a day has so many rows. */
  engageRows: { points: 2_000, seconds: DAY, by: 'key', whenUncounted: 'refuse' },
  search: { points: 60, seconds: MINUTE, by: 'address', whenUncounted: 'allow' },

  register: {
    points: 5,
    seconds: HOUR,
    by: 'address',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
  /** Mails to one address that a stranger names, counted for each occasion. */
  mailAddress: { points: 3, seconds: HOUR, by: 'key', whenUncounted: 'refuse' },
  /** Links from messages: guessing one is hopeless, so this only keeps the noise down. */
  confirm: {
    points: 300,
    seconds: HOUR,
    by: 'address',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
  /** From one address, over all accounts. */
  login: {
    points: 100,
    seconds: QUARTER_OF_AN_HOUR,
    by: 'address',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
  loginPair: {
    points: 10,
    seconds: QUARTER_OF_AN_HOUR,
    by: 'key',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
  loginAccount: {
    points: 100,
    seconds: HOUR,
    by: 'key',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
  google: {
    points: 30,
    seconds: HOUR,
    by: 'address',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
  forgotPassword: {
    points: 10,
    seconds: HOUR,
    by: 'address',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
  proveAgain: { points: 10, seconds: HOUR, by: 'user', whenUncounted: 'refuse' },

  /** Codes to one number: after 60 seconds, then 120, then 240, and five a day. */
  codeFirst: { points: 1, seconds: MINUTE, by: 'key', whenUncounted: 'refuse' },
  codeSecond: { points: 2, seconds: 3 * MINUTE, by: 'key', whenUncounted: 'refuse' },
  codeThird: { points: 3, seconds: 7 * MINUTE, by: 'key', whenUncounted: 'refuse' },
  codeDay: { points: 5, seconds: DAY, by: 'key', whenUncounted: 'refuse' },
  /** One IPv6 network is one household; behind one IPv4 address there may be a whole town. */
  codeNetwork6: {
    points: 10,
    seconds: HOUR,
    by: 'key',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
  codeAddress4: {
    points: 60,
    seconds: HOUR,
    by: 'key',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
  /** What short messages to numbers that strangers name may cost together. */
  smsHour: { points: 1_600, seconds: HOUR, by: 'key', whenUncounted: 'refuse' },
  smsDay: { points: 16_000, seconds: DAY, by: 'key', whenUncounted: 'refuse' },
  /** What is held back, beside, for codes to numbers that have an account. */
  smsHourReserve: { points: 400, seconds: HOUR, by: 'key', whenUncounted: 'refuse' },
  smsDayReserve: { points: 4_000, seconds: DAY, by: 'key', whenUncounted: 'refuse' },
  /** Codes that go out while hardly any is entered; a proof of work gets another. */
  codesProbe: {
    points: 20,
    seconds: 10 * MINUTE,
    by: 'key',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
  /** Short messages to parents, whose numbers strangers name: to one, from one address, in all. */
  parentNumber: { points: 3, seconds: DAY, by: 'key', whenUncounted: 'refuse' },
  parentSmsAddress: { points: 10, seconds: HOUR, by: 'address', whenUncounted: 'refuse' },
  parentSmsHour: { points: 200, seconds: HOUR, by: 'key', whenUncounted: 'refuse' },
  verifyCode: {
    points: 60,
    seconds: HOUR,
    by: 'address',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },

  /** Each answer to a proof counts once, for as long as it holds. */
  proofUsed: { points: 1, seconds: 660, by: 'key', whenUncounted: 'refuse', isFixed: true },
  /** What a proof costs an address rises with each; so many are told apart. */
  proofsSpent: { points: 1_000, seconds: HOUR, by: 'key', whenUncounted: 'allow' },
  /** More wrong codes or passwords than people mistype: the alarm rings, nobody is refused. */
  wrongCodes: { points: 500, seconds: HOUR, by: 'key', whenUncounted: 'allow' },
  wrongPasswords: { points: 1_000, seconds: HOUR, by: 'key', whenUncounted: 'allow' },

  /** Log-ins of agents, apart from those of visitors, so that neither uses up the other's. */
  agentLogin: {
    points: 60,
    seconds: QUARTER_OF_AN_HOUR,
    by: 'address',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
  agentLoginPair: { points: 10, seconds: QUARTER_OF_AN_HOUR, by: 'key', whenUncounted: 'refuse' },
  agentLoginAccount: {
    points: 100,
    seconds: HOUR,
    by: 'key',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
  /** Times that an agent is turned away; each is a row of the audit log. */
  agentRefused: { points: 120, seconds: HOUR, by: 'key', whenUncounted: 'refuse' },

  editProfile: { points: 30, seconds: HOUR, by: 'user', whenUncounted: 'refuse' },
  photoUser: { points: 20, seconds: DAY, by: 'key', whenUncounted: 'refuse' },
  download: { points: 10, seconds: HOUR, by: 'user', whenUncounted: 'refuse' },
  /** Parts of files that one person sends, each of which is written through to the disk. */
  uploadPart: { points: 20_000, seconds: HOUR, by: 'key', whenUncounted: 'refuse' },
  grievance: {
    points: 5,
    seconds: HOUR,
    by: 'address',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
  findGrievance: {
    points: 60,
    seconds: HOUR,
    by: 'address',
    whenUncounted: 'refuse',
    opensWithProof: true,
  },
} as const satisfies Record<string, Bucket>;

export type BucketName = keyof typeof buckets;

export function isBucket(name: string): name is BucketName {
  return Object.hasOwn(buckets, name);
}
