import type { Box } from '#face-search/engine/boxes.ts';
import { LARGEST_SIDE } from '#face-search/engine/picture.ts';
import type { SelfieFault } from '../../contract.ts';
import type { WorkerRequest, Outputs, PhoneParts, WorkerReply } from './messages.ts';
import { pixelsOf } from './pixels.ts';
import { PhoneTrouble } from './trouble.ts';
import address from './wasm-worker.ts?separate-script';

/** Looks at selfies in a worker of this page. */
export interface PhoneEngine {
  /** Loads what is missing. May be asked again after trouble, and goes on from there. */
  open(tell: (loaded: number) => void): Promise<void>;
  /** A face as it is sent, or what is wrong with the selfie. Throws `PhoneTrouble`. */
  judge(selfie: Blob): Promise<{ template: string } | { fault: SelfieFault }>;
  /** Boxes of faces in what a camera shows, in pixels of its picture. */
  locate(video: HTMLVideoElement): Promise<readonly Box[]>;
  stop(): void;
}

/** Large enough for a face that fits the frame. */
const GLANCE_SIDE = 320;

export function createPhoneEngine({ files }: PhoneParts): PhoneEngine {
  if (typeof WebAssembly !== 'object' || typeof Worker !== 'function')
    throw new PhoneTrouble('unsupported');
  const worker = new Worker(trusted(address), { type: 'module' });
  const { ask, stop } = questionsTo(worker);
  return {
    open: (tell) => ask({ kind: 'open', files }, tell),
    async judge(selfie) {
      const bitmap = await createImageBitmap(selfie).catch(() => undefined);
      if (!bitmap) return { fault: 'unreadable' };
      const judged = await ask({
        kind: 'judge',
        picture: pixelsOf(bitmap, bitmap, LARGEST_SIDE),
      });
      bitmap.close();
      return 'vector' in judged ? { template: base64Of(judged.vector) } : judged;
    },
    async locate(video) {
      const { videoWidth: width, videoHeight: height } = video;
      const picture = pixelsOf(video, { width, height }, GLANCE_SIDE);
      const boxes = await ask({ kind: 'locate', picture });
      const scale = width / picture.width;
      return boxes.map((box) => ({
        left: box.left * scale,
        top: box.top * scale,
        width: box.width * scale,
        height: box.height * scale,
      }));
    },
    stop,
  };
}

interface Waiting {
  resolve: (output: never) => void;
  reject: (trouble: PhoneTrouble) => void;
  tell: (loaded: number) => void;
}

function questionsTo(worker: Worker) {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const asked = waiting.get(data.id);
    if (!asked) return;
    if ('loaded' in data) return asked.tell(data.loaded);
    waiting.delete(data.id);
    if ('trouble' in data) asked.reject(new PhoneTrouble(data.trouble));
    else asked.resolve(data.output as never);
  });
  // A worker that the browser ended for want of memory says no more than this.
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new PhoneTrouble('broken'));
    waiting.clear();
  });
  return {
    ask: <Kind extends WorkerRequest['kind']>(
      asked: Extract<WorkerRequest, { kind: Kind }>,
      tell: (loaded: number) => void = () => undefined,
    ) =>
      new Promise<Outputs[Kind]>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject, tell });
        const transfer = 'picture' in asked ? [asked.picture.data.buffer] : [];
        worker.postMessage({ id: last, ...asked }, { transfer });
      }),
    stop: () => worker.terminate(),
  };
}

/** 512 little-endian numbers of 32 bits, as browsers keep them. */
function base64Of(vector: Float32Array): string {
  const bytes = new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
  return btoa(String.fromCharCode(...bytes));
}

/** The page takes no plain string as the address of a worker. */
function trusted(script: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: {
      createPolicy(name: string, rules: object): { createScriptURL: typeof String };
    };
  };
  return (
    trustedTypes?.createPolicy('booth', { createScriptURL: String }).createScriptURL(script) ??
    script
  );
}
