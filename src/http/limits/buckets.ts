export interface Bucket {
  /** Tries in one window, before `LIMITS_SCALE`. */
  points: number;
  /** The length of the window. */
  seconds: number;
  /** Whether the caller's address is counted, the user who is logged in, or a key that the call gives. */
  by: 'address' | 'user' | 'key';
  /** The answer to a try that cannot be counted. */
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

/** A try is counted for its address, and refused where it cannot be counted, unless a row tells. */
const usual = { by: 'address', whenUncounted: 'refuse' } as const;

/** Every rate limit of the site; those of accounts are the rows T2 to T6 of the threats. */
const rows = {
  join: { points: 5, seconds: HOUR, opensWithProof: true },
  newsletter: { points: 10, seconds: HOUR, opensWithProof: true },
  engage: { points: 30, seconds: MINUTE, whenUncounted: 'allow' },
  /** A cap on the rows of a day, however many names are made up. */
  engageRows: { points: 2_000, seconds: DAY, by: 'key' },
  search: { points: 60, seconds: MINUTE, whenUncounted: 'allow' },

  register: { points: 5, seconds: HOUR, opensWithProof: true },
  /** Cheap, and asked once more with the registration. */
  checkPassword: { points: 300, seconds: HOUR, whenUncounted: 'allow' },
  /** Mails to one address that a stranger names, counted for each occasion. */
  mailAddress: { points: 3, seconds: HOUR, by: 'key' },
  /** Mails to one address on all such occasions; a proof keeps a stranger from shutting its owner out for a day. */
  mailboxDay: { points: 10, seconds: DAY, by: 'key', opensWithProof: true },
  /** Mails to a reader of the newsletter who asks for it again. */
  readersNotice: { points: 1, seconds: DAY, by: 'key' },
  /** Links from messages: guessing one is hopeless, so this only keeps the noise down. */
  confirm: { points: 300, seconds: HOUR, opensWithProof: true },
  /** Mail providers end mails for their customers, many from one address. */
  leave: { points: 6_000, seconds: HOUR, opensWithProof: true },
  /** Mails that came back, which a mail server posts. */
  mailReturns: { points: 6_000, seconds: HOUR },
  /** From one address, over all accounts. */
  login: { points: 100, seconds: QUARTER_OF_AN_HOUR, opensWithProof: true },
  loginPair: { points: 10, seconds: QUARTER_OF_AN_HOUR, by: 'key', opensWithProof: true },
  loginAccount: { points: 100, seconds: HOUR, by: 'key', opensWithProof: true },
  google: { points: 30, seconds: HOUR, opensWithProof: true },
  forgotPassword: { points: 10, seconds: HOUR, opensWithProof: true },
  proveAgain: { points: 10, seconds: HOUR, by: 'user' },

  /** Codes to one number: after 60 seconds, then 120, then 240, and five a day. */
  codeFirst: { points: 1, seconds: MINUTE, by: 'key' },
  codeSecond: { points: 2, seconds: 3 * MINUTE, by: 'key' },
  codeThird: { points: 3, seconds: 7 * MINUTE, by: 'key' },
  codeDay: { points: 5, seconds: DAY, by: 'key' },
  /** One IPv6 network is one household; behind one IPv4 address there may be a whole town. */
  codeNetwork6: { points: 10, seconds: HOUR, by: 'key', opensWithProof: true },
  codeAddress4: { points: 60, seconds: HOUR, by: 'key', opensWithProof: true },
  /** The budget for short messages to numbers that strangers name, all together. */
  smsHour: { points: 1_600, seconds: HOUR, by: 'key' },
  smsDay: { points: 16_000, seconds: DAY, by: 'key' },
  /** A reserve beside it, for codes to numbers that have an account. */
  smsHourReserve: { points: 400, seconds: HOUR, by: 'key' },
  smsDayReserve: { points: 4_000, seconds: DAY, by: 'key' },
  /** Codes that go out while hardly any is entered; a proof of work gets another. */
  codesProbe: { points: 20, seconds: 10 * MINUTE, by: 'key', opensWithProof: true },
  /** Short messages to parents, whose numbers strangers name: to one, from one address, in all. */
  parentNumber: { points: 3, seconds: DAY, by: 'key' },
  parentSmsAddress: { points: 10, seconds: HOUR },
  parentSmsHour: { points: 200, seconds: HOUR, by: 'key' },
  verifyCode: { points: 60, seconds: HOUR, opensWithProof: true },

  /** Each answer to a proof counts once, for as long as it holds. */
  proofUsed: { points: 1, seconds: 660, by: 'key', isFixed: true },
  /** The price of a proof rises with each that an address uses; so many are told apart. */
  proofsSpent: { points: 1_000, seconds: HOUR, by: 'key', whenUncounted: 'allow' },
  /** More wrong codes or passwords than people mistype: the alarm rings, nobody is refused. */
  wrongCodes: { points: 500, seconds: HOUR, by: 'key', whenUncounted: 'allow' },
  wrongPasswords: { points: 1_000, seconds: HOUR, by: 'key', whenUncounted: 'allow' },

  /** Log-ins of agents, apart from those of visitors, so that neither uses up the other's. */
  agentLogin: { points: 60, seconds: QUARTER_OF_AN_HOUR, opensWithProof: true },
  /** Wrong passwords for one account from one address, then a pause; its owner elsewhere gets in. */
  agentLoginPair: { points: 5, seconds: QUARTER_OF_AN_HOUR, by: 'key' },
  agentLoginAccount: { points: 100, seconds: HOUR, by: 'key', opensWithProof: true },
  /** Codes for one account, from those who know its password; a passkey still opens it. */
  agentCode: { points: 20, seconds: HOUR, by: 'key' },
  agentProof: { points: 10, seconds: HOUR, by: 'key' },
  invite: { points: 30, seconds: HOUR, by: 'user' },
  /** Times that an agent is turned away; each is a row of the audit log. */
  agentRefused: { points: 120, seconds: HOUR, by: 'key' },

  /** Cards of people that one agent opens, changes at a desk, and answers by mail. */
  openCard: { points: 300, seconds: HOUR, by: 'user' },
  deskWrite: { points: 1_200, seconds: HOUR, by: 'user' },
  deskReply: { points: 120, seconds: HOUR, by: 'user' },
  /** Comments of one agent, each of which may be a mail to a colleague. */
  comment: { points: 240, seconds: HOUR, by: 'user' },
  /** People that an officer looks up. */
  findPeople: { points: 200, seconds: HOUR, by: 'user' },
  /** Readings of the whole audit log that somebody asks for. */
  verifyRecord: { points: 20, seconds: HOUR, by: 'user' },
  /** Documents, collections or the site that one agent brings back to a moment. */
  bringBack: { points: 60, seconds: HOUR, by: 'user' },
  /** Lists of people that come in, tried first. */
  importList: { points: 60, seconds: HOUR, by: 'user' },
  /** Tables of people that leave the site. */
  exportPeople: { points: 10, seconds: HOUR, by: 'user' },

  ownPreferences: { points: 30, seconds: HOUR, by: 'user' },
  /** Each change is a row that stays. */
  changeConsent: { points: 30, seconds: HOUR, by: 'user' },
  editProfile: { points: 30, seconds: HOUR, by: 'user' },
  photoUser: { points: 20, seconds: DAY, by: 'key' },
  download: { points: 10, seconds: HOUR, by: 'user' },
  /** Selfies that somebody sends, whatever comes of them; each is a second of a processor. */
  selfie: { points: 30, seconds: HOUR, by: 'user' },
  /** Searches for one's own face. */
  boothSearch: { points: 5, seconds: DAY, by: 'key' },
  /** Wishes to be blurred from one address, each of which may be two looks of a processor. */
  removal: { points: 8, seconds: DAY, opensWithProof: true },
  boothPhoto: { points: 300, seconds: HOUR, by: 'user' },
  boothArchive: { points: 10, seconds: HOUR, by: 'user' },
  /** Parts of files that one person sends, each of which is written through to the disk. */
  uploadPart: { points: 20_000, seconds: HOUR, by: 'key' },
  /** Cards of one address in a day; more of them for a proof, because a town may share it. */
  wish: { points: 3, seconds: DAY, opensWithProof: true },
  wishAccount: { points: 1, seconds: DAY, by: 'key' },
  /** Push tokens that are registered, changed and forgotten; a page looks after its own once a day. */
  push: { points: 60, seconds: HOUR, opensWithProof: true },
  pushTest: { points: 30, seconds: HOUR, by: 'user' },
  /** Mails of a draft, each to the agent who asks for it. */
  newsletterTest: { points: 30, seconds: HOUR, by: 'user' },
  findWish: { points: 300, seconds: HOUR, opensWithProof: true },
  /** A whole rally may play behind one address, and reading the questions costs next to nothing. */
  quiz: { points: 3_000, seconds: MINUTE, whenUncounted: 'allow' },
  answerQuiz: { points: 30, seconds: HOUR, by: 'user' },
  quizAct: { points: 30, seconds: HOUR, by: 'user' },
  certificate: { points: 30, seconds: HOUR, by: 'user' },
  /** Replies to events from one address, behind which may be a whole village. */
  eventReply: { points: 20, seconds: HOUR, opensWithProof: true },
  /** Places of one event that one address takes for typed numbers; a village behind it gets more for proofs. */
  eventPlaces: { points: 8, seconds: DAY, by: 'key', opensWithProof: true },
  /** Devices of volunteers behind one address, each of which asks some times a minute. */
  eventGate: { points: 3_000, seconds: HOUR, opensWithProof: true },
  /** Mails to one address that replied to events, whoever typed it. */
  eventMailDay: { points: 4, seconds: DAY, by: 'key' },
  grievance: { points: 5, seconds: HOUR, opensWithProof: true },
  /** Pages of letters, which their writers look in at again; guessing a receipt is hopeless. */
  findLetter: { points: 300, seconds: HOUR, opensWithProof: true },
  /** A rally may open one link behind one address, so a visit beyond is not counted, but let in. */
  referralOpen: { points: 600, seconds: MINUTE, whenUncounted: 'allow' },
  /** The same link from the same address counts once a day. */
  referralVisit: { points: 1, seconds: DAY, by: 'key', whenUncounted: 'allow', isFixed: true },
  referralAct: { points: 30, seconds: HOUR, by: 'user' },
  /** Posters and cards of one address; more of them for a proof, because a rally shares one. */
  rallyKit: { points: 20, seconds: HOUR, opensWithProof: true },
  findGrievance: { points: 60, seconds: HOUR, opensWithProof: true },
} satisfies Record<string, Pick<Bucket, 'points' | 'seconds'> & Partial<Bucket>>;

export type BucketName = keyof typeof rows;

export const buckets = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => [name, { ...usual, ...row }]),
) as Record<BucketName, Bucket>;

export function isBucket(name: string): name is BucketName {
  return Object.hasOwn(buckets, name);
}
